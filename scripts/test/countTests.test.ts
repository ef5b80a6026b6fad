import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countTests } from './countTests.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, report: unknown): string {
  writeFileSync(join(folder, name), JSON.stringify(report));
  return join(folder, name);
}
const vitest = written('vitest.json', {
  numPassedTests: 20,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 3,
});
const firefox = written('firefox.json', { numPassedTests: 7, numFailedTests: 1 });
const playwright = written('playwright.json', {
  stats: { expected: 100, unexpected: 10, flaky: 1, skipped: 4 },
});
const nothing = join(folder, 'gibt-es-nicht.json');

it('adds the tests of all runs, and counts what passed only on a second try as failed', () => {
  expect(countTests([vitest, firefox], playwright)).toEqual({ passed: 127, failed: 13, skipped: 9 });
});

it.each([
  ['the browser tests', vitest, nothing, { passed: 20, failed: 1, skipped: 5 }],
  ['the unit tests', nothing, playwright, { passed: 100, failed: 11, skipped: 4 }],
  ['both', nothing, nothing, { passed: 0, failed: 0, skipped: 0 }],
])('counts none for %s that did not run', (_which, first, second, counts) => {
  expect(countTests([first], second)).toEqual(counts);
});
