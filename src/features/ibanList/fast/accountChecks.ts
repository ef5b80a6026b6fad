import { type Algorithm, METHODS, type Row, type Table } from '../../../domain/accountCheck/methods.ts';
import type { Bank } from '../../../domain/directory/bankDirectory.ts';
import type { AccountDigits } from './accountDigits.ts';

/** The kinds of rows. The first three are verdicts and end a table. */
const VALID = 0;
export const UNCHECKED = 1;
export const INVALID = 2;
const CALCULATION = 3;
const DIGITS = 4;
const RANGE = 5;
const ALGORITHM = 6;

/** Greater than any sum of ten products. The greatest product is nine times eleven. */
const SUMS = 1024;
const NO_CHECK_DIGIT = -1;
const SAME_AS_DIGIT_BEFORE = -2;

/**
 * A row of a method's table as numbers. All rows have all properties, because a loop is fastest over objects of one
 * shape.
 */
interface ListRow {
  readonly kind: number;
  readonly ifMet: ListRow | null;
  readonly ifNot: ListRow | null;
  /** Position of the check digit, or of the first digit of a condition. */
  readonly position: number;
  /**
   * For a calculation: what a pair of digits adds to the sum. The index is a hundred times the index of the pair plus
   * its number.
   */
  readonly terms: Uint8Array;
  /** For a calculation: the check digit by sum. */
  readonly checkDigits: Int8Array;
  /** For a condition: the number of digits, and a table with 1 for each allowed number. */
  readonly length: number;
  readonly allowed: Uint8Array;
  readonly from: number;
  readonly to: number;
  readonly algorithm: Algorithm;
}

const EMPTY: ListRow = {
  kind: INVALID,
  ifMet: null,
  ifNot: null,
  position: 0,
  terms: new Uint8Array(),
  checkDigits: new Int8Array(),
  length: 0,
  allowed: new Uint8Array(),
  from: 0,
  to: 0,
  algorithm: () => false,
};
const VERDICTS = {
  valid: { ...EMPTY, kind: VALID },
  unchecked: { ...EMPTY, kind: UNCHECKED },
  invalid: EMPTY,
};
const rows = new Map<Row, ListRow>();

function rowOf(table: Table): ListRow {
  if (typeof table === 'string') return VERDICTS[table];
  const known = rows.get(table);
  if (known !== undefined) return known;
  const row = { ...EMPTY, ...testOf(table.test), ifMet: rowOf(table.ifMet), ifNot: rowOf(table.ifNot) };
  rows.set(table, row);
  return row;
}

function testOf(test: Row['test']): Partial<ListRow> {
  if (typeof test === 'function') return { kind: ALGORITHM, algorithm: test };
  if ('procedure' in test)
    return {
      kind: CALCULATION,
      position: test.checkPosition,
      terms: termsOf(test),
      checkDigits: checkDigitsOf(test),
    };
  if ('from' in test) return { kind: RANGE, from: Number(test.from), to: Number(test.to) };
  return { kind: DIGITS, ...test };
}

type Calculation = Extract<Row['test'], { procedure: unknown }>;

function termsOf({ procedure, weights }: Calculation): Uint8Array {
  const terms = new Uint8Array(500);
  for (let index = 0; index < terms.length; index += 1) {
    const position = 2 * Math.floor(index / 100) + 1;
    const left = (weights[position] as number) * (Math.floor(index / 10) % 10);
    const right = (weights[position + 1] as number) * (index % 10);
    terms[index] = (procedure.terms[left] as number) + (procedure.terms[right] as number);
  }
  return terms;
}

const checkDigitsByProcedure = new Map<string, Int8Array>();

function checkDigitsOf({ procedure, addend }: Calculation): Int8Array {
  const key = `${procedure.name} ${addend}`;
  const known = checkDigitsByProcedure.get(key);
  if (known !== undefined) return known;
  const checkDigits = new Int8Array(SUMS);
  for (let sum = 0; sum < SUMS; sum += 1) {
    const digit = procedure.checkDigits[(sum + addend) % procedure.divisor];
    checkDigits[sum] = typeof digit === 'string' ? SAME_AS_DIGIT_BEFORE : (digit ?? NO_CHECK_DIGIT);
  }
  checkDigitsByProcedure.set(key, checkDigits);
  return checkDigits;
}

/** The compiled account checks. Banks with the same method share one. Unknown methods check nothing. */
export function accountCheckOf({ accountCheckMethod }: Pick<Bank, 'accountCheckMethod'>): AccountCheck {
  return rowOf(METHODS.get(accountCheckMethod ?? '') ?? 'unchecked');
}

export type AccountCheck = ListRow;

/**
 * The same verdict as `checkAccount`, without making a string unless a row is an algorithm.
 *
 * @param bank the bank whose method is applied
 * @param account not 0, which is always invalid
 */
export function verdictOf(
  firstRow: AccountCheck,
  bank: Pick<Bank, 'bankCode'>,
  account: AccountDigits,
): 0 | 1 | 2 {
  let row = firstRow;
  while (row.kind > INVALID) row = (isMet(row, bank, account) ? row.ifMet : row.ifNot) as ListRow;
  return row.kind as 0 | 1 | 2;
}

function isMet(row: ListRow, bank: Pick<Bank, 'bankCode'>, account: AccountDigits): boolean {
  switch (row.kind) {
    case CALCULATION:
      return fits(row, account);
    case DIGITS:
      return hasDigits(row, account);
    case RANGE:
      return account.number >= row.from && account.number <= row.to;
    default:
      return row.algorithm(account.text, bank.bankCode);
  }
}

function fits({ terms, checkDigits, position }: ListRow, account: AccountDigits): boolean {
  const sum =
    (terms[account.pair1] as number) +
    (terms[100 + account.pair2] as number) +
    (terms[200 + account.pair3] as number) +
    (terms[300 + account.pair4] as number) +
    (terms[400 + account.pair5] as number);
  const expected = checkDigits[sum] as number;
  const given = account.digit(position);
  return expected === given || (expected === SAME_AS_DIGIT_BEFORE && given === account.digit(position - 1));
}

function hasDigits({ position, length, allowed }: ListRow, account: AccountDigits): boolean {
  let number = 0;
  for (let next = position; next < position + length; next += 1) number = number * 10 + account.digit(next);
  return allowed[number] === 1;
}
