/**
 * For a page: translates it like Google Translate in Chrome, which replaces each text node, now and later, with
 * `<font><font>text</font></font>`. The words stay the same, so that tests can still find them.
 */
export function translateHere(): void {
  const isLeftAlone = (node: Node) =>
    node.parentElement?.closest('[translate=no], script, style, textarea, noscript, font, svg') !== null;
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.isConnected || isLeftAlone(text)) continue;
      const outside = document.createElement('font');
      const inside = document.createElement('font');
      inside.textContent = text.data;
      outside.append(inside);
      text.replaceWith(outside);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) translateIn(node);
      if (target instanceof Text) translateIn(target);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translateIn(document.body);
}
