import { parseRows } from './parseRow.ts';
import type { Delimiter } from './tableFormat.ts';

/**
 * Detects the delimiter: the one that splits the most rows into the same number of cells, more than one. If several do
 * so equally well, the first of ; tab | , is returned, because names and amounts contain commas too. Returns `;` for a
 * list of a single column.
 *
 * @param sample UTF-8
 */
export function detectDelimiter(sample: Uint8Array): Delimiter {
  let best: Delimiter = ';';
  // A character that splits only a few rows is part of a text.
  let bestScore = 0.35;
  for (const delimiter of [';', '\t', '|', ','] as const) {
    const rows = parseRows(sample, { delimiter, rowWidth: 0, isWellFormed: true }, true, 200);
    const filled = rows.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
    const score = shareOfCommonWidth(filled.map(({ cells }) => cells.length));
    if (score > bestScore + 0.05) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** Share of the rows that have the most frequent width above 1, from 0 to 1. */
function shareOfCommonWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, widths.length);
}
