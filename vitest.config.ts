import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    environment: 'node',
    setupFiles: 'tests/fastCheckSeed.ts',
    // Properties over every bank take their time on a loaded machine; a hanging test still ends.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
