import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [`${process.env.PART ?? 'src/domain'}/**/*.test.ts`],
    setupFiles: 'tests/fastCheckSeed.ts',
    // Code with mutants is many times slower.
    testTimeout: 600_000,
  },
});
