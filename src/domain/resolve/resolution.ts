import type { AccountNumber, BankCode } from '../account/account.ts';
import type { AccountCheckVerdict } from '../accountCheck/checkAccount.ts';
import type { AccountChange, NoIbanReason, RuleEffect } from '../bankRules/bankRule.ts';
import type { Bank, ColumnDates } from '../directory/bankDirectory.ts';
import type { Iban } from '../iban/iban.ts';

export type Outcome =
  /** The bank's IBAN is that of the plain formula. */
  | 'standard'
  /** The bank's IBAN is another than that of the plain formula. */
  | 'changed'
  /** The bank's rule allows no IBAN for this account. */
  | 'no-iban'
  /** The account number does not pass its check: there is probably a typing error in it. */
  | 'invalid-account'
  /**
   * The account number does not pass its check in any form that the bank's rule knows. If it were right, more than one
   * IBAN would be possible, for example with the sub-account 00 and without it, or none.
   */
  | 'undetermined'
  /** The directory does not know the bank code. */
  | 'unknown-bank';

/** The result of the check digit in the account number. */
export interface AccountCheck {
  readonly verdict: AccountCheckVerdict;
  /** Prüfzifferverfahren, two characters; null if none was applied. */
  readonly method: string | null;
  /** The account number that was checked: after the rule, or as entered if there is no IBAN. */
  readonly accountNumber: AccountNumber;
}

/** All that is known about a bank code and an account number. */
export interface Resolution {
  readonly outcome: Outcome;
  /** As entered. */
  readonly bankCode: BankCode;
  /** As entered. */
  readonly accountNumber: AccountNumber;
  /** The IBAN by the plain formula; exists in every case. */
  readonly formulaIban: Iban;
  /** The IBAN that the bank uses; null unless the outcome is `standard` or `changed`. */
  readonly bankIban: Iban | null;
  /**
   * For `invalid-account` the IBAN that the bank would use if the account number were right after all (several
   * libraries have rejected real accounts); otherwise, as for `undetermined`, the same as `bankIban`.
   */
  readonly bankIbanIfAccountIsRight: Iban | null;
  /** Eleven characters; null if the bank is unknown or has none. */
  readonly bankBic: string | null;
  /** The bank of the bank code as entered; null if the directory does not know it. */
  readonly bank: Bank | null;
  /** IBAN-Regel of the bank code as entered, six digits; null if it is unknown. */
  readonly rule: string | null;
  /** The bank that has the rule, as a sentence names it; null for a rule without a holder of its own. */
  readonly ruleHolder: string | null;
  /** The bank is newer than the rule table (or its rule than this program): the plain formula is assumed. */
  readonly isRuleUnknown: boolean;
  readonly ruleEffect: RuleEffect;
  /** Only for `no-iban`, otherwise null. */
  readonly noIbanReason: NoIbanReason | null;
  /** The bank code after rule and successor. */
  readonly resultingBankCode: BankCode;
  /** The account number after the rule. */
  readonly resultingAccountNumber: AccountNumber;
  /** The bank after rule and successor; null if the directory does not know it. */
  readonly resultingBank: Bank | null;
  /** Null if the bank is unknown. */
  readonly accountCheck: AccountCheck | null;
  /** Set if the sources disagree on the rule (decision 0004 of the project): only the bank knows. */
  readonly disputed: { readonly alternativeIban: Iban } | null;
  /** The age of the data from which all this follows. */
  readonly columnDates: ColumnDates;
  /** What was done, in order. */
  readonly steps: readonly ResolutionStep[];
}

/** `resolveIban` on the directory of the day. */
export type Resolve = (bankCode: BankCode, accountNumber: AccountNumber) => Resolution;

/** One thing that was done on the way to the bank's IBAN. The site has one German sentence for each `code`. */
export type ResolutionStep =
  /** The directory does not know the bank code; only the plain formula is left. */
  | { readonly code: 'unknown-bank'; readonly bankCode: BankCode }
  /**
   * The bank is newer than the rule table, or its rule than this program: the plain formula is assumed. `rulesAsOf` is
   * the day from which the table was valid, YYYY-MM-DD.
   */
  | { readonly code: 'rule-unknown'; readonly bankCode: BankCode; readonly rulesAsOf: string }
  /** The rule allows no IBAN; after this only the account number as entered was checked. */
  | { readonly code: 'no-iban'; readonly reason: NoIbanReason; readonly rule: string }
  /** The rule changed the account number in the way that the code names. */
  | {
      readonly code: AccountChange;
      readonly from: AccountNumber;
      readonly to: AccountNumber;
      readonly rule: string;
    }
  /** The rule replaced the bank code; `accountRange` is set if the first three digits decided (Kontokreis). */
  | {
      readonly code: 'bank-code-replaced';
      readonly from: BankCode;
      readonly to: BankCode;
      readonly rule: string;
      readonly accountRange: string | null;
    }
  /** The bank code is marked for deletion, and its successor replaced it. */
  | { readonly code: 'successor'; readonly from: BankCode; readonly to: BankCode }
  /** The bank code is marked for deletion, and no successor replaced it. */
  | { readonly code: 'marked-for-deletion'; readonly bankCode: BankCode }
  /** The rule prescribes another BIC than the directory has for the resulting bank code. */
  | { readonly code: 'bic-replaced'; readonly from: string; readonly to: string; readonly rule: string }
  /** The account number was checked; `verdict` is `unchecked` if it carries no check digit by this method. */
  | {
      readonly code: 'account-check';
      readonly method: string;
      readonly verdict: AccountCheckVerdict;
      readonly accountNumber: AccountNumber;
    }
  /** The rule accepts this account number without a check. */
  | { readonly code: 'account-check-waived'; readonly accountNumber: AccountNumber; readonly rule: string }
  /** The directory does not give the method of the bank. */
  | { readonly code: 'account-check-unknown'; readonly accountNumber: AccountNumber }
  /** The bank has no account numbers like this one, whatever its check digit is. */
  | {
      readonly code: 'account-refused';
      readonly reason: 'wrong-length' | 'unknown-account-range' | 'zero';
      readonly accountNumber: AccountNumber;
      readonly rule: string;
    }
  /** The account number fits in none of its forms, so that the bank's IBAN is not determined (the outcome `undetermined`). */
  | { readonly code: 'undetermined' }
  /** The check digits were calculated, from the numbers as the steps above have left them. */
  | {
      readonly code: 'iban-built';
      readonly bankCode: BankCode;
      readonly accountNumber: AccountNumber;
      readonly iban: Iban;
    }
  /** The sources disagree on the rule; by the other reading the IBAN is this one. Only the bank knows. */
  | { readonly code: 'rule-disputed'; readonly alternativeIban: Iban; readonly rule: string };
