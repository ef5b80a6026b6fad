import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import { type Addition, type Calculation, calculation, type Positions } from './calculation.ts';
import type { Condition } from './conditions.ts';
import { PROCEDURES, type Procedure } from './procedures.ts';

/** `unchecked`: the method calculates nothing for this account number, because it carries no check digit. */
export type AccountCheckVerdict = 'valid' | 'invalid' | 'unchecked';

/** A test that weights, remainders and conditions cannot express. Readers of the table call it with text. */
export type Algorithm = (account: AccountNumber, bankCode: BankCode | undefined) => boolean;

interface Branch {
  readonly condition: Condition | Algorithm;
  readonly steps: Method;
  /** Whether an account number that none of the steps decides is invalid; otherwise the next step follows. */
  readonly isFinal: boolean;
}

interface SameAs {
  readonly method: Method;
}

/**
 * A step decides an account number or leaves it to the next one. A calculation or an algorithm decides that the number
 * is valid if it fits.
 */
export type Step = AccountCheckVerdict | Calculation | Algorithm | Branch | SameAs;

/** The steps of a method („Varianten“), in the order of the Bundesbank. What no step decides is invalid. */
export type Method = readonly Step[];

/** Only these steps decide account numbers that meet the condition. */
export function only(condition: Condition | Algorithm, ...steps: Method): Branch {
  return { condition, steps, isFinal: true };
}

/** These steps come first for account numbers that meet the condition, and then the next ones. */
export function also(condition: Condition | Algorithm, ...steps: Method): Branch {
  return { condition, steps, isFinal: false };
}

/** „gilt die Methode 09 (keine Prüfzifferberechnung)“. */
export function unchecked(condition: Condition | Algorithm): Branch {
  return only(condition, 'unchecked');
}

export function invalid(condition: Condition): Branch {
  return only(condition, 'invalid');
}

export function valid(condition: Condition): Branch {
  return only(condition, 'valid');
}

/** „Berechnung, Ausnahmen und mögliche Ergebnisse entsprechen der Methode …“; what it refuses goes to the next step. */
export function method(steps: Method): SameAs {
  return { method: steps };
}

function calculates(procedure: Procedure) {
  return (positions: Positions, weights: string, addition?: Addition) =>
    calculation(procedure, positions, weights, addition);
}

/**
 * The words of the table: `as06('4-9>10', '234567')` reads „Stellen 4 bis 9, Prüfziffer in Stelle 10, Gewichtung
 * 2, 3, 4, 5, 6, 7 von rechts nach links; Berechnung und mögliche Ergebnisse entsprechen dem Verfahren 06“.
 */
export const as00 = calculates(PROCEDURES.as00);
export const as01 = calculates(PROCEDURES.as01);
export const as02 = calculates(PROCEDURES.as02);
export const as06 = calculates(PROCEDURES.as06);
export const as11 = calculates(PROCEDURES.as11);
export const as16 = calculates(PROCEDURES.as16);
export const as17 = (positions: Positions, weights: string) =>
  calculation(PROCEDURES.as17, positions, weights, { addend: -1 });
export const as21 = calculates(PROCEDURES.as21);
export const as22 = calculates(PROCEDURES.as22);
export const as31 = calculates(PROCEDURES.as31);
export const as35 = calculates(PROCEDURES.as35);
export const as54 = calculates(PROCEDURES.as54);
export const as56 = calculates(PROCEDURES.as56);
export const as66 = calculates(PROCEDURES.as66);
export const as71 = calculates(PROCEDURES.as71);
export const as89 = calculates(PROCEDURES.as89);
export const as97 = calculates(PROCEDURES.as97);
export const asD7 = calculates(PROCEDURES.asD7);
export const halfDecade = calculates(PROCEDURES.halfDecade);
export const modulus7 = calculates(PROCEDURES.modulus7);
export const modulus7DigitSums = calculates(PROCEDURES.modulus7DigitSums);
export const modulus9 = calculates(PROCEDURES.modulus9);
