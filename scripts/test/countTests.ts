import { existsSync, readFileSync } from 'node:fs';

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds up the JSON reports of Vitest and Playwright. A missing file means that the tests did not run. */
export function countTests(vitestPath: string, playwrightPath: string): TestCounts {
  const vitest = readJson(vitestPath);
  const playwright = readJson(playwrightPath)?.stats;
  return {
    passed: number(vitest?.numPassedTests) + number(playwright?.expected),
    // A test that passed only at the second attempt has failed.
    failed: number(vitest?.numFailedTests) + number(playwright?.unexpected) + number(playwright?.flaky),
    skipped: number(vitest?.numPendingTests) + number(vitest?.numTodoTests) + number(playwright?.skipped),
  };
}

interface Report {
  [name: string]: unknown;
  stats?: Record<string, unknown>;
}

function readJson(path: string): Report | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
