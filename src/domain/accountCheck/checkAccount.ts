import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { Calculation } from './calculation.ts';
import { METHODS_00_TO_49 } from './methods00to49.ts';
import { METHODS_50_TO_99 } from './methods50to99.ts';
import { METHODS_A0_TO_E4 } from './methodsA0toE4.ts';
import { type AccountCheckVerdict, calculationsOf, type Method, tryInOrder } from './steps.ts';

const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries<Method>({ ...METHODS_00_TO_49, ...METHODS_50_TO_99, ...METHODS_A0_TO_E4 }),
);

/** The calculations of which one has to fit; null for a method that has conditions too, or is not assigned. */
export function calculationsOfMethod(method: string): readonly Calculation[] | null {
  const steps = METHODS.get(method);
  return steps === undefined ? null : calculationsOf(steps);
}

/** Whether the Bundesbank has assigned this name („Prüfzifferberechnungsmethode“, 00–E4 without 12). */
export function isAccountCheckMethod(text: string): boolean {
  return METHODS.has(text);
}

/**
 * Checks an account number by the method that the directory of bank codes names for its bank.
 *
 * Source: Deutsche Bundesbank, „Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit“.
 *
 * @param method two characters, `00` to `E4`
 * @param accountNumber ten digits, padded with zeros
 * @param bankCode needed by methods 52, 53, B6 and C0 alone: they calculate with the bank code too
 * @returns `unchecked` if the account number carries no check digit by this method, if the method is not assigned
 *   (`isAccountCheckMethod`), or if a needed bank code is missing; account number 0 is always `invalid`
 */
export function checkAccount(
  method: string,
  accountNumber: AccountNumber,
  bankCode?: BankCode,
): AccountCheckVerdict {
  return runMethod(method, accountNumber, bankCode, undefined);
}

/** The same, and every calculation that was done on the way goes into the trace. */
export function runMethod(
  method: string,
  accountNumber: AccountNumber,
  bankCode: BankCode | undefined,
  trace: Calculation[] | undefined,
): AccountCheckVerdict {
  if (accountNumber === '0000000000') return 'invalid';
  const steps = METHODS.get(method);
  if (steps === undefined) return 'unchecked';
  return tryInOrder(steps, accountNumber, bankCode, trace) ?? 'invalid';
}
