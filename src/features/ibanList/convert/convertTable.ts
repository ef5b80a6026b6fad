import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import { delimiterLine } from '../../../table/detectDelimiter.ts';
import { LineCounter } from '../../../table/lines.ts';
import { utf8Chunks } from '../../../table/utf8Chunks.ts';
import type { Columns } from '../cells/columns.ts';
import type { RowIndex } from '../rows/rowIndex.ts';
import { ListError } from '../worker/failure.ts';
import type { RowShape } from '../worker/tableShape.ts';
import { CHUNK_SIZE, InputBuffer } from './inputBuffer.ts';
import { OutputBuffer } from './outputBuffer.ts';
import { makeRowConverter } from './rowConverter.ts';
import type { Summary } from './summary.ts';
import type { SurroundingLines } from './surroundingLines.ts';

export interface Table extends RowShape {
  /** The list as text: the file itself, or the text of a sheet. */
  readonly source: Blob;
}

/** Called with the share of a job that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

export interface Conversion {
  readonly csv: Blob;
  readonly index: RowIndex;
  readonly summary: Summary;
}

const CSV_TYPE = 'text/csv;charset=utf-8';
const MARK = '\uFEFF';

/**
 * Converts a whole list. Every row keeps its cells in their order, and the result follows them. Returns a CSV for
 * Excel: UTF-8 with byte order mark, semicolons, CRLF.
 *
 * @throws ListError `row-too-long`, or `rows-differ` if the result lacks lines of the list
 * @throws DOMException if the file was changed or removed after it was chosen
 */
export async function convertTable(
  directory: BankDirectory,
  table: Table,
  columns: Columns,
  onProgress: OnProgress,
  known: SurroundingLines | null = null,
): Promise<Conversion> {
  const { source, format } = table;
  const output = new OutputBuffer();
  output.write(MARK);
  const converter = makeRowConverter(directory, table, columns, output, known);
  const input = new InputBuffer();
  const lines = new LineCounter();
  let isFirst = true;
  for await (const { bytes, bytesRead } of utf8Chunks(source, format.encoding)) {
    const start = isFirst ? delimiterLine(bytes, format).length : 0;
    isFirst = false;
    const text = bytes.subarray(start);
    lines.add(text);
    input.add(text);
    if (input.end < CHUNK_SIZE) continue;
    converter.convertChunk(input, false);
    // A list whose rows contradict each other is read twice, and its progress never falls.
    onProgress((bytesRead / source.size + Number(known !== null)) / 2);
  }
  converter.convertChunk(input, true);
  const again = table.isJudged ? null : converter.lines.findToReadAgain(directory);
  if (again !== null) return convertTable(directory, table, columns, onProgress, again);
  const csv = output.toBlob(CSV_TYPE);
  const index = converter.index.finish(csv.size);
  const summary = { ...converter.summary, rowCount: index.classes.length, lineCount: lines.count };
  const rows = summary.rowCount + Math.min(format.headerRow, summary.lineCount);
  checkLines(summary.lineCount, output.lineBreaks, rows + summary.innerLineBreaks);
  return { csv, index, summary };
}

/**
 * Checks that no line was lost. List, result, and rows plus line breaks inside cells are counted independently.
 *
 * @throws ListError `rows-differ`
 */
export function checkLines(ofList: number, ofResult: number, ofRows: number): void {
  if (ofList !== ofResult || ofList !== ofRows) throw new ListError('rows-differ');
}
