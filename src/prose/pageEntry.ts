import { type CollectionEntry, getEntry, render } from 'astro:content';
import { fillInAll } from './fillIn.ts';

type Collection = 'pages' | 'reference' | 'articles';

/**
 * The frontmatter of a page with the facts of the data filled in, its content, and its headings of the second level.
 *
 * @param name file name in the folder of the collection, and path of the page
 */
export async function pageEntry<Name extends Collection = 'pages'>(name: string, collection: Name) {
  const entry = await getEntry(collection, name);
  if (!entry) throw new Error(`content/${collection}/${name}.mdx is missing`);
  const { Content, headings } = await render(entry);
  const data: CollectionEntry<Name>['data'] = fillInAll(entry.data);
  return { ...data, Content, headings: headings.filter(({ depth }) => depth === 2) };
}
