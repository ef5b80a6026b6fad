import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name);
const names = namesIn(tokens, /^ +(--[\w-]+):/gm);
const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const styles = globSync('src/**/*.css').filter((file) => !/\/(tokens|breakpoints)\.css$/.test(file));

describe.each(styles)('%s', (file) => {
  const css = withoutComments(file);

  test('uses the tokens only, for colours, text sizes and the widths of the window', () => {
    const used = namesIn(css, /var\((--[\w-]+)/g);
    const known = [...names, ...namesIn(css, /(--[\w-]+):/g), '--radix-toast-swipe-move-x'];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(css).not.toMatch(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|font(-size)?: [^;]*\d(px|rem|em)\b/i);
    expect(css).not.toMatch(/@media [^{]*(width|height)/);
  });
});

test('each token has a use', () => {
  const all = tokens + styles.map(withoutComments).join('\n');
  expect(names.filter((name) => !all.includes(`var(${name})`))).toEqual([]);
});

test('the colour of a drawing, of the manifest or of the head is one of tokens.css, which they cannot use', () => {
  const files = globSync(['src/**/*.{ts,tsx,astro}', 'public/*.svg']);
  const sources = files.filter((file) => !file.includes('.test.')).map((file) => readFileSync(file, 'utf8'));
  const colours = sources.flatMap((source) => namesIn(source, /["'](#(?:[\da-f]{3}|[\da-f]{6}))["']/gi));
  const long = colours.map((colour) => colour.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  expect(long).not.toHaveLength(0);
  expect(long.filter((colour) => colour !== '#000000' && !tokens.includes(colour))).toEqual([]);
});
