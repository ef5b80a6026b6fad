/**
 * Mutates one folder and runs the tests of tests/mutation/vitest.config.ts. All tests of the project would take far longer
 * and detect little more. Usage: npm run mutation, or PART=src/features/ibanList/fast npm run mutation
 */
const part = process.env.PART ?? 'src/domain';
const reports = `reports/mutation/${part.replaceAll('/', '-')}`;

export default {
  mutate: [`${part}/**/*.ts`, `!${part}/**/*.test.ts`],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  reporters: ['clear-text', 'progress', 'html', 'json'],
  clearTextReporter: { reportTests: false, allowColor: false },
  htmlReporter: { fileName: `${reports}.html` },
  jsonReporter: { fileName: `${reports}.json` },
  incremental: true,
  incrementalFile: `${reports}.incremental.json`,
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['dist', 'reports', '.astro'],
  thresholds: { high: 95, low: 90, break: 90 },
};
