import { defineConfig } from 'vitest/config';

const part = process.env.PART ?? 'src/domain';
/** Tests of the domain in other folders: the import of bank data, and its sentences. */
const more = part === 'src/domain' ? ['scripts/updateBanks/*.test.ts', 'src/bankData/**/*.test.ts'] : [];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [`${part}/**/*.test.ts`, ...more],
    setupFiles: 'tests/support/fastCheckSeed.ts',
    // Code with mutants is many times slower.
    testTimeout: 600_000,
  },
});
