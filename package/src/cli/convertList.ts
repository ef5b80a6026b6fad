import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Delimiter } from '../../../src/table/tableFormat.ts';
import { columnsOf, type ListColumns } from './columns.ts';
import { csvRows, type ListRow } from './csvRows.ts';

/** Writes one line for each row of a list. */
export interface ListConversion {
  /** The first line of the output, if any. */
  readonly header: (columns: ListColumns) => string | null;
  /** Converts a row; without line break. Must not throw. */
  readonly convert: (row: ListRow, columns: ListColumns) => string;
}

export interface ListOptions {
  /** Of the file, or `STANDARD_INPUT`. */
  readonly path: string;
  /** From which the path counts. */
  readonly folder: string;
  readonly delimiter: Delimiter | null;
  /** Two names or numbers; null: found in the first row. */
  readonly columns: readonly string[] | null;
}

/** Stands for standard input in place of a path. */
const STANDARD_INPUT = '-';

/**
 * Converts a file or standard input to standard output, in constant memory.
 *
 * @param prepare makes the conversion; called after the file was opened
 * @returns the exit code: 0, or 1 if the file cannot be read or its columns are not certain. Also 0 if the reader closes
 *   the pipe early (`… | head`)
 */
export async function convertList(options: ListOptions, prepare: () => ListConversion): Promise<0 | 1> {
  // A last write can fail after the end of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') console.error(error.message);
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    const { path, folder } = options;
    const file: FileHandle | null = path === STANDARD_INPUT ? null : await open(resolve(folder, path));
    const source = file?.createReadStream() ?? process.stdin;
    const conversion = prepare();
    await pipeline(
      source,
      (chunks: AsyncIterable<Uint8Array>) => converted(chunks, options, conversion),
      process.stdout,
      { end: false },
    );
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EPIPE') return 0;
    console.error(message);
    return 1;
  }
}

/** Writes all rows of a chunk at once, because a million single writes would take most of the time. */
async function* converted(
  chunks: AsyncIterable<Uint8Array>,
  { delimiter, columns: named }: ListOptions,
  { header, convert }: ListConversion,
) {
  let columns: ListColumns | null = null;
  for await (const rows of csvRows(chunks, delimiter)) {
    const lines: string[] = [];
    let first = 0;
    if (columns === null) {
      columns = columnsOf(rows[0]?.cells ?? [], rows.length === 0 ? null : named);
      const head = header(columns);
      if (head !== null) lines.push(head, '\n');
      first = Number(columns.hasHeader);
    }
    for (const row of rows.slice(first)) lines.push(convert(row, columns), '\n');
    if (lines.length > 0) yield lines.join('');
  }
}
