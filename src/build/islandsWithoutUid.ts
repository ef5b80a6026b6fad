import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';

/**
 * Takes the attribute `uid` off each island: Astro computes it from the absolute path of the component, so that the same
 * source would give other pages in another folder. Only the development server reads it.
 */
export function islandsWithoutUid(): AstroIntegration {
  return rewritePages('islands-without-uid', (html) => html.replace(/(<astro-island) uid="\w+"/g, '$1'));
}
