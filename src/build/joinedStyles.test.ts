import { expect, it } from 'vitest';
import { withJoinedStyles } from './joinedStyles.ts';
import { layerOrder } from './layerOrder.ts';

const order = `<style>${layerOrder}</style>`;

it('joins the styles of a page in the order of its layers', () => {
  const page = `<head>${order}<meta><style>@layer ui{a{top:0}}</style><style>@layer base{b{top:0}}</style></head>`;
  const joined = withJoinedStyles(page, 'seite.html');
  expect(joined).toMatch(/^<head><meta><style>[^<]*<\/style><\/head>$/);
  expect(joined).toContain('@layer reset,tokens;@layer base{b{top:0}}@layer ui{a{top:0}}');
});

it('drops the style of islands, which base.css contains', () => {
  const island = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><astro-island>';
  const page = `<head>${order}<style>a{top:0}</style></head>${island}`;
  expect(withJoinedStyles(page, 'seite.html')).not.toContain('display:contents');
});

it('refuses a page that does not begin with the order of its layers', () => {
  expect(() => withJoinedStyles(`<head><style>a{top:0}</style>${order}</head>`, 'seite.html')).toThrow(
    'seite.html does not order its layers first',
  );
});

it('keeps the tokens that the page or a script of it uses', () => {
  const page = `<head>${order}<style>:root{--a:1px;--b:2px;--c:3px;--d:4px}p{top:var(--a);content-visibility:auto}</style></head><i style="top:var(--b)">`;
  const joined = withJoinedStyles(page, 'seite.html', '.x{top:var(--c)}');
  expect(joined).toContain(':root{--a:1px;--b:2px;--c:3px}p{top:var(--a);content-visibility:auto}');
});
