import { getEntry, render } from 'astro:content';
import { fillInAll } from './fillIn.ts';

/**
 * The frontmatter of a page with the facts of the data filled in, its content, and its headings of the second level.
 *
 * @param name file name in content/pages or content/reference, and path of the page
 */
export async function pageEntry(name: string, collection: 'pages' | 'reference' = 'pages') {
  const entry = collection === 'pages' ? await getEntry('pages', name) : await getEntry('reference', name);
  if (!entry) throw new Error(`content/${collection}/${name}.mdx is missing`);
  const { Content, headings } = await render(entry);
  return { ...fillInAll(entry.data), Content, headings: headings.filter(({ depth }) => depth === 2) };
}
