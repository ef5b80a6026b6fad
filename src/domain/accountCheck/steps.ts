import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import {
  type Addition,
  type Calculation,
  calculation,
  digitAt,
  expectedCheckDigit,
  type Positions,
} from './calculation.ts';
import type { Condition } from './conditions.ts';
import { PROCEDURES, type Procedure } from './procedures.ts';

/** `unchecked`: the method calculates nothing for this account number, because it carries no check digit. */
export type AccountCheckVerdict = 'valid' | 'invalid' | 'unchecked';

/**
 * One step of a method. `undefined` leaves the account number to the next step; an account number that no step
 * accepts is invalid.
 *
 * @param trace takes every calculation that was done, in its order, if somebody wants to see it
 */
export interface Step {
  (
    account: AccountNumber,
    bankCode: BankCode | undefined,
    trace: Calculation[] | undefined,
  ): AccountCheckVerdict | undefined;
  /** Where the step is nothing but these calculations, of which one has to fit. */
  readonly calculations?: readonly Calculation[] | null;
}

/** The steps of a method („Varianten“), in the order in which the Bundesbank wants them tried. */
export type Method = readonly Step[];

/** Tries the steps in order. */
export function tryInOrder(
  steps: readonly Step[],
  account: AccountNumber,
  bankCode: BankCode | undefined,
  trace: Calculation[] | undefined,
): AccountCheckVerdict | undefined {
  for (const step of steps) {
    const verdict = step(account, bankCode, trace);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}

/** Accounts that meet the condition are decided by these steps alone; without a step that accepts: invalid. */
export function only(condition: Condition, ...steps: readonly Step[]): Step {
  return (account, bankCode, trace) =>
    condition(account) ? (tryInOrder(steps, account, bankCode, trace) ?? 'invalid') : undefined;
}

/** Accounts that meet the condition go through these steps too, and on to the next ones if they fail. */
export function also(condition: Condition, ...steps: readonly Step[]): Step {
  return (account, bankCode, trace) =>
    condition(account) ? tryInOrder(steps, account, bankCode, trace) : undefined;
}

/** „gilt die Methode 09 (keine Prüfzifferberechnung)“. */
export function unchecked(condition: Condition = () => true): Step {
  return (account) => (condition(account) ? 'unchecked' : undefined);
}

export function invalid(condition: Condition): Step {
  return (account) => (condition(account) ? 'invalid' : undefined);
}

export function valid(condition: Condition): Step {
  return (account) => (condition(account) ? 'valid' : undefined);
}

/** „Berechnung, Ausnahmen und mögliche Ergebnisse entsprechen der Methode …“; its failure is not yet the end. */
export function method(steps: Method): Step {
  const step: Step = (account, bankCode, trace) => {
    const verdict = tryInOrder(steps, account, bankCode, trace);
    return verdict === 'invalid' ? undefined : verdict;
  };
  return Object.assign(step, { calculations: calculationsOf(steps) });
}

/** The calculations of which a method consists; null where it has conditions too. */
export function calculationsOf(steps: Method): readonly Calculation[] | null {
  const all: Calculation[] = [];
  for (const { calculations } of steps) {
    if (!calculations) return null;
    all.push(...calculations);
  }
  return all;
}

function calculates(procedure: Procedure) {
  return (positions: Positions, weights: string, addition?: Addition) => {
    const line = calculation(procedure, positions, weights, addition);
    const step: Step = (account, _bankCode, trace) => {
      trace?.push(line);
      return expectedCheckDigit(line, account) === digitAt(account, line.checkPosition) ? 'valid' : undefined;
    };
    return Object.assign(step, { calculations: [line] });
  };
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
const as17WithoutAddend = calculates(PROCEDURES.as17);
export const as17 = (positions: Positions, weights: string) =>
  as17WithoutAddend(positions, weights, { addend: -1 });
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
