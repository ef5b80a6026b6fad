import { calculation, type Positions } from './accountCheck/calculation.ts';
import { NO_CHECK_DIGIT, PROCEDURES, type Procedure } from './accountCheck/procedures.ts';

const { as00, as01, as06, as31 } = PROCEDURES;

/**
 * The lines of the most frequent methods, as in `accountCheck/methods00to49.ts` and `methods50to99.ts`: together with
 * the methods made of them below they check nine of ten accounts.
 */
const LINES: readonly (readonly [name: string, Procedure, Positions, weights: string])[] = [
  ['00', as00, '1-9>10', '21'],
  ['01', as01, '1-9>10', '371'],
  ['06', as06, '1-9>10', '234567'],
  ['10', as06, '1-9>10', '23456789A'],
  ['20', as06, '1-9>10', '234567893'],
  ['28', as06, '1-7>8', '2345678'],
  ['32', as06, '4-9>10', '234567'],
  ['34', as06, '1-7>8', '2485A97'],
  ['38', as06, '4-9>10', '2485A9'],
  ['13 with sub-account', as00, '2-7>8', '21'],
  ['13 without sub-account', as00, '4-9>10', '21'],
  ['76 with sub-account', as31, '2-7>8', '234567'],
  ['76 without sub-account', as31, '4-9>10', '234567'],
  ['88 ledger account', as06, '3-9>10', '2345678'],
];

/** Larger than any sum: nine places, nine times eleven. */
const SUMS = 1024;

/** What a digit at a place adds to the sum: by line, place and digit. */
const terms = new Uint8Array(LINES.length * 100);
/** The check digit by line and sum. */
const checkDigits = new Int8Array(LINES.length * SUMS);
const checkPlaces = new Uint8Array(LINES.length);

LINES.forEach(([, procedure, positions, weights], line) => {
  const { from, to, checkPosition, weights: byPosition } = calculation(procedure, positions, weights);
  checkPlaces[line] = checkPosition - 1;
  for (let position = from; position <= to; position += 1)
    for (let digit = 0; digit <= 9; digit += 1)
      terms[line * 100 + (position - 1) * 10 + digit] = procedure.terms[
        (byPosition[position] as number) * digit
      ] as number;
  for (let sum = 0; sum < SUMS; sum += 1)
    checkDigits[line * SUMS + sum] = procedure.checkDigits[sum % procedure.divisor] ?? NO_CHECK_DIGIT;
});

const LINE_BY_NAME = new Map(LINES.map(([name], line) => [name, line]));

/** The number of a line, by its name; -1 where a method has none. */
export function lineOf(name: string): number {
  return LINE_BY_NAME.get(name) ?? -1;
}

/** Whether the check digit is what the line asks for. Written out, because it is done for each row of a list. */
export function fits(line: number, account: Uint8Array): boolean {
  const at = line * 100;
  const sum =
    (terms[at + (account[0] as number)] as number) +
    (terms[at + 10 + (account[1] as number)] as number) +
    (terms[at + 20 + (account[2] as number)] as number) +
    (terms[at + 30 + (account[3] as number)] as number) +
    (terms[at + 40 + (account[4] as number)] as number) +
    (terms[at + 50 + (account[5] as number)] as number) +
    (terms[at + 60 + (account[6] as number)] as number) +
    (terms[at + 70 + (account[7] as number)] as number) +
    (terms[at + 80 + (account[8] as number)] as number);
  return checkDigits[line * SUMS + sum] === account[checkPlaces[line] as number];
}

const LINE_06 = lineOf('06');
const LINE_32 = lineOf('32');
const SUB_ACCOUNT = lineOf('13 with sub-account');
const NO_SUB_ACCOUNT = lineOf('13 without sub-account');
const SUB_ACCOUNT_76 = lineOf('76 with sub-account');
const NO_SUB_ACCOUNT_76 = lineOf('76 without sub-account');
const LEDGER_ACCOUNT = lineOf('88 ledger account');

export function hasSubAccount13(account: Uint8Array): boolean {
  return fits(SUB_ACCOUNT, account);
}

export function lacksSubAccount13(account: Uint8Array): boolean {
  return fits(NO_SUB_ACCOUNT, account);
}

export function fits13(account: Uint8Array): boolean {
  return (
    fits(SUB_ACCOUNT, account) || (account[0] === 0 && account[1] === 0 && fits(NO_SUB_ACCOUNT, account))
  );
}

export function fits63(account: Uint8Array): boolean {
  if (account[0] !== 0) return false;
  return (
    fits(SUB_ACCOUNT, account) || (account[1] === 0 && account[2] === 0 && fits(NO_SUB_ACCOUNT, account))
  );
}

/** Method 76: the kinds of account 0, 4, 6, 7, 8 and 9. */
function isKind76(digit: number): boolean {
  return ((0b11_1101_0001 >> digit) & 1) === 1;
}

export function hasSubAccount76(account: Uint8Array): boolean {
  return isKind76(account[0] as number) && fits(SUB_ACCOUNT_76, account);
}

export function lacksSubAccount76(account: Uint8Array): boolean {
  if (account[0] !== 0 || account[1] !== 0) return false;
  return isKind76(account[2] as number) && fits(NO_SUB_ACCOUNT_76, account);
}

export function fits88(account: Uint8Array): boolean {
  return fits(account[2] === 9 ? LEDGER_ACCOUNT : LINE_32, account);
}

/** Method 99: 396 000 000 to 499 999 999 carry no check digit. */
export function isUnchecked99(account: Uint8Array): boolean {
  const millions = (account[1] as number) * 100 + (account[2] as number) * 10 + (account[3] as number);
  return account[0] === 0 && millions >= 396 && millions <= 499;
}

export function fits99(account: Uint8Array): boolean {
  return fits(LINE_06, account);
}
