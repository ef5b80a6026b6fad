import { utf8Chunks } from '../../../table/utf8Chunks.ts';
import { InputBuffer } from '../convert/inputBuffer.ts';
import { RowScanner } from './rowScanner.ts';

/** The result of a conversion. */
export interface ConvertedList {
  readonly csv: Blob;
  /** Columns of the list, without those of the result. */
  readonly columnCount: number;
  /** Number of rows above the list: titles and the header. */
  readonly headerRow: number;
  /** Without these rows. */
  readonly rowCount: number;
}

export interface ScannedRow {
  readonly scanner: RowScanner;
  readonly bytes: Uint8Array;
  /** Start of the row in the bytes. */
  readonly start: number;
  /** Start of the row in the file. */
  readonly position: number;
}

/** The byte order mark in UTF-8. */
export const MARK_LENGTH = 3;

/**
 * Reads the result of a conversion once, in chunks.
 *
 * @param onRow called with each row and its number from 0; negative for the rows above the list. The object is reused.
 */
export async function scanRows(
  { csv, columnCount, headerRow, rowCount }: ConvertedList,
  onRow: (row: number, scanned: ScannedRow) => void,
): Promise<void> {
  const scanner = new RowScanner(columnCount);
  const input = new InputBuffer();
  const scanned = { scanner, bytes: input.bytes, start: 0, position: 0 };
  let row = -headerRow;
  let dropped = MARK_LENGTH;
  for await (const { bytes } of utf8Chunks(csv, 'utf-8')) {
    input.add(bytes);
    scanned.bytes = input.bytes;
    let at = 0;
    for (; scanner.read(input.bytes, at, input.end); at = scanner.next) {
      scanned.start = at;
      scanned.position = dropped + at;
      onRow(row, scanned);
      row += 1;
    }
    input.drop(at);
    dropped += at;
  }
  if (Math.max(0, row) !== rowCount || input.end > 0)
    throw new Error('the result does not have the rows that were counted');
}
