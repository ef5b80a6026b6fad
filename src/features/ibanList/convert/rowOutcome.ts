/** What became of a row. The result file and the page have a German word for each. */
export const ROW_OUTCOMES = [
  /** The IBAN of the plain formula is the bank's. */
  'computed',
  /** The bank's IBAN differs from that of the plain formula. */
  'computed-by-rule',
  /** The account check failed. The row has an IBAN, but needs to be checked. */
  'account-doubtful',
  'no-iban',
  'unknown-bank',
  /** A cell is damaged or empty. */
  'unreadable',
  /** An IBAN was checked; its check digits and length are correct. */
  'iban-right',
  /** An IBAN was checked; the bank uses another one for this account. */
  'iban-other',
  'iban-wrong',
  /** A row without any content. */
  'empty',
  /** `Summe;;1.234,50`: no account. */
  'sum-line',
  /** The names of the columns once more, as on each page of a printed list. */
  'header-again',
  /** Neither bank code nor account number, as of somebody who pays in cash. */
  'lacking',
] as const;

export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Rows with these outcomes need attention, the worst first. */
const WORST_FIRST = [
  'unreadable',
  'iban-wrong',
  'unknown-bank',
  'no-iban',
  'account-doubtful',
  'iban-other',
] as const satisfies readonly RowOutcome[];

export const PROBLEMS: ReadonlySet<RowOutcome> = new Set(WORST_FIRST);

/** All outcomes, those that need attention first. */
export const SEVERITY: readonly RowOutcome[] = [
  ...WORST_FIRST,
  ...ROW_OUTCOMES.filter((outcome) => !PROBLEMS.has(outcome)),
];

/** Lines with these outcomes are about nobody. */
export const OF_NOBODY: ReadonlySet<RowOutcome> = new Set(['empty', 'sum-line', 'header-again']);

/** Rows with these outcomes are not about an account. */
export const NO_ACCOUNTS: ReadonlySet<RowOutcome> = new Set([...OF_NOBODY, 'lacking']);

/** The cells cannot be right as they are. Other rows that need attention may be. */
export const WRONG: ReadonlySet<RowOutcome> = new Set(['unreadable', 'iban-wrong']);

/** The colour and the sign of a result. Its words have the same meaning. */
export type RowTone = 'good' | 'caution' | 'wrong' | 'neutral';

export function toneOf(outcome: RowOutcome): RowTone {
  if (NO_ACCOUNTS.has(outcome)) return 'neutral';
  if (WRONG.has(outcome)) return 'wrong';
  return PROBLEMS.has(outcome) ? 'caution' : 'good';
}

/** The cells that are appended to a row. A text is empty if there is nothing to report. */
export interface RowResult {
  readonly outcome: RowOutcome;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
  readonly reason: string;
  /** A spreadsheet had damaged a number, which was repaired without guessing. */
  readonly isRepaired: boolean;
}

/** A result without an IBAN or a bank. */
export function bareResult(outcome: RowOutcome, reason: string): RowResult {
  return { outcome, iban: '', bic: '', bank: '', reason, isRepaired: false };
}
