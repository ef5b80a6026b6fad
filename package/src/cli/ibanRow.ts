import type { BankDirectory } from '../../../src/domain/directory/bankDirectory.ts';
import type { Outcome } from '../../../src/domain/resolve/resolution.ts';
import { type ResolvedIban, resolveIban } from '../resolveIban.ts';
import { cellsOf } from './lineByLine.ts';
import { NOT_TWO_NUMBERS, reasonOf } from './refusals.ts';

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

/** The cells of a row; an empty cell is an empty string. */
type Row = Readonly<Record<Exclude<(typeof COLUMNS)[number], 'outcome'>, string>> & {
  readonly outcome: Outcome | 'bad-input';
};

/** How a row is written: tab-separated, or as a JSON object in which empty cells are null. */
export type WriteRow = (row: Row) => string;

export const asCells: WriteRow = (row) => COLUMNS.map((column) => row[column]).join('\t');
export const asJson: WriteRow = (row) =>
  JSON.stringify(Object.fromEntries(COLUMNS.map((column) => [column, row[column] || null])));

/** @param line bank code and account number, separated by a tab, a semicolon or a comma */
export function rowOfLine(directory: BankDirectory, line: string): Row {
  const cells = cellsOf(line);
  const [bankCode = '', account = ''] = cells;
  return cells.length === 2
    ? rowOf(resolveIban(directory, bankCode, account), bankCode, account)
    : badInput(bankCode, account, NOT_TWO_NUMBERS);
}

/** @param bankCode as entered, like the account number */
export function rowOf(answer: ResolvedIban, bankCode: string, account: string): Row {
  if (answer.resolution === null) return badInput(bankCode, account, reasonOf(answer));
  const { resolution } = answer;
  const isDoubtful = !answer.ok && (answer.code === 'rule-unknown' || answer.code === 'rule-disputed');
  return {
    bank_code: bankCode,
    account,
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
  return {
    bank_code: printable(bankCode),
    account: printable(account),
    formula_iban: '',
    account_check: '',
    bank_iban: '',
    bank_bic: '',
    bank_name: '',
    rule: '',
    outcome: 'bad-input',
    reason,
    likely_iban: '',
  };
}

/** Invalid input may contain anything, so control characters are removed: they could break the line or control the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').trim();
}
