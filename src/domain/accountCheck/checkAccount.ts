import type { AccountNumber, BankCode } from '../account/account.ts';
import { type AccountCheckVerdict, digitsOf, type Method, verdictOf } from './methodSteps.ts';
import { METHODS_00_TO_49 } from './methods00to49.ts';
import { METHODS_50_TO_99 } from './methods50to99.ts';
import { METHODS_FROM_A0 } from './methodsFromA0.ts';

export type { AccountCheckVerdict };

export const METHODS: ReadonlyMap<string, Method> = new Map(
  Object.entries<Method>({ ...METHODS_00_TO_49, ...METHODS_50_TO_99, ...METHODS_FROM_A0 }),
);

/** The steps of a method. By a method that is not assigned, no account number carries a check digit. */
export function methodOf(method: string): Method {
  return METHODS.get(method) ?? ['unchecked'];
}

/** Whether the Bundesbank has assigned this name („Prüfzifferberechnungsmethode“). */
export function isAccountCheckMethod(text: string): boolean {
  return METHODS.has(text);
}

/**
 * Checks an account number by the method that the directory of bank codes names for its bank.
 *
 * Source: Deutsche Bundesbank, „Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit“.
 *
 * @param method two characters, such as `00` or `A3`
 * @param accountNumber ten digits, padded with zeros
 * @param bankCode only methods 52, 53, B6 and C0 need it, because they calculate with the bank code too
 * @returns `unchecked` if the account number carries no check digit by this method, if the method is not assigned
 *   (`isAccountCheckMethod`), or if a needed bank code is missing; account number 0 is always `invalid`
 */
export function checkAccount(
  method: string,
  accountNumber: AccountNumber,
  bankCode?: BankCode,
): AccountCheckVerdict {
  if (accountNumber === '0000000000') return 'invalid';
  return verdictOf(methodOf(method), digitsOf(accountNumber), bankCode);
}
