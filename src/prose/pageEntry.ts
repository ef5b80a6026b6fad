import { getEntry, render } from 'astro:content';
import { fillInAll } from './fillIn.ts';

/**
 * The frontmatter of a page with the facts of the data filled in, and its content.
 *
 * @param name file name in content/pages and path of the page
 */
export async function pageEntry(name: string) {
  const entry = await getEntry('pages', name);
  if (!entry) throw new Error(`content/pages/${name}.mdx is missing`);
  const { Content } = await render(entry);
  return { ...fillInAll(entry.data), Content };
}
