import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of docs/requirements.md begin with their number; a title ends with those that its test holds: “… [9.5] [9.6]”. */
const NUMBER_OF_ROW = /^\| (\d+\.\d+) \|/gm;
const NUMBER_IN_TITLE = /\[(\d+\.\d+)\](?=( \[[\d.]+\])*['"`])/g;

const required = numbersIn(readFileSync('docs/requirements.md', 'utf8'), NUMBER_OF_ROW);
const held = globSync('{src,tests,package,widget,scripts}/**/*.{test,spec}.{ts,tsx}', {
  exclude: ['**/node_modules/**'],
}).flatMap((file) => numbersIn(readFileSync(file, 'utf8'), NUMBER_IN_TITLE));

function numbersIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, number = '']) => number);
}

test('every requirement names a test that exists', () => {
  expect(required.length).toBeGreaterThan(100);
  expect(required.filter((number) => !held.includes(number))).toEqual([]);
});

test('every number in the title of a test is that of a requirement', () => {
  expect(held.filter((number) => !required.includes(number))).toEqual([]);
});
