import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { BankDirectory } from '../../../src/domain/directory/bankDirectory.ts';
import { type ResolvedIban, resolveIban } from '../resolveIban.ts';
import { noIbanSentences, resolveSentences } from '../sentences.ts';
import { columnsOf, type ListColumns, withoutEmptyEnd } from './columns.ts';
import { csvRows, type ListRow } from './csvRows.ts';

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
        const names = [...COLUMNS.split(' '), ...columns.others.map(printable)];
        lines.push(names.map(quoted).join('\t'), '\n');
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

const COLUMNS =
  'bank_code account formula_iban account_check bank_iban bank_bic bank_name rule outcome reason likely_iban';

/** The sentence about a line without two numbers. */
const NOT_TWO_NUMBERS = 'not-two-numbers';

/** Every reason with its sentence, as they appear in a list. */
export const REASONS: Readonly<Record<string, string>> = {
  [NOT_TWO_NUMBERS]: 'The line does not have the cells that its list has: a bank code and an account number.',
  ...resolveSentences,
  ...noIbanSentences,
};

/** The name of the reason of an answer in the result of a list. */
export function reasonOf({ code, resolution }: ResolvedIban & { ok: false }): string {
  return (code === 'no-iban' && resolution.noIbanReason) || code;
}

/** A cell of the input. Characters that could break the line or control the terminal become U+FFFD; a long cell ends with `…`. */
function printable(text: string): string {
  const cell = text.trim().replace(/\p{Cc}/gu, '\uFFFD');
  return cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
}

const LONGEST_CELL = 500;
const quoted = (cell: string) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Converts a row of a list. All its other cells follow the result. */
function convertRow(
  directory: BankDirectory,
  { cells: all, isDoubtful }: ListRow,
  { bankCode, account, width }: ListColumns,
): string {
  // Spreadsheets append empty cells; other cells make the two numbers doubtful.
  const cells = all.length > width ? [...all.slice(0, width), ...withoutEmptyEnd(all.slice(width))] : all;
  const [first = '', second = ''] = [cells[bankCode], cells[account]].map((cell) => printable(cell ?? ''));
  const isWhole = !isDoubtful && cells.length === width && first !== '' && second !== '';
  const answer = isWhole ? resolveIban(directory, first, second) : null;
  const rest = cells.filter((_, index) => index !== bankCode && index !== account);
  return [first, second, ...resultOf(answer), ...rest.map(printable)].map(quoted).join('\t');
}

/** Returns the result cells, in the order of `COLUMNS`, or null if the line does not have two numbers. */
function resultOf(answer: ResolvedIban | null) {
  const resolution = answer?.resolution;
  const reason = answer === null ? NOT_TWO_NUMBERS : answer.ok ? '' : reasonOf(answer);
  return [
    resolution?.formulaIban,
    resolution?.accountCheck?.verdict,
    answer?.ok && answer.iban,
    resolution?.bankBic,
    resolution?.bank?.name,
    resolution?.rule,
    resolution?.outcome ?? 'bad-input',
    reason,
    // In a column of its own, so that nobody who reads only the IBAN column pays to it.
    /^rule-/.test(reason) && resolution?.bankIban,
  ].map((cell) => cell || '');
}
