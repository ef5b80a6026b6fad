import type { BankDirectory } from '../../../src/domain/directory/bankDirectory.ts';
import type { Outcome } from '../../../src/domain/resolve/resolution.ts';
import { type ResolvedIban, resolveIban } from '../resolveIban.ts';
import { noIbanSentences, resolveSentences } from '../resolveSentences.ts';
import { type ListColumns, withoutEmptyEnd } from './columns.ts';
import type { ListRow } from './csvRows.ts';

export const COLUMNS = [
  'bank_code',
  'account',
  'formula_iban',
  'account_check',
  'bank_iban',
  'bank_bic',
  'bank_name',
  'rule',
  'outcome',
  'reason',
  'likely_iban',
] as const;

/** What a list says of a line without two numbers. */
const NOT_TWO_NUMBERS = 'not-two-numbers';

/** Every reason with its sentence, as they appear in a list. */
export const REASONS: Readonly<Record<string, string>> = {
  [NOT_TWO_NUMBERS]: 'The line does not have the cells that its list has: a bank code and an account number.',
  ...resolveSentences,
  ...noIbanSentences,
};

/** The reason of an answer by the name that a list gives it. */
export function reasonOf({ code, resolution }: ResolvedIban & { ok: false }): string {
  return (code === 'no-iban' && resolution.noIbanReason) || code;
}

/** The cells of a row; an empty cell is an empty string. */
type Row = Readonly<Record<Exclude<(typeof COLUMNS)[number], 'outcome'>, string>> & {
  readonly outcome: Outcome | 'bad-input';
};

/** A cell that was entered: what could break the line or control the terminal is U+FFFD, what is too long ends with `…`. */
function printable(text: string): string {
  const cell = text.trim().replace(/\p{Cc}/gu, '\uFFFD');
  return cell.length > LONGEST_CELL ? `${cell.slice(0, LONGEST_CELL)}…` : cell;
}

const LONGEST_CELL = 500;
const quoted = (cell: string) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell);

/** How a row is written: tab-separated, or as a JSON object in which empty cells are null. `others`: cells that the list has too. */
export type WriteRow = (row: Row, others: readonly (readonly [name: string, cell: string])[]) => string;

export const asCells: WriteRow = (row, others) =>
  [...COLUMNS.map((column) => row[column]), ...others.map(([, cell]) => cell)].map(quoted).join('\t');
export const asJson: WriteRow = (row, others) =>
  JSON.stringify({
    ...Object.fromEntries(COLUMNS.map((column) => [column, row[column] || null])),
    ...(others.length > 0 && { other_columns: Object.fromEntries(others) }),
  });

export function headerOf({ others }: ListColumns): string {
  return [...COLUMNS, ...others.map(printable)].map(quoted).join('\t');
}

/** Converts a row of a list. Nothing of it is lost: all its other cells follow the result. */
export function convertRow(
  directory: BankDirectory,
  { cells: all, isDoubtful }: ListRow,
  { bankCode, account, width, others }: ListColumns,
  write: WriteRow,
): string {
  // Empty cells at the end are those of a spreadsheet; others put the two numbers in doubt.
  const cells = all.length > width ? [...all.slice(0, width), ...withoutEmptyEnd(all.slice(width))] : all;
  const [first = '', second = ''] = [cells[bankCode], cells[account]].map((cell) => printable(cell ?? ''));
  const row =
    !isDoubtful && cells.length === width && first !== '' && second !== ''
      ? rowOf(resolveIban(directory, first, second), first, second)
      : badInput(first, second, NOT_TWO_NUMBERS);
  const rest = cells.filter((_, index) => index !== bankCode && index !== account);
  const named = rest.map((cell, index) => [others[index] ?? `column_${index + 3}`, printable(cell)] as const);
  return write(row, named);
}

/** @param bankCode as entered, like the account number */
export function rowOf(answer: ResolvedIban, bankCode: string, account: string): Row {
  if (answer.resolution === null) return badInput(printable(bankCode), printable(account), reasonOf(answer));
  const { resolution } = answer;
  const isDoubtful = !answer.ok && (answer.code === 'rule-unknown' || answer.code === 'rule-disputed');
  return {
    bank_code: printable(bankCode),
    account: printable(account),
    formula_iban: resolution.formulaIban,
    account_check: resolution.accountCheck?.verdict ?? '',
    bank_iban: answer.ok ? answer.iban : '',
    bank_bic: resolution.bankBic ?? '',
    bank_name: resolution.bank?.name ?? '',
    rule: resolution.rule ?? '',
    outcome: resolution.outcome,
    reason: answer.ok ? '' : reasonOf(answer),
    // In a column of its own, so that nobody pays to it who reads the other one alone.
    likely_iban: isDoubtful ? (resolution.bankIban ?? '') : '',
  };
}

function badInput(bankCode: string, account: string, reason: string): Row {
  const nothing = Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Row;
  return { ...nothing, bank_code: bankCode, account, outcome: 'bad-input', reason };
}
