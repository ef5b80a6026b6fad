/**
 * Runs all checks: types, lint, layers, unused code and unit tests; then builds the site and tests it in Chromium and Firefox.
 *
 * Usage: npm test           everything
 *        npm run check      without build and browser
 */
import { rmSync } from 'node:fs';
import { countTests } from './test/countTests.ts';
import { runBuffered, runVisibly, type Step } from './test/runStep.ts';

const vitestReport = 'reports/vitest.json';
const firefoxReport = 'reports/firefox.json';
const playwrightReport = 'reports/playwright.json';

const checks: readonly Step[] = [
  // The slowest first, because two run at a time.
  { script: 'check:types' },
  { script: 'test:unit', words: writing(vitestReport) },
  { script: 'check:domain' },
  { script: 'check:lint' },
  { script: 'check:layers' },
  { script: 'check:unused' },
];
const siteSteps: readonly Step[] = [
  { script: 'build' },
  { script: 'test:browser' },
  { script: 'test:firefox', words: writing(firefoxReport) },
];

for (const report of [vitestReport, firefoxReport, playwrightReport]) rmSync(report, { force: true });

let broken = await runBuffered(checks);
if (process.argv[2] !== 'check' && broken.length === 0) broken = await runVisibly(siteSteps);

const { passed, failed, skipped } = countTests([vitestReport, firefoxReport], playwrightReport);
if (broken.length > 0) console.log(`\nNot in order: ${broken.map(({ script }) => script).join(', ')}`);
console.log(`tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

function writing(report: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}
