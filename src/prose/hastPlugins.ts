import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/** A cell with more characters has five lines on a phone if it is in one of two columns. */
const LONG = 60;

/** A row with no more fits beside its neighbours on a phone. */
const SHORT_ROW = 40;

/**
 * Gives each cell of a table with more than two columns and long rows the head of its column as `data-label`. On a phone such a table is
 * one block a row, and each cell begins with its label; see TableFigure.module.css. The same goes for one of two columns with a long
 * text, but without labels.
 */
export const labelledCells: HastPlugin = {
  name: 'labelled-cells',
  element: {
    filter: ['table'],
    visit(table, context) {
      const rows = table.children
        .flatMap((part) => ('children' in part ? part.children : []))
        .map((row) => ('children' in row ? row.children.filter(({ type }) => type === 'element') : []));
      if (rows.flat().some((cell) => context.textContent(cell).length > LONG))
        context.setProperty(table, 'data-stacked', '');
      const lengths = rows.map((cells) =>
        cells.reduce((sum, cell) => sum + context.textContent(cell).length, 0),
      );
      if (lengths.every((length) => length <= SHORT_ROW)) return;
      const [heads = [], ...others] = rows.filter((cells) => cells.length > 2);
      const labels = heads.map((head) => context.textContent(head));
      for (const cells of others)
        for (const [index, cell] of cells.entries()) context.setProperty(cell, 'data-label', labels[index]);
    },
  },
};

/** A compound with a hyphen of up to 16 characters (`IP-Adresse`, `IBAN-Rechner`), or any behind one or two letters (`EU-…`); and its marks. */
const WHOLE =
  /(?<![\p{L}\d-])([(„]*(?=[\p{L}-]{1,16}(?![\p{L}\d-])|\p{L}{1,2}-)\p{L}+(?:-[\p{L}\d]+)+[“).,:;]*)/u;

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
