import type { Calculation } from '../../../domain/accountCheck/calculation.ts';
import { calculationsOfMethod } from '../../../domain/accountCheck/checkAccount.ts';
import {
  NO_CHECK_DIGIT,
  PROCEDURES,
  type Procedure,
  SAME_AS_DIGIT_BEFORE,
} from '../../../domain/accountCheck/procedures.ts';
import { as00, as06, as31 } from '../../../domain/accountCheck/steps.ts';
import type { BulkAccount } from './bulkAccount.ts';

/** The 57 methods that consist of such calculations, and those below, have 87 lines in all. */
const LINES_AT_MOST = 128;
/** The five pairs of digits, each 0–99. */
const TERMS = 500;
/** Larger than any sum: nine places, nine times eleven. */
const SUMS = 1024;

/** What a pair of digits adds to the sum: by line, pair and number. */
const terms = new Uint8Array(LINES_AT_MOST * TERMS);
/** The check digit by procedure and sum. */
const checkDigits = new Int8Array(Object.keys(PROCEDURES).length * SUMS);
/** By line. */
const procedures = new Uint8Array(LINES_AT_MOST);
const checkPositions = new Uint8Array(LINES_AT_MOST);

/** Lines of which one has to fit: from the first one to before the end. */
export interface Lines {
  readonly first: number;
  readonly end: number;
}

const linesByMethod = new Map<string, Lines | null>();
const procedureNumbers = new Map<Procedure, number>();
let lineCount = 0;

/** The lines of which a method consists; null where there is more to it. */
export function linesOf(method: string): Lines | null {
  const known = linesByMethod.get(method);
  if (known !== undefined) return known;
  const calculations = calculationsOfMethod(method);
  const lines = calculations?.every(isTable) ? addLines(calculations) : null;
  linesByMethod.set(method, lines);
  return lines;
}

/** Whether the sum is made of the digits alone, and says the check digit. */
function isTable({ addend, procedure }: Calculation): boolean {
  return addend === 0 && !procedure.checkDigits.includes(SAME_AS_DIGIT_BEFORE);
}

function addLines(calculations: readonly Calculation[]): Lines {
  const first = lineCount;
  for (const calculation of calculations) addLine(calculation);
  return { first, end: lineCount };
}

function addLine({ procedure, weights, checkPosition }: Calculation): void {
  const line = lineCount;
  lineCount += 1;
  const term = (position: number, digit: number) =>
    procedure.terms[(weights[position] as number) * digit] as number;
  for (let pair = 0; pair < 5; pair += 1)
    for (let number = 0; number < 100; number += 1)
      terms[line * TERMS + pair * 100 + number] =
        term(2 * pair + 1, Math.floor(number / 10)) + term(2 * pair + 2, number % 10);
  procedures[line] = procedureNumber(procedure);
  checkPositions[line] = checkPosition;
}

function procedureNumber(procedure: Procedure): number {
  const known = procedureNumbers.get(procedure);
  if (known !== undefined) return known;
  const number = procedureNumbers.size;
  procedureNumbers.set(procedure, number);
  for (let sum = 0; sum < SUMS; sum += 1)
    checkDigits[number * SUMS + sum] = procedure.checkDigits[sum % procedure.divisor] ?? NO_CHECK_DIGIT;
  return number;
}

/** Whether the check digit is what the line asks for. Written out, because it is done for each row of a list. */
export function fits(line: number, account: BulkAccount): boolean {
  const at = line * TERMS;
  const sum =
    (terms[at + account.pair1] as number) +
    (terms[at + 100 + account.pair2] as number) +
    (terms[at + 200 + account.pair3] as number) +
    (terms[at + 300 + account.pair4] as number) +
    (terms[at + 400 + account.pair5] as number);
  return (
    checkDigits[(procedures[line] as number) * SUMS + sum] === account.digit(checkPositions[line] as number)
  );
}

const { first: LINE_06 } = addLines(as06('1-9>10', '234567').calculations);
const { first: LINE_32 } = addLines(as06('4-9>10', '234567').calculations);
const { first: SUB_ACCOUNT } = addLines(as00('2-7>8', '21').calculations);
const { first: NO_SUB_ACCOUNT } = addLines(as00('4-9>10', '21').calculations);
const { first: WITHOUT_KIND_61 } = addLines(as00('1-7>8', '21').calculations);
const { first: WITH_KIND_61 } = addLines(as00('1-10>8', '2102121212').calculations);
const { first: SUB_ACCOUNT_76 } = addLines(as31('2-7>8', '234567').calculations);
const { first: NO_SUB_ACCOUNT_76 } = addLines(as31('4-9>10', '234567').calculations);
const { first: LEDGER_ACCOUNT } = addLines(as06('3-9>10', '2345678').calculations);

export function hasSubAccount13(account: BulkAccount): boolean {
  return fits(SUB_ACCOUNT, account);
}

export function lacksSubAccount13(account: BulkAccount): boolean {
  return fits(NO_SUB_ACCOUNT, account);
}

export function fits13(account: BulkAccount): boolean {
  return fits(SUB_ACCOUNT, account) || (account.pair1 === 0 && fits(NO_SUB_ACCOUNT, account));
}

export function fits63(account: BulkAccount): boolean {
  if (account.pair1 >= 10) return false;
  return (
    fits(SUB_ACCOUNT, account) || (account.pair1 === 0 && account.pair2 < 10 && fits(NO_SUB_ACCOUNT, account))
  );
}

export function fits61(account: BulkAccount): boolean {
  return fits(account.digit(9) === 8 ? WITH_KIND_61 : WITHOUT_KIND_61, account);
}

/** Method 76: the kinds of account 0, 4, 6, 7, 8 and 9. */
function isKind76(digit: number): boolean {
  return ((0b11_1101_0001 >> digit) & 1) === 1;
}

export function hasSubAccount76(account: BulkAccount): boolean {
  return isKind76(account.digit(1)) && fits(SUB_ACCOUNT_76, account);
}

export function lacksSubAccount76(account: BulkAccount): boolean {
  return account.pair1 === 0 && isKind76(account.digit(3)) && fits(NO_SUB_ACCOUNT_76, account);
}

export function fits88(account: BulkAccount): boolean {
  return fits(account.digit(3) === 9 ? LEDGER_ACCOUNT : LINE_32, account);
}

/** Method 99: 396 000 000 to 499 999 999 carry no check digit. */
export function isUnchecked99({ pair1, pair2 }: BulkAccount): boolean {
  const millions = pair1 * 100 + pair2;
  return millions >= 396 && millions <= 499;
}

export function fits99(account: BulkAccount): boolean {
  return fits(LINE_06, account);
}
