import { parseAccountNumber } from '../../src/domain/account/accountNumber.ts';
import { type BankCode, parseBankCode } from '../../src/domain/account/bankCode.ts';
import {
  type AccountCheckVerdict,
  checkAccount as check,
  isAccountCheckMethod,
} from '../../src/domain/accountCheck/checkAccount.ts';

/** The verdict of a check-digit method, or the reason why there is none. */
export type CheckedAccount =
  | {
      readonly ok: true;
      /** `unchecked`: by this method the account number carries no check digit, so it may be right or wrong. */
      readonly verdict: AccountCheckVerdict;
    }
  | {
      readonly ok: false;
      readonly code: /** The Bundesbank has not assigned this method. */
        | 'method-unknown'
        /** Not one to ten digits 0–9. */
        | 'account-number-malformed'
        /** Not exactly eight digits 0–9. */
        | 'bank-code-malformed'
        /** The method also calculates with the bank code (52, 53, B6, C0). */
        | 'bank-code-missing';
    };

/** A bank code of the kind for which every method calculates. */
const ANY_BANK_CODE = '00050000' as BankCode;

/**
 * Checks an account number by one of the Bundesbank's check-digit methods. Never throws.
 *
 * The method of a bank is `directory.find(bankCode)?.accountCheckMethod`. `resolveIban` checks the account number by itself,
 * and in the form that the bank's rule gives it.
 *
 * Source: Deutsche Bundesbank, Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit.
 *
 * @param method two characters, `00` to `E4`, capitals
 * @param accountNumber one to ten digits, no blanks
 * @param bankCode eight digits; only methods 52, 53, B6 and C0 need it
 */
export function checkAccount(method: string, accountNumber: string, bankCode?: string): CheckedAccount {
  if (!isAccountCheckMethod(method)) return { ok: false, code: 'method-unknown' };
  const account = parseAccountNumber(accountNumber);
  if (account === null) return { ok: false, code: 'account-number-malformed' };
  const parsedBankCode = bankCode === undefined ? undefined : parseBankCode(bankCode);
  if (parsedBankCode === null) return { ok: false, code: 'bank-code-malformed' };
  const verdict = check(method, account, parsedBankCode);
  // Undecided without a bank code, decided with one: it was missing.
  const isMissing =
    parsedBankCode === undefined &&
    verdict === 'unchecked' &&
    check(method, account, ANY_BANK_CODE) !== 'unchecked';
  return isMissing ? { ok: false, code: 'bank-code-missing' } : { ok: true, verdict };
}
