import { transform } from 'lightningcss';
import { expect, test } from 'vitest';
import { tokenValues, valuesOf } from './tokenValues.ts';

const css = `
  :root { --red: light-dark(#c00, #f77); --step: 1rem; }
  :root { --danger: var(--red); --font-note: var(--step); --font-body: var(--step); --frame: 1px solid var(--danger); }
  :root { --edge: calc(var(--font-note) / 2); }
  @media print { :root { --font-body: 11pt; } }`;

test('raw tokens and tokens with one value everywhere are written as that value', () => {
  expect(Object.fromEntries(valuesOf(css))).toEqual({
    '--red': 'light-dark(#c00, #f77)',
    '--step': '1rem',
    '--font-note': '1rem',
    '--edge': 'calc(1rem / 2)',
  });
});

test('a style sheet gets the values, and keeps the tokens that depend on colour scheme, width or medium', () => {
  const code = '.a { --own: var(--on-accent); padding: var(--space-4) var(--gutter); color: var(--danger); }';
  const result = transform({
    filename: 'a.css',
    code: Buffer.from(code),
    minify: true,
    visitor: tokenValues(),
  });
  expect(result.code.toString()).toBe('.a{--own:#fff;padding:1rem var(--gutter);color:var(--danger)}');
});

test('a token that is written as its value is not defined', () => {
  const code = ':root { --space-4: 1rem; --gutter: var(--space-4); }';
  const result = transform({
    filename: 'a.css',
    code: Buffer.from(code),
    minify: true,
    visitor: tokenValues(),
  });
  expect(result.code.toString()).toBe(':root{--gutter:1rem}');
});
