import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage, listedPages, textOf, textsOf } from '../support/builtSite.ts';

/** The sentences of the pages in the last chapter of docs/requirements.md. */
const promises = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| 19\.\d+ \| (.*?) \| ([^|]*) \|$/gm),
].map(([, sentence = '', pages = '']) => ({
  sentence,
  pages: pages === 'every page' ? listedPages : pages.split(', ').map(builtPage),
}));

const unpromised = (text: string) =>
  text.split(/(?<=\.) /).filter((sentence) => !promises.some((promise) => promise.sentence === sentence));

test('each promise is on its pages in its words', () => {
  expect(promises.length).toBeGreaterThan(40);
  const missing = promises.flatMap(({ sentence, pages }) =>
    pages
      .filter(({ document }) => !textOf(document.body).includes(sentence))
      .map(({ path }) => `${path}: ${sentence}`),
  );
  expect(missing).toEqual([]);
});

test('what the privacy policy says first is promised', () => {
  const { main } = builtPage('/datenschutz');
  const heading = [...main.querySelectorAll('h2')].find((each) => textOf(each) === 'Das Wichtigste zuerst');
  const list = [...(heading?.nextElementSibling?.querySelectorAll('li') ?? [])];
  expect(list.length).toBeGreaterThan(2);
  // What every web server does is nothing to promise.
  expect(list.flatMap((entry) => unpromised(textOf(entry)))).toEqual([
    expect.stringMatching(/^Wie die meisten Webserver/),
  ]);
});

test('what is said below each tool is promised', () => {
  const lines = listedPages.flatMap(({ main }) => textsOf(main, 'span:has(+ [href="/sicherheit-pruefen"])'));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.flatMap(unpromised)).toEqual([]);
});
