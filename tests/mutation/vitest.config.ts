import { defineConfig } from 'vitest/config';

const part = process.env.PART ?? 'src/domain';
/** Tests of the domain in other folders: the import of bank data, its rules in words, and its sentences. */
const more =
  part === 'src/domain'
    ? ['scripts/importBanks/*.test.ts', 'scripts/{importBanks,rulesDoc}.test.ts', 'src/bankData/**/*.test.ts']
    : [];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [`${part}/**/*.test.ts`, ...more],
    setupFiles: 'tests/fastCheckSeed.ts',
    // Code with mutants is many times slower.
    testTimeout: 600_000,
  },
});
