import { detectDelimiter } from '../../../src/table/detectDelimiter.ts';
import { detectEncoding } from '../../../src/table/detectEncoding.ts';
import { parseRow } from '../../../src/table/parseRow.ts';
import { delimiterLine, lengthOfDelimiterLine } from '../../../src/table/sepLine.ts';
import type { Delimiter } from '../../../src/table/tableFormat.ts';
import { asUtf8 } from '../../../src/table/utf8Chunks.ts';

/** Bytes that show encoding and delimiter. */
const SAMPLE = 65_536;
/** Bytes. A longer row is a file of another kind. */
const LONGEST_ROW = 2 ** 24;

/** A row of a list. */
export interface ListRow {
  readonly cells: readonly string[];
  /** It stands between two quotes that may be those of one cell. */
  readonly isDoubtful: boolean;
}

/**
 * Reads the rows of a CSV, whatever its encoding, delimiter and line ends, in constant memory.
 *
 * @param delimiter null: found in the beginning of the file
 * @yields all rows that a chunk completes
 * @throws Error if the file is no text
 */
export async function* csvRows(
  source: AsyncIterable<Uint8Array>,
  delimiter: Delimiter | null,
): AsyncGenerator<readonly ListRow[]> {
  const chunks = source[Symbol.asyncIterator]();
  let raw = new Uint8Array();
  let isLast = false;
  const read = async () => {
    const { done, value } = await chunks.next();
    isLast = done === true;
    return value ?? new Uint8Array();
  };
  while (!isLast && raw.length < SAMPLE) raw = joined(raw, await read());

  const encoding = detectEncoding(raw);
  if (encoding === null) throw new Error('The file is no text: save it as CSV.');
  const sample = asUtf8(raw, encoding);
  const code = (delimiter ?? delimiterLine(sample) ?? detectDelimiter(sample)).charCodeAt(0);
  const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding);
  const encoder = new TextEncoder();
  const utf8 = (bytes: Uint8Array) =>
    decoder ? encoder.encode(decoder.decode(bytes, { stream: !isLast })) : bytes;

  let rest = decoder ? utf8(raw) : sample;
  let start = lengthOfDelimiterLine(rest);
  let rowWidth = 0;
  let doubtfulUntil = 0;
  for (;;) {
    const rows: ListRow[] = [];
    while (start < rest.length) {
      const row = parseRow(rest, start, rest.length, { delimiter: code, rowWidth }, isLast);
      if (row === null) break;
      rowWidth ||= row.cells.length;
      doubtfulUntil = Math.max(doubtfulUntil, row.doubtfulUntil ?? 0);
      rows.push({ cells: row.cells, isDoubtful: start < doubtfulUntil });
      start = row.next;
    }
    yield rows;
    if (isLast) return;
    rest = joined(rest.subarray(start), utf8(await read()));
    doubtfulUntil -= start;
    start = 0;
    if (rest.length > LONGEST_ROW) throw new Error('A row has more than 16 MB: the file is no list.');
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
