import { parseRows } from './parseRow.ts';
import type { Delimiter } from './tableFormat.ts';

/**
 * Recognises the delimiter: the one that cuts the most rows into the same number of cells, more than one. Where two
 * do so equally well, the order ; tab | , decides, because commas stand in names and amounts too. A list of a single
 * column has none; `;` is the answer then.
 *
 * @param sample UTF-8
 */
export function detectDelimiter(sample: Uint8Array): Delimiter {
  let best: Delimiter = ';';
  // What cuts but a few rows is part of a text, not a delimiter.
  let bestScore = 0.35;
  for (const delimiter of [';', '\t', '|', ','] as const) {
    const rows = parseRows(sample, { delimiter: delimiter.charCodeAt(0), columnCount: 0 }, true, 200);
    const filled = rows.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
    const score = shareOfCommonWidth(filled.map(({ cells }) => cells.length));
    if (score > bestScore + 0.05) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

/** How many of the rows have the most frequent width above 1, from 0 to 1. */
function shareOfCommonWidth(widths: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, widths.length);
}
