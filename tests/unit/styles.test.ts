import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStyleSheet, type StyleSheet } from '../support/styleSheet.ts';

const tokensFile = 'src/styles/tokens.css';
const breakpointsFile = 'src/styles/breakpoints.css';

const tokensCss = readFileSync(tokensFile, 'utf8');
const tokenSheet = readStyleSheet(tokensCss);
const [raw, meanings, shared] = tokensCss
  .split(/^ {2}:root \{$/m)
  .slice(1)
  .map((text) => text.slice(0, text.indexOf('\n  }'))) as [string, string, string];
const rawTokens = namesIn(raw);
const otherTokens = [...namesIn(meanings), ...namesIn(shared)];
const breakpoints = [...readFileSync(breakpointsFile, 'utf8').matchAll(/@custom-media (--[\w-]+)/g)].map(
  nameOf,
);

const styleSheets = globSync('src/**/*.css')
  .filter((file) => file !== tokensFile && file !== breakpointsFile)
  .map((file) => ({ file, sheet: readStyleSheet(readFileSync(file, 'utf8')) }));

/** Radix sets it on a notification that is swiped. */
const foreign = '--radix-toast-swipe-move-x';

function namesIn(css: string): string[] {
  return [...css.matchAll(/(--[\w-]+):/g)].map(nameOf);
}

function nameOf({ 1: name = '' }: RegExpExecArray): string {
  return name;
}

function problemsOf(sheet: StyleSheet, file: string): string[] {
  const known = [...rawTokens, ...otherTokens, ...sheet.defined, foreign];
  const isImported = sheet.imports.some((url) => join(dirname(file), url) === breakpointsFile);
  const isNeeded = sheet.breakpoints.size > 0;
  return [
    ...sheet.rawValues.map((name) => `raw value: ${name}`),
    ...rawTokens.filter((name) => sheet.used.has(name)).map((name) => `raw token: ${name}`),
    ...[...sheet.used].filter((name) => !known.includes(name)).map((name) => `unknown token: ${name}`),
    ...otherTokens.filter((name) => sheet.defined.has(name)).map((name) => `token defined again: ${name}`),
    ...[...sheet.breakpoints]
      .filter((name) => !breakpoints.includes(name))
      .map((name) => `unknown breakpoint: ${name}`),
    ...(isNeeded && !isImported ? ['breakpoints.css is missing'] : []),
    ...(isImported && !isNeeded ? ['breakpoints.css is imported for nothing'] : []),
  ];
}

function unused(names: readonly string[], uses: readonly ReadonlySet<string>[]): string[] {
  return names.filter((name) => !uses.some((used) => used.has(name)));
}

/** The colours of a source with six digits. */
function colorsIn(source: string): string[] {
  return [...source.matchAll(/["'](#(?:[\da-f]{3}|[\da-f]{6}))["']/gi)]
    .map(nameOf)
    .map((color) => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
}

function otherColorsIn(source: string): string[] {
  const black = '#000000';
  return colorsIn(source).filter((color) => color !== black && !raw.includes(color));
}

describe('a component style', () => {
  test.each(styleSheets)(
    '$file has names for its colors, text sizes, weights, radii and breakpoints',
    ({ file, sheet }) => {
      expect(problemsOf(sheet, file)).toEqual([]);
    },
  );
});

describe('tokens.css', () => {
  const every = [tokenSheet, ...styleSheets.map(({ sheet }) => sheet)];

  test('has three parts', () => {
    for (const part of [raw, meanings, shared]) expect(namesIn(part)).not.toHaveLength(0);
  });

  test('refers to nothing from a raw value', () => {
    expect(raw).not.toContain('var(');
  });

  test('takes the colours and text sizes of the second part from the first', () => {
    expect(readStyleSheet(`:root {${meanings}}`).rawValues).not.toContain('color');
    const fontSizes = [...meanings.matchAll(/--font-[\w-]+: (.+);/g)].map(nameOf);
    expect(fontSizes).not.toHaveLength(0);
    for (const value of fontSizes) expect(rawTokens.map((name) => `var(${name})`)).toContain(value);
  });

  test('uses no raw value in the third part', () => {
    const { used, rawValues } = readStyleSheet(`:root {${shared}}`);
    expect(rawTokens.filter((name) => used.has(name))).toEqual([]);
    expect(rawValues).not.toContain('color');
  });

  test('has no token and no breakpoint that nothing uses', () => {
    const tokenUses = every.map(({ used }) => used);
    const breakpointUses = every.map(({ breakpoints: used }) => used);
    expect(unused([...rawTokens, ...otherTokens], tokenUses)).toEqual([]);
    expect(unused(breakpoints, breakpointUses)).toEqual([]);
  });
});

test('the colour of a drawing, of the manifest or of the head is one of tokens.css, which they cannot use', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/icons.ts', 'public/*.svg']);
  const sources = files.filter((file) => !file.includes('.test.')).map((file) => readFileSync(file, 'utf8'));
  expect(sources.flatMap(colorsIn)).not.toHaveLength(0);
  expect(sources.flatMap(otherColorsIn)).toEqual([]);
});
