import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { columnsOf, type ListColumns } from './columns.ts';
import { csvRows, type ListRow } from './csvRows.ts';

/** How a list is written. */
export interface ListConversion {
  /** The first line of the output. */
  readonly header: string;
  /** Makes a line of a row; without line break. Must not throw. */
  readonly convert: (row: ListRow) => string;
}

/**
 * Converts a list to standard output, in constant memory.
 *
 * @param path of the file; `-` is standard input
 * @param named the two columns, by names or numbers; null: found in the first row
 * @param prepare makes the conversion once the columns are known
 * @returns the exit code: 0, or 1 if the file cannot be read or its columns are not certain. Also 0 if the reader closes
 *   the pipe early (`… | head`)
 */
export async function convertList(
  path: string,
  named: readonly string[] | null,
  prepare: (columns: ListColumns) => ListConversion,
): Promise<0 | 1> {
  // A last write can fail after the end of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') console.error(error.message);
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  /** Writes all rows of a chunk at once, because a million single writes would take most of the time. */
  async function* converted(chunks: AsyncIterable<Uint8Array>) {
    let conversion: ListConversion | undefined;
    for await (const rows of csvRows(chunks)) {
      const lines: string[] = [];
      let first = 0;
      if (conversion === undefined) {
        const columns = columnsOf(rows[0]?.cells ?? [], rows.length === 0 ? null : named);
        conversion = prepare(columns);
        lines.push(conversion.header, '\n');
        first = Number(columns.hasHeader);
      }
      for (const row of rows.slice(first)) lines.push(conversion.convert(row), '\n');
      if (lines.length > 0) yield lines.join('');
    }
  }
  try {
    const source = path === '-' ? process.stdin : createReadStream(path);
    await pipeline(source, converted, process.stdout, { end: false });
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return 0;
    console.error(message);
    return 1;
  }
}
