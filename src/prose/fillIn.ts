import type { Plugin } from 'vite';
import { type Attributes, dataFacts } from './dataFacts.ts';
import { withProtectedSpaces } from './protectedSpaces.ts';

const ELEMENT = /<([A-Z]\w*)((?:\s+\w+=(?:"[^"]*"|'[^']*'))*)\s*\/>/g;

/**
 * Replaces elements, for example `<SepaCount />`, with their facts of the data, and keeps numbers and their units on one
 * line. Other elements stay.
 */
export function fillIn(text: string): string {
  const filled = text.replace(ELEMENT, (element, name: string, attributes: string) =>
    Object.hasOwn(dataFacts, name) ? (dataFacts[name]?.(attributesOf(attributes)) ?? '') : element,
  );
  return withProtectedSpaces(filled);
}

/**
 * Fills in every text of a page's frontmatter or of a JSON file.
 *
 * @throws Error if an element is not a fact of the data, because these texts are not markup
 */
export function fillInAll<Value>(value: Value): Value {
  if (typeof value === 'string') return filledIn(value) as Value;
  if (Array.isArray(value)) return value.map(fillInAll) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillInAll(each)])) as Value;
}

function filledIn(text: string): string {
  const filled = fillIn(text);
  const [unknown] = filled.match(/<[A-Za-z/].*/) ?? [];
  if (unknown !== undefined) throw new Error(`No fact of the data: ${unknown}`);
  return filled;
}

function attributesOf(text: string): Attributes {
  const pairs = text.matchAll(/(\w+)=(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name = '', one, other]) => [name, one ?? other ?? '']));
}

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
