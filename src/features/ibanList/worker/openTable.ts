import { findHeader } from '../cells/findHeader.ts';
import { guessColumns } from '../cells/guessColumns.ts';
import { delimiterLine, lengthOfDelimiterLine } from '../table/delimiterLine.ts';
import { detectDelimiter } from '../table/detectDelimiter.ts';
import { detectEncoding } from '../table/detectEncoding.ts';
import { parseRows } from '../table/parseRow.ts';
import type { ChosenFormat, TableFormat } from '../table/tableFormat.ts';
import { asUtf8 } from '../table/utf8Pieces.ts';
import { ListError } from './failure.ts';
import type { OpenedTable } from './protocol.ts';

/** Lists are recognised by so many bytes and rows of their beginning. */
const SAMPLE_SIZE = 2 ** 18;
const SAMPLE_ROWS = 2_000;
const ROWS_TO_GUESS_BY = 200;
const ROWS_TO_SHOW = 10;
export const LARGEST_FILE = 2 ** 30;

/**
 * Recognises how a text becomes a table, and which columns matter.
 *
 * @param chosen what the visitor has set by hand
 * @throws ListError `empty`, `too-large` or `binary`
 */
export async function openTable(
  source: Blob,
  chosen: ChosenFormat,
  isKnownBankCode: (digits: string) => boolean,
): Promise<OpenedTable> {
  if (source.size === 0) throw new ListError('empty');
  if (source.size > LARGEST_FILE) throw new ListError('too-large');
  const raw = new Uint8Array(await source.slice(0, SAMPLE_SIZE).arrayBuffer());
  const encoding = chosen.encoding ?? detectEncoding(raw);
  if (encoding === null) throw new ListError('binary');

  const bytes = asUtf8(raw, encoding);
  const isWhole = source.size <= SAMPLE_SIZE;
  const text = bytes.subarray(lengthOfDelimiterLine(bytes));
  const lineBreak = chosen.lineBreak ?? (text.includes(10) || !text.includes(13) ? 'lf' : 'cr');
  const lineBreakByte = lineBreak === 'cr' ? 13 : 10;
  const delimiter =
    chosen.delimiter ??
    delimiterLine(bytes) ??
    detectDelimiter(text.subarray(0, SAMPLE_SIZE / 8), lineBreakByte);
  const syntax = { delimiter: delimiter.charCodeAt(0), lineBreak: lineBreakByte };
  let rows = parseRows(text, syntax, isWhole, SAMPLE_ROWS).map(({ cells }) => cells);
  // A single row that is longer than the sample: show what there is of it.
  if (rows.length === 0) rows = parseRows(text, syntax, true, SAMPLE_ROWS).map(({ cells }) => cells);
  if (rows.every((cells) => cells.every((cell) => cell.trim() === ''))) throw new ListError('empty');

  const headerRow = chosen.headerRow ?? findHeader(rows.slice(0, ROWS_TO_SHOW), isKnownBankCode);
  const header = rows[headerRow - 1] ?? [];
  const format: TableFormat = { encoding, delimiter, headerRow, lineBreak };
  return {
    source,
    format,
    columnCount: Math.max(...rows.map((cells) => cells.length)),
    columns: guessColumns(header, rows.slice(headerRow, ROWS_TO_GUESS_BY), isKnownBankCode),
    rows: rows.slice(0, ROWS_TO_SHOW + headerRow),
  };
}
