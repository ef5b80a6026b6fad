import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plain, problemsOfTests, read, root } from './heldByTests.ts';

const list = read('docs/requirements.md');

/** The rows of the tables, each with the chapter that it is in. */
function rowsOf(markdown: string) {
  let chapter = '';
  return markdown.split('\n').flatMap((line) => {
    chapter = /^## (\d+) /.exec(line)?.[1] ?? chapter;
    if (!line.startsWith('|') || /^\|(-| no\. )/.test(line)) return [];
    const [, number = '', requirement = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return [{ chapter, number, requirement, tests }];
  });
}

const numbersOf = (markdown: string) => rowsOf(markdown).map(({ number }) => number);

function problemsOf(markdown: string): string[] {
  const numbers = numbersOf(markdown);
  return rowsOf(markdown).flatMap(({ chapter, number, requirement, tests }, row) => {
    const problems = problemsOfTests(tests);
    if (!/^\d+\.\d+$/.test(number)) problems.push('no number');
    else if (!number.startsWith(`${chapter}.`)) problems.push(`not in chapter ${chapter}`);
    if (numbers.indexOf(number) !== row) problems.push('the number is taken');
    if (requirement === '') problems.push('nothing is required');
    return problems.map((problem) => `${number}: ${problem}`);
  });
}

/** The numbers that a text cites: “requirement 4.3”, “requirements 4.3 and 9.9”, and in the list itself “(9.9)”. */
function citedIn(text: string, isList = false): string[] {
  const line = plain(text.replace(/\n\s*(\*|\/\/)/g, ' '));
  const citations = [...line.matchAll(/\brequirements? (\d+\.\d+((, | and | to )\d+\.\d+)*)/gi)];
  if (isList) citations.push(...line.matchAll(/\((\d+\.\d+)\)/g));
  return citations.flatMap(([citation]) => citation.match(/\d+\.\d+/g) ?? []);
}

test('every requirement has a number of its own and tests that exist', () => {
  expect(numbersOf(list).length).toBeGreaterThan(100);
  expect(problemsOf(list)).toEqual([]);
});

test('every cited requirement is in the list', () => {
  const numbers = numbersOf(list);
  const files = globSync(
    [
      '{src,tests,package/src,package/tests,scripts,bench,docs,data}/**/*.{ts,tsx,js,astro,css,md}',
      '*.{md,ts}',
    ],
    { cwd: root, exclude: ['**/node_modules/**'] },
  ).filter((file) => basename(file) !== basename(import.meta.filename));
  const cited = files.flatMap((file) =>
    citedIn(read(file), file === 'docs/requirements.md').map((number) => ({ file, number })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});

describe('a list is refused', () => {
  const thisTest = '`tests/unit/requirements.test.ts` every cited requirement is in the list';

  test.each([
    ['without a number', '## 1 A\n|  | It works. | T |', ': no number'],
    ['with a number of another chapter', '## 1 A\n| 2.1 | It works. | T |', '2.1: not in chapter 1'],
    [
      'with a number twice',
      '## 1 A\n| 1.1 | It works. | T |\n| 1.1 | It looks good. | T |',
      '1.1: the number is taken',
    ],
    ['without words', '## 1 A\n| 1.1 |  | T |', '1.1: nothing is required'],
    ['without a test', '## 1 A\n| 1.1 | It works. | |', '1.1: no test is named'],
    [
      'with a file that does not exist',
      '## 1 A\n| 1.1 | It works. | T; `tests/none.spec.ts` |',
      '1.1: tests/none.spec.ts does not exist',
    ],
    [
      'with a title that no test has, even if the words are in the file',
      '## 1 A\n| 1.1 | It works. | `tests/unit/requirements.test.ts` It works. |',
      '1.1: tests/unit/requirements.test.ts has no test “It works.”',
    ],
  ])('%s', (_what, markdown, problem) => {
    expect(problemsOf('## 1 A\n| 1.1 | It works. | T |'.replaceAll('T', thisTest))).toEqual([]);
    expect(problemsOf(markdown.replaceAll('| T', `| ${thisTest}`))).toEqual([problem]);
  });
});

test.each([
  ['/** Requirement 4.3: how long. */', ['4.3']],
  ['the formula (requirements 9.4, 9.5 and 9.6)', ['9.4', '9.5', '9.6']],
  [' * A text (see requirement\n * 7.1).', ['7.1']],
  ['version 4.3, as in the list (9.9)', []],
])('%j cites %j', (text, numbers) => {
  expect(citedIn(text)).toEqual(numbers);
});

test('in the list itself a number in brackets is cited', () => {
  expect(citedIn('It stays for a while (9.9).', true)).toEqual(['9.9']);
});
