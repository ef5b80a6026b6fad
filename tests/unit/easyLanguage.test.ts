import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = readFileSync('content/pages/leichte-sprache.mdx', 'utf8');
const text = source.slice(source.indexOf('<div'), source.indexOf('</div>'));
const lines = text
  .split('\n')
  .filter((line) => !/^\s*(<|$)/.test(line))
  .map(plain);

/** A line without its markup: heading, place in a list, link, break. */
function plain(line: string): string {
  return line
    .replace(/^(#+|-|\d+\.) /, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\\$/, '');
}

const wordsOf = (line: string) => line.split(/\s/).filter((word) => /[\p{L}\d]/u.test(word));
const linesWith = (pattern: RegExp) => lines.filter((line) => pattern.test(line));

test('no sentence has more than 12 words [15.8]', () => {
  expect(lines[0]).toBe('Willkommen!');
  expect(lines.length).toBeGreaterThan(60);
  expect(lines.filter((line) => wordsOf(line).length > 12)).toEqual([]);
});

test('every sentence has a line of its own [15.8]', () => {
  expect(linesWith(/[.!?] \S/)).toEqual([]);
});

test.each([
  ['comma that divides a sentence', /[,;–]/],
  ['genitive', /\b(des|dessen|deren|eines|meines|Ihres|unseres|jedes|wegen|trotz)\b/i],
  ['subjunctive', /\b((würd|wär|hätt|könnt|müsst|sollt|dürft|möcht|wollt)en?|sei|seien)\b/i],
  ['passive', /\b(werden?|wird|wurden?|worden)\b/i],
  ['subordinate clause', /\b(dass|weil|obwohl|damit|sodass|während|wenn|ob|indem|nachdem|bevor)\b/i],
  ['number in letters', /\b(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b/i],
])('there is no %s [15.8]', (_name, pattern) => {
  expect(linesWith(pattern)).toEqual([]);
});

test('long words are divided by hyphens, except the names of the fields', () => {
  const names = ['Bankleitzahl', 'Kontonummer', 'Deutschland'];
  const parts = lines.flatMap((line) => line.split(/[^\p{L}]+/u)).filter((word) => !names.includes(word));
  expect(parts.filter((word) => word.length > 12 && word !== 'Schwierigkeiten')).toEqual([]);
  expect(linesWith(/Bankkonto|Kontonummern|Bankleitzahlen/)).toEqual([]);
});
