import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { germanWords } from './germanWords.ts';

const root = join(import.meta.dirname, '../..');

/** Files with German words of their own, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/features/calculator/Arithmetic.tsx': 'the numbers in these sentences are separate elements',
  'src/features/giroCode/series/cardFileName.ts': 'replaces the letter ß',
  'src/features/giroCode/series/checkSeries.ts': 'recognises titles of columns',
  'src/features/giroCode/series/columnNames.ts': 'recognises titles of columns',
  'src/features/ibanList/convert/resultColumns.ts': 'each title of a column is beside its cell',
  'src/features/ibanList/xlsx/newWorkbook.ts': 'the name of the sheet is inside the XML of the file',
  'src/features/specialRules/rulesCsv.ts': 'each title of a column is beside its cell',
  'src/ui/germanDate.ts': 'the names of the months',
  'src/ui/germanNumber.ts': 'the names of the numbers',
};

/** The code of tools and of the widget. Code that is rendered only in the build (articles, contact, shell) is prose with its own texts. */
const files = globSync(
  [
    'src/{bankData,ui,notifications,features/{bankSearch,bic,calculator,developers,giroCode,ibanCheck,ibanList,letter,specialRules}}/**/*.{ts,tsx}',
    'widget/src/**/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.test\.|\.d\.ts$|[tT]exts\.ts$/.test(file));

const wordsOf = (file: string) => germanWords(readFileSync(join(root, file), 'utf8'), file.endsWith('.tsx'));

test('the code of the tools is found', () => {
  expect(files.length).toBeGreaterThan(200);
});

test('words in a component or a string are found', () => {
  expect(germanWords('<p>Rechnet im Browser</p>', true)).toEqual(['Rechnet im Browser']);
  expect(germanWords("label('Prüfziffern', 'Ort')")).toEqual(['Prüfziffern', 'Ort']);
  expect(germanWords('note(`${' + 'count} sind falsch`)')).toEqual(['sind falsch']);
});

test('names of files, addresses, errors, comments and code are no words', () => {
  expect(germanWords("<a href='/#so-prüfen'>{texts.link}</a> // für", true)).toEqual([]);
  expect(germanWords("import { a } from './die/Bank.ts'; /* für */ throw new Error('no bank “x”');")).toEqual(
    [],
  );
});

test.each(files.filter((file) => !(file in EXCEPTIONS)))('%s has its words in a texts file', (file) => {
  expect(wordsOf(file)).toEqual([]);
});

test.each(Object.keys(EXCEPTIONS))('the exception for %s is needed', (file) => {
  expect(wordsOf(file)).not.toEqual([]);
});
