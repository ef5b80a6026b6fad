import type { AccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { Bank } from '../directory/bankDirectory.ts';

/**
 * One IBAN-Regel of the Deutsche Bundesbank: what a bank does before the plain formula.
 *
 * @param bank the bank of the bank code as entered
 * @param accountNumber the account number as entered, ten digits
 */
export type BankRule = (bank: Bank, accountNumber: AccountNumber) => RuleEffect;

const effectsOnAllAccounts = new Map<BankRule, RuleEffect>();

/** A rule that does the same to every account of a bank. */
export function ruleForAllAccounts(effect: RuleEffect): BankRule {
  const rule = () => effect;
  effectsOnAllAccounts.set(rule, effect);
  return rule;
}

/** What a rule does to every account of a bank; null where it depends on the bank or on the account. */
export function effectOnAllAccounts(rule: BankRule): RuleEffect | null {
  return effectsOnAllAccounts.get(rule) ?? null;
}

/** Why a rule allows no IBAN. */
export type NoIbanReason =
  /** No account of the bank code takes part in payments. */
  | 'bank-code-without-ibans'
  /** The account lies in a range that the bank has excluded, or is excluded by itself. */
  | 'account-excluded'
  /** The bank has released certain accounts only, and this is none of them. */
  | 'account-not-released'
  /** The account number has fewer digits than the bank gives IBANs for. */
  | 'account-too-short'
  /** The account number fits as it stands but not with the sub-account 00 that the bank appends. */
  | 'sub-account-does-not-fit'
  /** The account fits an older check-digit method only, for which the bank gives no IBANs. */
  | 'account-of-older-method';

/** In which way a rule changes an account number. */
export type AccountChange =
  /** Another account stands behind a short, easily remembered one (donation accounts). */
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
  /** By the method of the resulting bank code, on the resulting account. */
  | 'by-method'
  /** Not at all: the rule says so. */
  | 'none'
  /** The rule has checked it itself, with the bank's method: right, or wrong. */
  | 'passed'
  | 'failed'
  /** Wrong whatever its check digit: the bank has no account numbers of this length. */
  | 'wrong-length'
  /** Wrong whatever its check digit: the bank has no account range of these first digits. */
  | 'unknown-account-range';

export interface RuleEffect {
  /** Null where the rule allows an IBAN. */
  readonly noIban: NoIbanReason | null;
  /** The account number for the IBAN; null where it stays. */
  readonly accountNumber: AccountNumber | null;
  readonly accountChange: AccountChange | null;
  /** The bank code for the IBAN; null where the rule leaves it alone, so that a successor may take its place. */
  readonly bankCode: BankCode | null;
  /** The first three digits (Kontokreis) that led to the bank code; null where nothing of this kind did. */
  readonly accountRange: string | null;
  /** Null where the BIC is that of the resulting bank code. */
  readonly bic: string | null;
  readonly accountTest: AccountTest;
  /** The sources disagree on the rule; the other reading is the plain formula. */
  readonly isDisputed: boolean;
}

/** The rule has nothing to say: the plain formula holds. */
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

/** The rule allows no IBAN. */
export function noIban(reason: NoIbanReason): RuleEffect {
  return { ...NO_EFFECT, noIban: reason };
}

/** The rule puts another account number in the place of the one entered. */
export function otherAccount(
  accountNumber: string,
  accountChange: AccountChange,
  accountTest: AccountTest = 'by-method',
): RuleEffect {
  return { ...NO_EFFECT, accountNumber: accountNumber as AccountNumber, accountChange, accountTest };
}
