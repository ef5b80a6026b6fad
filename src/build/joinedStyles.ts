import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { rewritePages } from './rewritePages.ts';

const ADJACENT_STYLES = /(?:<style>(?:(?!<\/style>)[\s\S])*<\/style>)+/g;

/**
 * Joins the style elements that follow each other, and in them the blocks of the same layer. Astro gives the styles of
 * components that an MDX file imports elements of their own, and each element costs a hash in the page's policy. Must run
 * before `exactPolicy`.
 */
export function joinedStyles(): AstroIntegration {
  return rewritePages('joined-styles', (html) =>
    html.replace(
      ADJACENT_STYLES,
      (styles) => `<style>${minified(styles.replace(/<\/?style>/g, ''))}</style>`,
    ),
  );
}

function minified(css: string): string {
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true }).code.toString();
}
