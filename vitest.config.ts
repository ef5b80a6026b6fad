import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Property tests over every bank are slow on a busy machine. A hanging test still ends.
    testTimeout: 60_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,package,widget,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/support/fastCheckSeed.ts',
        },
      },
      {
        extends: true,
        test: {
          // What the build has written, without a server or a browser.
          name: 'dist',
          include: ['tests/dist/**/*.test.ts'],
          // The pages are parsed once for all files.
          isolate: false,
        },
      },
    ],
  },
});
