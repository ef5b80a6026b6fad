import { type FileHandle, open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';

/** A command that writes one line for each line that it reads. */
export interface LineCommand {
  readonly usage: string;
  /** Boolean options besides --help. */
  readonly flags: readonly string[];
  /** Returns the conversion for the given flags. */
  readonly prepare: (flags: ReadonlySet<string>) => LineConversion;
}

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

/**
 * Runs a command on FILE or standard input, in constant memory.
 *
 * @returns the exit code: 0, 1 if the file cannot be read, 2 if the arguments are wrong. Also 0 if the reader closes the
 *   pipe early (`… | head`)
 */
export async function runLineByLine(command: LineCommand, args: readonly string[]): Promise<number> {
  // A last write can fail after the end of the command.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') console.error(error.message);
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  const input = readArguments(command, args);
  if (typeof input === 'number') return input;
  let file: FileHandle | undefined;
  try {
    // npm starts scripts in the folder of the repository; INIT_CWD is the folder in which the user typed the command.
    file =
      input.path === undefined ? undefined : await open(resolve(process.env.INIT_CWD ?? '.', input.path));
    const source = file?.createReadStream({ encoding: 'utf8' }) ?? process.stdin.setEncoding('utf8');
    const conversion = command.prepare(input.flags);
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

function readArguments(
  { usage, flags }: LineCommand,
  args: readonly string[],
): { path: string | undefined; flags: ReadonlySet<string> } | 0 | 2 {
  try {
    const options = Object.fromEntries(
      ['help', ...flags].map((flag) => [flag, { type: 'boolean' }] as const),
    );
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (positionals.length > 1) throw new Error('more than one FILE is given');
    return { path: positionals[0], flags: new Set(Object.keys(values)) };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
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
