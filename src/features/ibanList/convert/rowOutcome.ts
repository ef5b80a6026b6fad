/** What became of a row. The result file and the page have a German word for each. */
export const ROW_OUTCOMES = [
  /** The IBAN of the plain formula is the bank's. */
  'computed',
  /** The bank's IBAN is another than that of the plain formula. */
  'computed-by-rule',
  /** The account number does not pass its check: the IBAN is given, but somebody should look at it. */
  'account-doubtful',
  'no-iban',
  'unknown-bank',
  /** A cell is damaged or empty. */
  'unreadable',
  /** An IBAN was checked and is arithmetically right. */
  'iban-right',
  /** An IBAN was checked; the bank uses another one for this account. */
  'iban-other',
  'iban-wrong',
  /** A row without any content. */
  'empty',
] as const;

export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** Somebody should look at these rows. */
export const PROBLEMS: ReadonlySet<RowOutcome> = new Set<RowOutcome>([
  'account-doubtful',
  'no-iban',
  'unknown-bank',
  'unreadable',
  'iban-other',
  'iban-wrong',
]);

/** How a result is coloured; its words say the same. */
export function toneOf(outcome: RowOutcome): 'good' | 'caution' | 'neutral' {
  if (outcome === 'empty') return 'neutral';
  return PROBLEMS.has(outcome) ? 'caution' : 'good';
}

/** What is appended to a row. Texts are empty where there is nothing to say. */
export interface RowResult {
  readonly outcome: RowOutcome;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
  readonly reason: string;
  /** A number was damaged by a spreadsheet, and could be repaired without guessing. */
  readonly isRepaired: boolean;
}

/** A result without an IBAN or a bank. */
export function bareResult(outcome: RowOutcome, reason: string): RowResult {
  return { outcome, iban: '', bic: '', bank: '', reason, isRepaired: false };
}
