import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BankDirectory } from '../../../src/domain/directory/bankDirectory.ts';
import { columnsOf, type ListColumns } from './columns.ts';
import { csvRows } from './csvRows.ts';
import { convertRow, headerOf } from './ibanRow.ts';

/**
 * Converts a list to standard output, in constant memory.
 *
 * @param path of the file; `-` is standard input
 * @param named the two columns, by names or numbers; null: found in the first row
 * @param directoryOf called once the columns are known
 * @returns the exit code: 0, or 1 if the file cannot be read or its columns are not certain. Also 0 if the reader closes
 *   the pipe early (`… | head`)
 */
export async function convertList(
  path: string,
  named: readonly string[] | null,
  directoryOf: () => BankDirectory,
): Promise<0 | 1> {
  // A last write can fail after the end of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') console.error(error.message);
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  /** Writes all rows of a chunk at once, because a million single writes would take most of the time. */
  async function* converted(chunks: AsyncIterable<Uint8Array>) {
    let list: { readonly columns: ListColumns; readonly directory: BankDirectory } | undefined;
    for await (const rows of csvRows(chunks)) {
      const lines: string[] = [];
      let first = 0;
      if (list === undefined) {
        const columns = columnsOf(rows[0]?.cells ?? [], rows.length === 0 ? null : named);
        list = { columns, directory: directoryOf() };
        lines.push(headerOf(columns), '\n');
        first = Number(columns.hasHeader);
      }
      for (const row of rows.slice(first)) lines.push(convertRow(list.directory, row, list.columns), '\n');
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
