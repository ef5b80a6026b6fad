import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The numbers in these sentences are separate elements. */
const SENTENCES_WITH_ELEMENTS = ['src/features/calculator/Arithmetic.tsx'];
/** The code of tools and of the widget. Code that is rendered only in the build (articles, contact, shell) is prose with its own texts. */
const components = globSync(
  [
    'src/{bankData,ui,notifications,features/{bankSearch,calculator,developers,giroCode,ibanCheck,ibanList}}/**/*.tsx',
    'widget/src/!(texts).ts',
  ],
  { cwd: root },
).filter((file) => !file.includes('.test.') && !SENTENCES_WITH_ELEMENTS.includes(file));

/** Words between tags, and strings with a letter or a quotation mark that occurs only in German. */
const WORDS = [
  />\s*([^<>{}()=;&|?:]*\p{L}{3,}[^<>{}()=;&|?:]*)<\//gu,
  /(['`][^'`\n]*[äöüÄÖÜß„“][^'`\n]*['`])/gu,
];

function germanWords(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/'[/#][^']*'/g, "''");
  return WORDS.flatMap((pattern) => [...code.matchAll(pattern)].map(([, words = '']) => words.trim()));
}

test('the components of the tools are found', () => {
  expect(components.length).toBeGreaterThan(40);
});

test('words in a component are found', () => {
  expect(germanWords('<p>Rechnet im Browser</p>')).toEqual(['Rechnet im Browser']);
  expect(germanWords("label('Prüfziffern')")).toEqual(["'Prüfziffern'"]);
  expect(germanWords("<a href='/#so-prüfen'>{texts.link}</a> // für")).toEqual([]);
});

test.each(components)('%s has its words in a texts file', (file) => {
  expect(germanWords(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
