import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** The numbers inside these sentences are elements of their own. */
const SENTENCES_WITH_ELEMENTS = ['src/features/calculator/Arithmetic.tsx'];
/** The code of tools; what is rendered in the build only (articles, contact, shell) is prose and holds its own words. */
const components = globSync(
  'src/{bankData,ui,notifications,features/{bankSearch,calculator,giroCode,ibanCheck,ibanList}}/**/*.tsx',
  { cwd: root },
).filter((file) => !file.includes('.test.') && !SENTENCES_WITH_ELEMENTS.includes(file));

/** Words between tags, and strings with a letter or a quotation mark that only German has. */
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
