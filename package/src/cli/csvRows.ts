import { delimiterLine, detectDelimiter } from '../../../src/table/detectDelimiter.ts';
import { detectEncoding } from '../../../src/table/detectEncoding.ts';
import { parseRow } from '../../../src/table/parseRow.ts';
import { asUtf8, decoderOf } from '../../../src/table/utf8Chunks.ts';

/** Bytes from which encoding and delimiter are detected. */
const SAMPLE = 65_536;
/** In bytes. A file with a longer row is not a list. */
const LONGEST_ROW = 2 ** 24;

export interface ListRow {
  readonly cells: readonly string[];
  /** It is between two quotes that may enclose one cell. */
  readonly isDoubtful: boolean;
}

/**
 * Reads the rows of a CSV, whatever its encoding, delimiter and line ends, in constant memory.
 *
 * @yields all rows that a chunk completes
 * @throws Error if the file is not text
 */
export async function* csvRows(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly ListRow[]> {
  const chunks = source[Symbol.asyncIterator]();
  let raw = new Uint8Array();
  let isLast = false;
  const read = async () => {
    const { done, value } = await chunks.next();
    isLast = done === true;
    return value ?? new Uint8Array();
  };
  while (!isLast && raw.length < SAMPLE) raw = Buffer.concat([raw, await read()]);

  const encoding = detectEncoding(raw);
  if (encoding === null) throw new Error('The file is not text: save it as CSV.');
  const sample = asUtf8(raw, encoding);
  const delimiter = delimiterLine(sample).delimiter ?? detectDelimiter(sample);
  const decoder = encoding === 'utf-8' ? null : decoderOf(encoding);
  const utf8 = (bytes: Uint8Array) =>
    decoder ? Buffer.from(decoder.decode(bytes, { stream: !isLast })) : bytes;

  let rest = decoder ? utf8(raw) : sample;
  let start = delimiterLine(rest).length;
  let rowWidth = 0;
  let doubtfulUntil = 0;
  for (;;) {
    const rows: ListRow[] = [];
    while (start < rest.length) {
      const row = parseRow(rest, start, rest.length, { delimiter, rowWidth }, isLast);
      if (row === null) break;
      rowWidth ||= row.cells.length;
      doubtfulUntil = Math.max(doubtfulUntil, row.doubtfulUntil ?? 0);
      rows.push({ cells: row.cells, isDoubtful: start < doubtfulUntil });
      start = row.next;
    }
    yield rows;
    if (isLast) return;
    rest = Buffer.concat([rest.subarray(start), utf8(await read())]);
    doubtfulUntil -= start;
    start = 0;
    if (rest.length > LONGEST_ROW) throw new Error('A row has more than 16 MB: the file is not a list.');
  }
}
