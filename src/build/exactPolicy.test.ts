import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { withExactPolicy } from './exactPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const script = "console.log('own');";
const style = 'h1{color:red}';
const foreign = hashOf('of another page');

function page({
  policy = `script-src 'self' ${hashOf(script)} ${foreign}; style-src ${hashOf(style)}`,
  start = '',
} = {}) {
  return [
    `<!DOCTYPE html><html lang="de"><head>${start}<meta charset="utf-8"><title>Seite</title>`,
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    `<style>${style}</style><script type="application/ld+json">{"a":1}</script>`,
    `<script src="/_astro/a.js"></script></head><body><script>${script}</script></body></html>`,
  ].join('');
}

it('keeps the hashes of the page, drops those of other pages, and keeps the rest of the policy', () => {
  const policy = /content="([^"]*)">/.exec(withExactPolicy(page(), 'seite.html'))?.[1];
  expect(policy).toBe(`script-src 'self' ${hashOf(script)}; style-src ${hashOf(style)}`);
});

it('adds the hash of a style that is not in the policy', () => {
  const policy = `script-src ${hashOf(script)}; style-src 'self' ${foreign};`;
  expect(withExactPolicy(page({ policy }), 'seite.html')).toContain(`style-src 'self' ${hashOf(style)};`);
});

it('puts the policy directly after the charset and changes nothing else', () => {
  const exact = withExactPolicy(page(), 'seite.html');
  expect(exact).toMatch(
    /^<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><meta http-equiv="content-security/,
  );
  const withoutPolicy = (html: string) => html.replace(/<meta http-equiv[^>]*>/, '');
  expect(withoutPolicy(exact)).toBe(withoutPolicy(page()));
});

it.each([
  [
    'an inline script that is not in the policy',
    page({ policy: `style-src ${hashOf(style)}` }),
    hashOf(script),
  ],
  [
    'no policy',
    '<!DOCTYPE html><html><head><meta charset="utf-8"></head></html>',
    'no Content Security Policy',
  ],
  ['something before the charset', page({ start: '<base href="/">' }), 'does not begin with its charset'],
])('refuses a page with %s, and names it', (_, html, message) => {
  expect(() => withExactPolicy(html, 'seite.html')).toThrow(`seite.html`);
  expect(() => withExactPolicy(html, 'seite.html')).toThrow(message);
});
