import { parseRows } from './parseRow.ts';
import { DELIMITERS, type Delimiter } from './tableFormat.ts';

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

/** Excel's optional first line that names the delimiter, `sep=;`. It is not a row of the list. */
const DELIMITER_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

export function delimiterLine(bytes: Uint8Array): Delimiter | null {
  const delimiter = DELIMITER_LINE.exec(beginning(bytes))?.[1];
  return DELIMITERS.find((known) => known === delimiter) ?? null;
}

/** Its length in bytes, including its line break; 0 if there is none. */
export function lengthOfDelimiterLine(bytes: Uint8Array): number {
  return DELIMITER_LINE.exec(beginning(bytes))?.[0].length ?? 0;
}

function beginning(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 10));
}
