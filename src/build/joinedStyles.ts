import type { AstroIntegration } from 'astro';
import { transform } from 'lightningcss';
import { rewritePages } from './rewritePages.ts';

const ADJACENT_STYLES = /(?:<style>(?:(?!<\/style>)[\s\S])*<\/style>){2,}/g;

/**
 * Makes one style element of several that follow each other: Astro gives those of the components that an MDX file imports
 * an element of their own, and each element costs a hash in the page's policy. It runs before `exactPolicy`.
 */
export function joinedStyles(): AstroIntegration {
  return rewritePages('joined-styles', (html) =>
    html.replace(
      ADJACENT_STYLES,
      (styles) => `<style>${minified(styles.replace(/<\/?style>/g, ''))}</style>`,
    ),
  );
}

/** Neighbouring blocks of the same layer become one. */
function minified(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
