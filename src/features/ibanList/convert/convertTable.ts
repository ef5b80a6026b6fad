import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { lengthOfDelimiterLine } from '../table/delimiterLine.ts';
import type { TableFormat } from '../table/tableFormat.ts';
import { utf8Pieces } from '../table/utf8Pieces.ts';
import { InputBuffer, PIECE_SIZE } from './inputBuffer.ts';
import { makeRowConverter, type PieceResult, type RowWork, syntaxOf } from './rowConverter.ts';
import { mergeSummaries, ROWS_TO_SHOW, type Summary, type SummaryInProgress } from './summary.ts';

export interface Table {
  readonly source: Blob;
  readonly format: TableFormat;
  /** Of the list; rows with fewer cells are filled up, cells beyond it come behind the result. */
  readonly columnCount: number;
}

export interface Progress {
  readonly bytesRead: number;
  readonly rows: number;
}

export interface Conversion {
  readonly csv: Blob;
  readonly summary: Summary;
}

/** Somebody who converts pieces at the same time: another worker. */
export interface Helper {
  begin(work: RowWork): void;
  /** Has little to do. */
  readonly isFree: boolean;
  /** Of the pieces that are done. */
  readonly rows: number;
  /** Takes whole rows. */
  convert(piece: number, rows: Uint8Array<ArrayBuffer>): void;
  /** Waits for the pieces. Fails as `convertPiece` does. */
  finish(): Promise<{
    readonly pieces: ReadonlyMap<number, PieceResult>;
    readonly summary: SummaryInProgress;
  }>;
}

const CSV_TYPE = 'text/csv;charset=utf-8';
const MARK = '\uFEFF';

/**
 * Converts a whole list: every row keeps its cells and their order, and gets the result behind them. The answer is a
 * CSV for Excel: UTF-8 with byte order mark, semicolons, CRLF.
 *
 * @param helpers take pieces while this one works on others; the result is the same without them
 * @throws NotUtf8, or DOMException where the file was changed or removed since it was chosen
 */
export async function convertTable(
  directory: BankDirectory,
  table: Table,
  columns: Columns,
  onProgress: (progress: Progress) => void,
  helpers: readonly Helper[] = [],
): Promise<Conversion> {
  const { source, format, columnCount } = table;
  const work: RowWork = { format, columnCount, columns };
  const converter = makeRowConverter(directory, work, true);
  const input = new InputBuffer();
  const { lineBreak } = syntaxOf(format);
  const pieces = new Map<number, PieceResult>();
  let piece = 0;
  for (const helper of helpers) helper.begin(work);

  /** Gives the rows that have been read to a helper, or converts them here. */
  function workOff(isLast: boolean): void {
    const areFirstRowsKnown = converter.summary.firstRows.length === ROWS_TO_SHOW;
    const helper = areFirstRowsKnown ? helpers.find(({ isFree }) => isFree) : undefined;
    const rows = helper && !isLast ? input.takeRows(lineBreak) : null;
    if (helper && rows) helper.convert(piece, rows);
    else pieces.set(piece, converter.convertPiece(piece, input, isLast));
    piece += 1;
  }

  let isFirst = true;
  for await (const { bytes, bytesRead } of utf8Pieces(source, format.encoding)) {
    const length = isFirst ? lengthOfDelimiterLine(bytes) : 0;
    isFirst = false;
    input.add(bytes.subarray(length), lineBreak);
    if (input.end < PIECE_SIZE) continue;
    workOff(false);
    const rows = helpers.reduce((sum, helper) => sum + helper.rows, converter.summary.rowCount);
    onProgress({ bytesRead, rows });
  }
  workOff(true);

  const summaries = [converter.summary];
  for (const helper of helpers) {
    const done = await helper.finish();
    summaries.push(done.summary);
    for (const [index, result] of done.pieces) pieces.set(index, result);
  }
  const inOrder = Array.from({ length: piece }, (_, index) => pieces.get(index)).filter(
    (result) => result !== undefined,
  );
  if (inOrder.length !== piece) throw new Error('a piece of the list is missing');
  return {
    csv: new Blob([MARK, ...inOrder.map(({ csv }) => csv)], { type: CSV_TYPE }),
    summary: mergeSummaries(
      summaries,
      inOrder.map(({ rows }) => rows),
      Number(format.hasHeader),
    ),
  };
}
