import { getCollection } from 'astro:content';
import type { MenuEntry, Tool } from '../site/menuEntry.ts';

const toolFiles = import.meta.glob<Tool>('../features/*/tool.ts', { eager: true, import: 'tool' });

/** The tools in the order of the strip above each of them. */
export const tools: readonly Tool[] = inOrder(Object.values(toolFiles));

export type Menus = Awaited<ReturnType<typeof menus>>;

/** The entries of the menus and the footer, from `tool.ts` of each tool and the frontmatter of each text. */
export async function menus() {
  const pages = await getCollection('pages');
  const pagesIn = (place: 'bar' | 'legal' | 'reference') =>
    pages.flatMap(({ id, data: { menu } }) =>
      menu?.in.includes(place) ? [{ href: `/${id}`, ...menu }] : [],
    );
  const articles = await getCollection('articles');
  const reference = await getCollection('reference');
  const texts = inOrder(reference.map(({ id, data: { menu } }) => ({ href: `/${id}`, ...menu })));
  const withHelp: readonly MenuEntry[] = [...tools, ...texts.filter(({ isAmongTools }) => isAmongTools)];
  return {
    /** „Werkzeuge“: the tools and the reference pages that work like one. */
    tools: withHelp,
    /** The same without the calculator, which has an entry of its own. */
    otherTools: withHelp.filter(({ href }) => href !== '/'),
    articles: inOrder(articles.map(({ id, data: { menu } }) => ({ href: `/${id}`, ...menu }))),
    /** „Nachschlagen“ */
    reference: inOrder([...texts.filter(({ isAmongTools }) => !isAmongTools), ...pagesIn('reference')]),
    /** The entries of the top bar next to „Rechner“ and „Ratgeber“. */
    bar: inOrder(pagesIn('bar')),
    legal: inOrder(pagesIn('legal')),
  };
}

function inOrder<Entry extends { readonly position: number }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((one, other) => one.position - other.position);
}
