import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Property tests over every bank are slow on a busy machine. A hanging test still ends.
    testTimeout: 60_000,
    // On two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,package/src,widget,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/support/fastCheckSeed.ts',
          // The domain and its data are loaded once for many files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What the build has written, the site and the package, without a server or a browser.
          name: 'dist',
          include: ['{tests/dist,package/tests}/**/*.test.ts'],
          // The pages are parsed once for all files.
          isolate: false,
        },
      },
    ],
  },
});
