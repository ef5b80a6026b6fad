import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { lengthOfDelimiterLine } from '../table/delimiterLine.ts';
import { utf8Pieces } from '../table/utf8Pieces.ts';
import { InputBuffer, PIECE_SIZE } from './inputBuffer.ts';
import { OutputBuffer } from './outputBuffer.ts';
import { makeRowConverter, type RowShape, syntaxOf } from './rowConverter.ts';
import type { Summary } from './summary.ts';

export interface Table extends RowShape {
  readonly source: Blob;
}

export interface Progress {
  readonly bytesRead: number;
  readonly rows: number;
}

export interface Conversion {
  readonly csv: Blob;
  readonly summary: Summary;
}

const CSV_TYPE = 'text/csv;charset=utf-8';
const MARK = '\uFEFF';

/**
 * Converts a whole list: every row keeps its cells and their order, and gets the result behind them. The answer is a
 * CSV for Excel: UTF-8 with byte order mark, semicolons, CRLF.
 *
 * @throws NotUtf8, or DOMException where the file was changed or removed since it was chosen
 */
export async function convertTable(
  directory: BankDirectory,
  table: Table,
  columns: Columns,
  onProgress: (progress: Progress) => void,
): Promise<Conversion> {
  const { source, format } = table;
  const output = new OutputBuffer();
  output.write(MARK);
  const converter = makeRowConverter(directory, table, columns, output);
  const input = new InputBuffer();
  const { lineBreak } = syntaxOf(format);
  let isFirst = true;
  for await (const { bytes, bytesRead } of utf8Pieces(source, format.encoding)) {
    const start = isFirst ? lengthOfDelimiterLine(bytes) : 0;
    isFirst = false;
    input.add(bytes.subarray(start), lineBreak);
    if (input.end < PIECE_SIZE) continue;
    converter.convertPiece(input, false);
    onProgress({ bytesRead, rows: converter.summary.rowCount });
  }
  converter.convertPiece(input, true);
  return { csv: output.toBlob(CSV_TYPE), summary: converter.summary };
}
