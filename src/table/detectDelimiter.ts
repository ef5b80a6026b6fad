import { parseRows } from './parseRow.ts';
import { DELIMITERS, type Delimiter, type TableFormat } from './tableFormat.ts';

/**
 * Detects the delimiter: the one that splits the most rows into the same number of cells, more than one. Names and amounts
 * contain commas too, so that of several the first of ; tab | , is returned if it splits about as many rows, or most rows into
 * at least as many cells: single rows may have a cell too many or too few. Returns `;` for a list of a single column.
 *
 * @param sample UTF-8
 */
export function detectDelimiter(sample: Uint8Array): Delimiter {
  let best: Delimiter = ';';
  // A character that splits only a few rows is part of a text.
  let most = { width: 0, share: 0.35 };
  for (const delimiter of [';', '\t', '|', ','] as const) {
    const rows = parseRows(sample, { delimiter, rowWidth: 0, isWellFormed: true }, true, 200);
    const filled = rows.filter(({ cells }) => cells.length > 1 || cells[0] !== '');
    const common = commonWidth(filled.map(({ cells }) => cells.length));
    const isInCells = most.share > 0.5 && common.width <= most.width;
    if (isInCells || common.share <= most.share + 0.05) continue;
    best = delimiter;
    most = common;
  }
  return best;
}

/** The most frequent width above 1, and the share of the rows that have it, from 0 to 1. */
function commonWidth(widths: readonly number[]) {
  const several = widths.filter((width) => width > 1);
  const groups = [...Map.groupBy(several, (width) => width).values()];
  const [most = []] = groups.sort((one, other) => other.length - one.length);
  return { width: most[0] ?? 0, share: most.length / Math.max(1, widths.length) };
}

/** Excel's optional first line that names the delimiter, `sep=;`. It is not a row of the list, unless a sheet has it in a cell. */
const DELIMITER_LINE = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/** The delimiter that it names, if it is a known one, and its length in bytes with its line break; 0 if there is none. */
export function delimiterLine(bytes: Uint8Array, { isWellFormed }: Pick<TableFormat, 'isWellFormed'>) {
  const beginning = isWellFormed ? '' : String.fromCharCode(...bytes.subarray(0, 10));
  const [{ length } = '', named] = DELIMITER_LINE.exec(beginning) ?? [];
  return { delimiter: DELIMITERS.find((known) => known === named) ?? null, length };
}
