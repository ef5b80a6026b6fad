import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { layerOrder } from './layerOrder.ts';
import { rewritePages } from './rewritePages.ts';

/** Astro's own style of islands. The rule is also in base.css, because text pages need it. */
const STYLE_OF_ISLANDS = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const ADJACENT_STYLES = /(?:<style>(?:(?!<\/style>)[\s\S])*<\/style>)+/g;

/**
 * Joins the style elements of a page, and in them the blocks of the same layer; the order of the layers comes first. Astro
 * gives the styles of components that an MDX file imports elements of their own, and each element costs a hash in the
 * page's policy. Must run before `exactPolicy`.
 */
export function joinedStyles(): AstroIntegration {
  return rewritePages('joined-styles', withJoinedStyles);
}

/** @throws Error where a page does not begin with the order of its layers */
export function withJoinedStyles(html: string, name: string): string {
  const order = `<style>${layerOrder}</style>`;
  if (html.indexOf('<style>') !== html.indexOf(order))
    throw new Error(`${name} does not order its layers first`);
  // `replace` takes the first ones; all others follow them.
  return html
    .replace(order, '')
    .replace('<style>', order.replace('</style>', ''))
    .replace(STYLE_OF_ISLANDS, '')
    .replace(ADJACENT_STYLES, (styles) => `<style>${minified(styles.replace(/<\/?style>/g, ''))}</style>`);
}

function minified(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
}
