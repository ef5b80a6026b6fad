import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesOf, pageWeight } from '../pageWeight.ts';

const dist = mkdtempSync(join(tmpdir(), 'weights-'));
afterAll(() => rmSync(dist, { recursive: true }));

const scripts = {
  'tool.js':
    'import{n as e}from"./react.js";import{t}from"./preload.js";const a=()=>t(()=>import(`./tooltip.js`),[]);',
  'react.js': `export const n = '${'react '.repeat(20)}';`,
  'client.js': 'import{n}from"./react.js";export default n;',
  'preload.js': 'export{t}from"./circle.js";',
  'circle.js': 'import"./preload.js";export const t=1;',
  'tooltip.js': 'import"./react.js";import"./floating.js";',
  'floating.js': `export const f = '${'floating '.repeat(20)}';`,
  'unused.js': 'alert("nobody imports this")',
};
const shell = 'document.title = "Hülle";';
const font = Buffer.from('compressed already');
const style = 'h1 { color: red }';
const text = `<!doctype html><link rel="preload" href="/_astro/font.woff2" as="font"><style>${style}</style><h1>Titel</h1>
<script type="application/ld+json">{"@type":"Article","text":"${'lang '.repeat(99)}"}</script>
<script type="module">${shell}</script>`;
const tool = `${text}<astro-island uid="a" component-url="/_astro/tool.js" renderer-url="/_astro/client.js" props="{&quot;a&quot;:&quot;>&quot;}"></astro-island>`;

beforeAll(() => {
  mkdirSync(join(dist, '_astro'));
  for (const [name, content] of Object.entries(scripts)) writeFileSync(join(dist, '_astro', name), content);
  writeFileSync(join(dist, '_astro/font.woff2'), font);
  writeFileSync(join(dist, 'index.html'), tool);
  writeFileSync(join(dist, 'text.html'), text);
});

/** The document without its executable script. */
const withoutScript = (document: string) => document.replace(shell, '');
const brotli = (content: string) => brotliCompressSync(content).length;
const files = (...names: (keyof typeof scripts)[]) =>
  names.reduce((sum, name) => sum + brotli(scripts[name]), 0);

it('finds every page', () => {
  expect(pagesOf(dist)).toEqual(['/', '/text']);
});

it('weighs a page of text: its document, and what of it is styles and scripts', () => {
  expect(pageWeight(dist, '/text')).toEqual({
    page: '/text',
    beforeTouch: brotli(text) + font.length,
    htmlAndCss: brotli(withoutScript(text)),
    css: brotli(style),
    javaScript: brotli(shell),
    inlineJavaScript: brotli(shell),
    react: 0,
    laterJavaScript: 0,
    total: brotli(text),
  });
});

it('weighs a tool with all that its island imports, and apart from it what it fetches later', () => {
  const atOnce = files('tool.js', 'react.js', 'client.js', 'preload.js', 'circle.js');
  expect(pageWeight(dist, '/')).toEqual({
    page: '/',
    beforeTouch: brotli(tool) + font.length,
    htmlAndCss: brotli(withoutScript(tool)),
    css: brotli(style),
    javaScript: brotli(shell) + atOnce,
    inlineJavaScript: brotli(shell),
    react: files('client.js', 'react.js'),
    laterJavaScript: files('tooltip.js', 'floating.js'),
    total: brotli(tool) + atOnce,
  });
});
