import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read, root } from './heldByTests.ts';

interface Term {
  readonly german: string;
  readonly names: readonly string[];
  readonly sources: readonly string[];
}

/** The terms with the names and paths that are set as code. */
function termsOf(markdown: string): Term[] {
  const rows = markdown.split('\n').filter((line) => /^\| (?!German term)/.test(line));
  return rows.map((row) => {
    const [, german = '', names = '', , source = ''] = row.split('|').map((cell) => cell.trim());
    return { german, names: codeIn(names), sources: codeIn(source) };
  });
}

const codeIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** What a file says, or all files of a folder. Undefined if there is none. */
function textOf(path: string): string | undefined {
  const place = join(root, path);
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  // A folder or a file may have the name itself.
  return `${path}\n${stat.isFile() ? read(path) : filesIn(`${path}/**/*`)}`;
}

function filesIn(pattern: string): string {
  const files = globSync(pattern, { cwd: root }).filter((file) => /\.(?:tsx?|astro|json|css|md)$/.test(file));
  return files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
}

const code = filesIn('{src,scripts,package/src,tests}/**/*.{ts,tsx,astro}');

function problemsOf(markdown: string): string[] {
  const terms = termsOf(markdown);
  return terms.flatMap(({ german, names, sources }, row) => {
    const texts = sources.map(textOf);
    const missing = sources.filter((_, at) => texts[at] === undefined);
    const where = sources.length > 0 ? texts.join('\n') : code;
    const unnamed = names.filter((name) => !(name.includes('/') ? textOf(name) : contains(where, name)));
    const isAgain = german !== '–' && terms.findIndex((term) => term.german === german) < row;
    return [
      ...missing.map((source) => `${german}: ${source} does not exist`),
      ...unnamed.map((name) => `${german}: ${name} is not in ${sources.join(', ') || 'the code'}`),
      ...(isAgain ? [`${german}: again`] : []),
    ];
  });
}

function contains(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);
}

test('every term of the glossary is once in it, and its names are in the sources that it gives', () => {
  const glossary = read('docs/glossary.md');
  expect(termsOf(glossary).length).toBeGreaterThan(100);
  expect(problemsOf(glossary)).toEqual([]);
});

test('no source of the glossary refers to another row', () => {
  expect(read('docs/glossary.md')).not.toMatch(/\| *the same\b/);
});

test.each([
  ['a file that does not exist', '| A | `x` | m | `src/none.ts` |', /none\.ts does not exist/],
  [
    'a name that its source does not contain',
    '| A | `noSuchName` | m | `src/ui/tone.ts` |',
    /noSuchName is not/,
  ],
  ['a term twice', '| A | x | m | |\n| A | y | m | |', /A: again/],
])('a glossary with %s is refused', (_, rows, problem) => {
  expect(problemsOf(rows).join()).toMatch(problem);
});
