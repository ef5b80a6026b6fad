import type { AstroIntegration } from 'astro';
import { rewritePages } from './rewritePages.ts';

/**
 * Removes the attribute `uid` from each island. Astro computes it from the absolute path of the component, so builds in
 * different folders would differ. Only the development server reads it.
 */
export function islandsWithoutUid(): AstroIntegration {
  return rewritePages('islands-without-uid', (html) => html.replace(/(<astro-island) uid="\w+"/g, '$1'));
}
