import { existsSync, readFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds up the JSON reports of Vitest and Playwright. A missing file means that the tests did not run. */
export function countTests(vitestPaths: readonly string[], playwrightPath: string): TestCounts {
  const vitest = vitestPaths.map(readJson);
  const playwright = readJson(playwrightPath)?.stats;
  return {
    passed: sum(vitest, 'numPassedTests') + number(playwright?.expected),
    // A test that passed only at the second attempt has failed.
    failed: sum(vitest, 'numFailedTests') + number(playwright?.unexpected) + number(playwright?.flaky),
    skipped: sum(vitest, 'numPendingTests') + sum(vitest, 'numTodoTests') + number(playwright?.skipped),
  };
}

interface Report {
  [name: string]: unknown;
  stats?: Record<string, unknown>;
}

function readJson(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function sum(reports: readonly (Report | undefined)[], name: string): number {
  return reports.reduce((total, report) => total + number(report?.[name]), 0);
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
