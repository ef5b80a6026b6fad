import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/../..`;

/** The same tests in two engines: `vitest run --config tests/engines/vitest.config.ts --project firefox`. */
export default defineConfig({
  root,
  test: {
    projects: ['firefox', 'webkit'].map((name) => ({
      root,
      test: {
        name,
        include: ['tests/engines/*.test.ts'],
        globalSetup: 'tests/engines/setup.ts',
        // A hanging browser still ends.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        expect: { poll: { timeout: 20_000 } },
      },
    })),
    // Two browsers, which all files share, because a browser takes seconds to start.
    isolate: false,
    maxWorkers: 2,
  },
});
