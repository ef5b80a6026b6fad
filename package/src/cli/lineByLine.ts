import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Writes one line for each line that it reads. */
export interface LineConversion {
  /** The first line of the output, if any. */
  readonly header: string | null;
  /** Converts a line; both without line break. Must not throw. */
  readonly convert: (line: string) => string;
}

/** Longer lines are cut, so that any input fits into memory. */
const LONGEST_LINE = 1000;
/** Marks a cut line, so that it is not taken for a whole one. */
const ELLIPSIS = '…';

/** Stands for standard input in place of a path. */
export const STANDARD_INPUT = '-';

/**
 * Converts a file or standard input to standard output, in constant memory.
 *
 * @param path of the file, or `STANDARD_INPUT`
 * @param folder from which the path counts
 * @param prepare makes the conversion; called after the file was opened
 * @returns the exit code: 0, or 1 if the file cannot be read. Also 0 if the reader closes the pipe early (`… | head`)
 */
export async function convertLines(
  path: string,
  folder: string,
  prepare: () => LineConversion,
): Promise<0 | 1> {
  // A last write can fail after the end of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') console.error(error.message);
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  try {
    const file: FileHandle | null = path === STANDARD_INPUT ? null : await open(resolve(folder, path));
    const source = file?.createReadStream({ encoding: 'utf8' }) ?? process.stdin.setEncoding('utf8');
    const conversion = prepare();
    await pipeline(
      source,
      (chunks: AsyncIterable<string>) => convertChunks(chunks, conversion),
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

/** Writes all lines of a chunk at once, because a million single writes would take most of the time. */
async function* convertChunks(chunks: AsyncIterable<string>, { header, convert }: LineConversion) {
  // The incomplete last line; null before the first chunk, so that nothing is written if nothing can be read.
  let rest: string | null = null;
  const head = header === null ? '' : `${header}\n`;
  for await (const chunk of chunks) {
    const lines: string[] = ((rest ?? '') + (rest === null ? chunk.replace(/^\uFEFF/, '') : chunk)).split(
      '\n',
    );
    const converted = rest === null ? [head] : [];
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE + 1);
    for (const line of lines) converted.push(convert(withoutEnd(line)), '\n');
    if (converted.length > 0) yield converted.join('');
  }
  if (rest === null) yield head;
  else if (rest !== '') yield `${convert(withoutEnd(rest))}\n`;
}

function withoutEnd(line: string): string {
  if (line.length > LONGEST_LINE) return line.slice(0, LONGEST_LINE) + ELLIPSIS;
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/**
 * The trimmed cells of a line, separated by tabs, semicolons or commas. Empty cells at the end are dropped, because
 * spreadsheets append them.
 */
export function cellsOf(line: string): string[] {
  const cells = line.split(/[\t;,]/).map((cell) => cell.trim());
  while (cells.length > 1 && cells.at(-1) === '') cells.pop();
  return cells;
}
