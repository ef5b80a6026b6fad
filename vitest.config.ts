import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** It installs the package that the build has put into the site. */
const packed = 'package/tests/packed.test.ts';

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
          include: ['{src,package,widget,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, packed],
          setupFiles: 'tests/support/fastCheckSeed.ts',
          // The domain and its data are loaded once for many files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // What the build has written, without a server or a browser.
          name: 'dist',
          include: ['tests/dist/**/*.test.ts', packed],
          // The pages are parsed once for all files.
          isolate: false,
        },
      },
    ],
  },
});
