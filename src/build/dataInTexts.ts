import type { Plugin } from 'vite';
import { fillIn } from '../prose/fillIn.ts';

/**
 * Fills the facts of the data into the MDX files before they are compiled: in this way they can be in headings and
 * attributes too.
 */
export function dataInTexts(): Plugin {
  return {
    name: 'data-in-texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source: string) => ({ code: fillIn(source), map: null }),
    },
  };
}
