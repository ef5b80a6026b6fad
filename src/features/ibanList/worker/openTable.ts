import { delimiterLine, detectDelimiter } from '../../../table/detectDelimiter.ts';
import { detectEncoding } from '../../../table/detectEncoding.ts';
import { countLineBreaks } from '../../../table/lines.ts';
import { parseRows, type RowSyntax } from '../../../table/parseRow.ts';
import type { ChosenFormat, Delimiter } from '../../../table/tableFormat.ts';
import { asUtf8 } from '../../../table/utf8Chunks.ts';
import { findHeader, headerNames } from '../cells/findHeader.ts';
import { guessColumns } from '../cells/guessColumns.ts';
import { shownCell } from '../convert/summary.ts';
import { isMost } from '../convert/usualForm.ts';
import { ListError } from './failure.ts';
import type { OpenedTable } from './protocol.ts';
import { tableShape } from './tableShape.ts';

/** Bytes and rows from which a list is detected. */
const SAMPLE_SIZE = 2 ** 18;
/** A longer row is refused when the list is converted. */
const LARGEST_SAMPLE = 2 ** 24;
const SAMPLE_ROWS = 2_000;
const ROWS_TO_GUESS_BY = 200;
const ROWS_TO_SHOW = 10;
/** The format of the text of a sheet (`xlsx/readSheet.ts`). None of it needs to be detected. */
export const SHEET_TEXT_FORMAT = { encoding: 'utf-8', delimiter: ';', isWellFormed: true } as const;
export const LARGEST_FILE = 2 ** 30;
/** Delimiters of a list of lines, which has none. */
const UNLIKELY_IN_LINES = [';', '\t', '|'] as const;
/** No list of accounts has more columns, and the page cannot show more. */
const MOST_COLUMNS = 256;

/**
 * Detects how a text becomes a table, and which columns are used.
 *
 * @param chosen the visitor's settings
 * @throws ListError `empty`, `too-large`, `too-many-columns` or `no-list`
 */
export async function openTable(
  source: Blob,
  chosen: ChosenFormat,
  isKnownBankCode: (digits: string) => boolean,
): Promise<OpenedTable> {
  if (source.size === 0) throw new ListError('empty');
  if (source.size > LARGEST_FILE) throw new ListError('too-large');
  const raw = await readSample(source);
  const encoding = chosen.encoding ?? detectEncoding(raw);
  if (encoding === null) throw new ListError('no-list');

  const bytes = asUtf8(raw, encoding);
  const isWhole = raw.length === source.size;
  const firstLine = delimiterLine(bytes, chosen);
  const text = bytes.subarray(firstLine.length);
  const understand = (syntax: RowSyntax) => {
    const read = parseRows(text, syntax, isWhole, SAMPLE_ROWS);
    // A single row that is longer than the sample: shows its beginning.
    const rows = read.length > 0 ? read : parseRows(text, syntax, true, SAMPLE_ROWS);
    if (!rows.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))) throw new ListError('empty');
    const cells = rows.map((row) => row.cells);
    const headerRow = chosen.headerRow ?? findHeader(cells.slice(0, ROWS_TO_SHOW), isKnownBankCode);
    return { rows, cells, headerRow, ...tableShape(rows, headerRow, syntax.delimiter) };
  };
  const tableWith = (delimiter: Delimiter) => {
    const first = understand({ delimiter, rowWidth: 0, isWellFormed: true });
    // Only with a known width can the parser tell a stray quote from one around a cell with line breaks.
    const hasLineBreaks =
      !chosen.isWellFormed && first.rows.some(({ innerLineBreaks }) => innerLineBreaks > 0);
    const table = hasLineBreaks ? understand({ delimiter, rowWidth: first.rowWidth }) : first;
    if (table.columnCount > MOST_COLUMNS) throw new ListError('too-many-columns');
    const { cells, headerRow, columnCount } = table;
    const rows = cells.slice(headerRow, ROWS_TO_GUESS_BY).map((row) => row.slice(0, columnCount));
    return {
      ...table,
      delimiter,
      columns: guessColumns(headerNames(cells, headerRow), rows, isKnownBankCode),
    };
  };
  const known = chosen.delimiter ?? firstLine.delimiter;
  const table = tableWith(known ?? detectDelimiter(text));
  // Lines of prose also have commas, and semicolons: `Max Müller, Ulm, BLZ 37040044, Konto 532013000`.
  const hasAnyWidth = table.delimiter === ',' && table.rowWidth === 0;
  const mayBeLines =
    known === null &&
    table.headerRow === 0 &&
    (hasAnyWidth || isMost(table.cells, ({ length }) => length === 1));
  const unused = UNLIKELY_IN_LINES.find((one) => !text.includes(one.charCodeAt(0))) ?? ';';
  const lines = mayBeLines ? tableWith(unused) : null;
  const { cells, headerRow, columnCount, rowWidth, wholeRows, delimiter, columns } =
    lines?.columns?.kind === 'combined' ? lines : table;
  return {
    source,
    format: { encoding, delimiter, headerRow, rowWidth, isWellFormed: chosen.isWellFormed },
    columnCount,
    wholeRows,
    columns,
    rows: cells.slice(0, ROWS_TO_SHOW + headerRow).map((row) => row.slice(0, columnCount).map(shownCell)),
  };
}

/** The beginning of a list, long enough for several lines: the first one may be a long title. */
async function readSample(source: Blob): Promise<Uint8Array> {
  for (let size = SAMPLE_SIZE; ; size *= 4) {
    const raw = new Uint8Array(await source.slice(0, size).arrayBuffer());
    if (raw.length < size || size >= LARGEST_SAMPLE || countLineBreaks(raw, 0, raw.length) > 2) return raw;
  }
}
