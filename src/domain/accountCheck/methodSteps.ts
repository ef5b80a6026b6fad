import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { Calculation } from './calculation.ts';
import type { Condition } from './conditions.ts';

/** `unchecked`: the method calculates nothing for this account number, because it carries no check digit. */
export type AccountCheckVerdict = 'valid' | 'invalid' | 'unchecked';

/** A test that weights, remainders and conditions cannot express. Readers of the table call it with text. */
export type Algorithm = (account: AccountNumber, bankCode: BankCode | undefined) => boolean;

export interface Branch {
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
export type MethodStep = AccountCheckVerdict | Calculation | Algorithm | Branch | SameAs;

/** The steps of a method („Varianten“), in the order of the Bundesbank. What no step decides is invalid. */
export type Method = readonly MethodStep[];

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
