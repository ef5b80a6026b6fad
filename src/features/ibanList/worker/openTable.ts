import { detectDelimiter } from '../../../table/detectDelimiter.ts';
import { detectEncoding } from '../../../table/detectEncoding.ts';
import { countLineBreaks } from '../../../table/lines.ts';
import { type ParsedRow, parseRows, type RowSyntax } from '../../../table/parseRow.ts';
import { delimiterLine, lengthOfDelimiterLine } from '../../../table/sepLine.ts';
import type { ChosenFormat } from '../../../table/tableFormat.ts';
import { asUtf8 } from '../../../table/utf8Chunks.ts';
import { findHeader, headerNames } from '../cells/findHeader.ts';
import { guessColumns } from '../cells/guessColumns.ts';
import { shownCell } from '../convert/summary.ts';
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
/** No list of accounts has more columns, and the page cannot show more. */
const MOST_COLUMNS = 256;

/**
 * Detects how a text becomes a table, and which columns are used.
 *
 * @param chosen the visitor's settings
 * @throws ListError `empty`, `too-large`, `too-many-columns` or `binary`
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
  if (encoding === null) throw new ListError('binary');

  const bytes = asUtf8(raw, encoding);
  const isWhole = raw.length === source.size;
  const text = bytes.subarray(lengthOfDelimiterLine(bytes));
  const delimiter = chosen.delimiter ?? delimiterLine(bytes) ?? detectDelimiter(text);
  const understand = (syntax: Pick<RowSyntax, 'rowWidth' | 'isWellFormed'>) => {
    const rows = sampleOf(text, { delimiter: delimiter.charCodeAt(0), ...syntax }, isWhole);
    if (!rows.some(({ cells }) => cells.some((cell) => cell.trim() !== ''))) throw new ListError('empty');
    const cells = rows.map((row) => row.cells);
    const headerRow = chosen.headerRow ?? findHeader(cells.slice(0, ROWS_TO_SHOW), isKnownBankCode);
    return { rows, cells, headerRow, ...tableShape(rows, headerRow, delimiter) };
  };
  let understood = understand({ rowWidth: 0, isWellFormed: true });
  // Only with a known width can the parser tell a stray quote from one around a cell with line breaks.
  if (!chosen.isWellFormed && understood.rows.some(({ innerLineBreaks }) => innerLineBreaks > 0))
    understood = understand({ rowWidth: understood.rowWidth });
  const { cells, headerRow, columnCount, rowWidth, wholeRows } = understood;
  if (columnCount > MOST_COLUMNS) throw new ListError('too-many-columns');

  const header = headerNames(cells, headerRow);
  const rowsToGuessBy = cells.slice(headerRow, ROWS_TO_GUESS_BY).map((row) => row.slice(0, columnCount));
  return {
    source,
    format: { encoding, delimiter, headerRow, rowWidth, isWellFormed: chosen.isWellFormed },
    columnCount,
    wholeRows,
    columns: guessColumns(header, rowsToGuessBy, isKnownBankCode),
    rows: cells.slice(0, ROWS_TO_SHOW + headerRow).map((row) => row.slice(0, columnCount).map(shownCell)),
  };
}

/** The beginning of a list, as long as it takes to have some lines: the first one may be a long title. */
async function readSample(source: Blob): Promise<Uint8Array> {
  for (let size = SAMPLE_SIZE; ; size *= 4) {
    const raw = new Uint8Array(await source.slice(0, size).arrayBuffer());
    if (raw.length < size || size >= LARGEST_SAMPLE || countLineBreaks(raw, 0, raw.length) > 2) return raw;
  }
}

function sampleOf(text: Uint8Array, syntax: RowSyntax, isWhole: boolean): ParsedRow[] {
  const rows = parseRows(text, syntax, isWhole, SAMPLE_ROWS);
  // A single row that is longer than the sample: shows its beginning.
  return rows.length > 0 ? rows : parseRows(text, syntax, true, SAMPLE_ROWS);
}
