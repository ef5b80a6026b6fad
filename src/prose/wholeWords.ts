import type { HastPlugin } from './labelledCells.ts';

/** A compound with a hyphen of up to 16 characters (`IP-Adresse`, `IBAN-Rechner`), or any behind one or two letters (`EU-…`). */
const WHOLE = /(?<![\p{L}\d-])((?=[\p{L}-]{1,16}(?![\p{L}\d-])|\p{L}{1,2}-)\p{L}+(?:-[\p{L}\d]+)+)/u;

/** Keeps short compounds on one line, because a reader stumbles over „E-“ at its end. */
export const wholeWords: HastPlugin = {
  name: 'whole-words',
  text(node, context) {
    const parts = node.value.split(WHOLE);
    const parent = context.parent(node);
    if (parts.length === 1 || (parent.type === 'element' && parent.tagName === 'code')) return;
    const whole = { type: 'element' as const, tagName: 'span', properties: { className: ['whole'] } };
    const texts = parts.map((value) => ({ type: 'text' as const, value }));
    const nodes = texts.map((text, index) => (index % 2 === 0 ? text : { ...whole, children: [text] }));
    context.replaceNode(node, nodes);
  },
};
