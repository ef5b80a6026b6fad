type Child = Node | string;
type Attributes = Readonly<Record<string, string | null>>;

/** An element with its attributes, without those that are null, and its content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...content: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

/** Says a sentence in a live region. A new element each time, so that the same sentence is announced again. */
export function say(region: HTMLElement, sentence: string): void {
  region.replaceChildren(...(sentence === '' ? [] : [element('span', {}, sentence)]));
}
