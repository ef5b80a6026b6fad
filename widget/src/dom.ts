/** An element with its attributes and its content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

/** Says a sentence in a live region. A new element each time, so that the same sentence is announced again. */
export function say(region: HTMLElement, sentence: string): void {
  region.replaceChildren(...(sentence === '' ? [] : [element('span', {}, sentence)]));
}
