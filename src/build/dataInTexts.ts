import type { AstroUserConfig } from 'astro';
import { fillIn } from '../prose/fillIn.ts';

type VitePlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/**
 * Fills the facts of the data into the MDX files before they are compiled: in this way they can be in headings and
 * attributes too.
 */
export function dataInTexts(): VitePlugin {
  return {
    name: 'data-in-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source: string) => ({ code: fillIn(source), map: null }),
    },
  };
}
