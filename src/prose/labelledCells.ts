import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type HastPlugin = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];

/**
 * Gives each cell of a table with more than two columns the head of its column as `data-label`. On a phone such a table is
 * one block a row, and each cell begins with its label; see TableFigure.module.css.
 */
export const labelledCells: HastPlugin = {
  name: 'labelled-cells',
  element: {
    filter: ['table'],
    visit(table, context) {
      const rows = table.children
        .flatMap((part) => ('children' in part ? part.children : []))
        .map((row) => ('children' in row ? row.children.filter(({ type }) => type === 'element') : []));
      const [heads = [], ...others] = rows.filter((cells) => cells.length > 2);
      const labels = heads.map((head) => context.textContent(head));
      for (const cells of others)
        for (const [index, cell] of cells.entries()) context.setProperty(cell, 'data-label', labels[index]);
    },
  },
};
