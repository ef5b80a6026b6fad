import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { layerOrder } from './layerOrder.ts';
import { rewritePages } from './rewritePages.ts';
import { scriptsNamedIn } from './scriptGraph.ts';

/** Astro's own style of islands, in an element of its own. base.css has the rule. */
const STYLE_OF_ISLANDS = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const ADJACENT_STYLES = /(?:<style>(?:(?!<\/style>)[\s\S])*<\/style>)+/g;

/**
 * Joins the style elements of a page, and in them the blocks of the same layer; the order of the layers comes first. Astro
 * gives the styles of components that an MDX file imports elements of their own, and each element costs a hash in the
 * page's policy. Drops the tokens that neither the page nor its scripts use. Must run before `exactPolicy`.
 */
export function joinedStyles(): AstroIntegration {
  return rewritePages('joined-styles', (html, file, root) => {
    const { now, later } = scriptsNamedIn(html, root);
    const scripts = [...now, ...later].map((url) => readFileSync(join(root, url), 'utf8'));
    return withJoinedStyles(html, file, scripts.join());
  });
}

/**
 * @param scripts all code that the page may load, for the tokens in it
 * @throws Error where a page does not begin with the order of its layers
 */
export function withJoinedStyles(html: string, name: string, scripts = ''): string {
  const order = `<style>${layerOrder}</style>`;
  if (html.indexOf('<style>') !== html.indexOf(order))
    throw new Error(`${name} does not order its layers first`);
  const used = new Set([...`${html}${scripts}`.matchAll(/var\((--[\w-]+)/g)].map(([, token]) => token));
  // `replace` takes the first ones; all others follow them.
  return html
    .replace(order, '')
    .replace('<style>', order.replace('</style>', ''))
    .replace(STYLE_OF_ISLANDS, '')
    .replace(
      ADJACENT_STYLES,
      (styles) => `<style>${minified(styles.replace(/<\/?style>/g, ''), used)}</style>`,
    );
}

/** @param used the names of the custom properties that are kept */
function minified(css: string, used: ReadonlySet<string | undefined>): string {
  return transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      // Properties that the library does not know are „custom“ too.
      Declaration: { custom: ({ name }) => (name.startsWith('--') && !used.has(name) ? [] : undefined) },
    },
  }).code.toString();
}
