import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plain, problemsOfTests, read, root } from './heldByTests.ts';

/** The rows of the table: page, sentence, tests. */
const promises = read('docs/promises.md')
  .split('\n')
  .filter((line) => /^\| (\/|every page)/.test(line))
  .map((line) => {
    const [, , sentence = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    return { sentence, tests };
  });

const pages = [
  ...globSync('content/**/*.{mdx,json}', { cwd: root }),
  ...globSync('src/**/*.{ts,tsx}', { cwd: root }),
]
  .filter((file) => !file.includes('.test.'))
  .map((file) => plain(read(file)));

test('the table has its rows', () => {
  expect(promises.length).toBeGreaterThan(30);
});

describe('each promise', () => {
  test.each(promises)('is on a page in these words: $sentence', ({ sentence }) => {
    expect(pages.some((text) => text.includes(sentence))).toBe(true);
  });

  test.each(promises)('is held by tests that exist: $sentence', ({ tests }) => {
    expect(problemsOfTests(tests)).toEqual([]);
  });
});

/** The parts of the pages in which every sentence is a promise. */
const parts = {
  'the first section of the privacy policy': sentencesOf(
    /## Das Wichtigste zuerst\n([\s\S]*?)\n## /.exec(read('content/pages/datenschutz.mdx'))?.[1] ?? '',
  ).filter((sentence) => !sentence.startsWith('Wie die meisten Webserver')),
  'the lines below the tools': await Promise.all(
    globSync('src/features/*/texts.ts', { cwd: root })
      .filter((file) => /^ {2}privacy: /m.test(read(file)))
      .map(async (file): Promise<string> => (await import(join(root, file))).texts.privacy),
  ),
};

function sentencesOf(text: string): string[] {
  return plain(text.replace(/^- /gm, ''))
    .split(/(?<=\.) /)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

for (const [part, sentences] of Object.entries(parts))
  test(`every sentence of ${part} is in the table`, () => {
    expect(sentences.length).toBeGreaterThan(3);
    for (const sentence of sentences) expect(promises.map((promise) => promise.sentence)).toContain(sentence);
  });
