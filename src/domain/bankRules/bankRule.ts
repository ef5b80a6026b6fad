import type { AccountNumber, BankCode } from '../account/account.ts';
import type { Bank } from '../directory/bankDirectory.ts';

/** What a rule does to an account number as entered, ten digits, of the bank of the bank code as entered. */
export type AccountRule = (bank: Bank, accountNumber: AccountNumber) => RuleEffect;

/** Account numbers, each with the one that replaces it. All others stay. */
type ReplacementTable = ReadonlyMap<string, string>;

/**
 * One IBAN-Regel of the Deutsche Bundesbank: what a bank changes before the plain formula. It does the same to every account,
 * or only replaces account numbers by a table, or calculates.
 */
export type BankRule = RuleEffect | ReplacementTable | AccountRule;

export function isReplacementTable(rule: BankRule): rule is ReplacementTable {
  return rule instanceof Map;
}

export function effectOf(rule: BankRule, bank: Bank, accountNumber: AccountNumber): RuleEffect {
  if (typeof rule === 'function') return rule(bank, accountNumber);
  if (!isReplacementTable(rule)) return rule;
  const replacement = rule.get(accountNumber);
  return replacement === undefined ? NO_EFFECT : otherAccount(replacement, 'account-replaced');
}

/** What a rule does to every account of a bank; null if that depends on the bank or on the account. */
export function effectOnAllAccounts(rule: BankRule): RuleEffect | null {
  return typeof rule === 'function' || isReplacementTable(rule) ? null : rule;
}

/** Why a rule allows no IBAN. */
export type NoIbanReason =
  /** No account of the bank code takes part in payments. */
  | 'bank-code-without-ibans'
  /** The bank has excluded the account, or a range that contains it. */
  | 'account-excluded'
  /** The bank has released certain accounts only, and not this one. */
  | 'account-not-released'
  /** The account number has fewer digits than the bank gives IBANs for. */
  | 'account-too-short'
  /** The account number passes its check as entered, but not with the sub-account 00 that the bank appends. */
  | 'sub-account-does-not-fit'
  /** The account number passes an older check-digit method only, for which the bank gives no IBANs. */
  | 'account-of-older-method';

/** In which way a rule changes an account number. */
export type AccountChange =
  /** A short, easily remembered number is replaced by that of the account (donation accounts). */
  | 'account-replaced'
  /** The omitted sub-account 00 is appended. */
  | 'sub-account-appended'
  /** The account number is filled up with zeros on the right instead of the left. */
  | 'zeros-appended'
  /** The first four digits go to the end. */
  | 'digits-moved'
  /** The fourth digit is dropped. */
  | 'digit-dropped'
  /** The first digits are replaced by those of the bank that took the accounts over. */
  | 'digits-replaced';

/** How an account number is checked after the rule. */
export type AccountTest =
  /** The resulting account is checked by the method of the resulting bank code. */
  | 'by-method'
  /** The rule waives the check. */
  | 'none'
  /** The rule itself has checked it by the bank's method. */
  | 'passed'
  | 'failed'
  /**
   * The rule itself has checked it in every form that it may have, for example with its sub-account and without, and it
   * fits none. If it were right, more than one IBAN would be possible, or none.
   */
  | 'failed-in-every-form'
  /** Wrong whatever its check digit is: the bank has no account numbers of this length. */
  | 'wrong-length'
  /** Wrong whatever its check digit is: no account range of the bank has these first digits. */
  | 'unknown-account-range';

export interface RuleEffect {
  /** Null if the rule allows an IBAN. */
  readonly noIban: NoIbanReason | null;
  /** The account number for the IBAN; null if it stays. */
  readonly accountNumber: AccountNumber | null;
  readonly accountChange: AccountChange | null;
  /** The bank code for the IBAN; null if the rule does not set it, so that a successor may replace it. */
  readonly bankCode: BankCode | null;
  /** The first three digits (Kontokreis) that decided the bank code, otherwise null. */
  readonly accountRange: string | null;
  /** Null if the BIC is that of the resulting bank code. */
  readonly bic: string | null;
  readonly accountTest: AccountTest;
  /** The sources disagree on the rule; the other reading is the plain formula. */
  readonly isDisputed: boolean;
}

/** The rule of most banks changes nothing: the plain formula applies. */
export const NO_EFFECT: RuleEffect = {
  noIban: null,
  accountNumber: null,
  accountChange: null,
  bankCode: null,
  accountRange: null,
  bic: null,
  accountTest: 'by-method',
  isDisputed: false,
};

export function noIban(reason: NoIbanReason): RuleEffect {
  return { ...NO_EFFECT, noIban: reason };
}

export const PASSED: RuleEffect = { ...NO_EFFECT, accountTest: 'passed' };
export const FAILED: RuleEffect = { ...NO_EFFECT, accountTest: 'failed' };
export const FAILED_IN_EVERY_FORM: RuleEffect = { ...NO_EFFECT, accountTest: 'failed-in-every-form' };

export function otherAccount(
  accountNumber: string,
  accountChange: AccountChange,
  accountTest: AccountTest = 'by-method',
): RuleEffect {
  return { ...NO_EFFECT, accountNumber: accountNumber as AccountNumber, accountChange, accountTest };
}

/** The rule appends the omitted sub-account 00: the check digit moves from position 10 to position 8. */
export function withSubAccount(accountNumber: AccountNumber, accountTest: 'passed' | 'failed'): RuleEffect {
  return otherAccount(`${accountNumber.slice(2)}00`, 'sub-account-appended', accountTest);
}
