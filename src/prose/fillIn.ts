import { type Attributes, dataFacts } from './dataFacts.ts';

const ELEMENT = /<([A-Z]\w*)((?:\s+\w+=(?:"[^"]*"|'[^']*'))*)\s*\/>/g;

/** Puts the facts of the data in the place of their elements, such as `<SepaCount />`. Other elements stay. */
export function fillIn(text: string): string {
  return text.replace(ELEMENT, (element, name: string, attributes: string) =>
    Object.hasOwn(dataFacts, name) ? (dataFacts[name]?.(attributesOf(attributes)) ?? '') : element,
  );
}

/**
 * Fills in every text of a page's frontmatter or of a JSON file.
 *
 * @throws Error where an element is no fact of the data: these texts are no markup
 */
export function fillInAll<Value>(value: Value): Value {
  if (typeof value === 'string') return filledIn(value) as Value;
  if (Array.isArray(value)) return value.map(fillInAll) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
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
