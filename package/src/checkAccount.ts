import type { BankCode } from '../../src/domain/account/account.ts';
import { checkAccount as check, isAccountCheckMethod } from '../../src/domain/accountCheck/checkAccount.ts';
import { accountNumberOf, bankCodeOf, text } from './given.ts';

/** Whether an account number passes a check-digit method, or why it does not. */
export type CheckedAccount =
  | {
      readonly ok: true;
      /** `unchecked`: by this method the account number carries no check digit, so it may be right or wrong. */
      readonly verdict: 'valid' | 'unchecked';
    }
  | {
      readonly ok: false;
      readonly code: /** The account number does not pass: probably a typing error. */
        | 'check-digit-wrong'
        /** The Bundesbank has not assigned this method. */
        | 'method-unknown'
        /** The text does not determine one to ten digits 0–9. */
        | 'account-number-malformed'
        /** The text does not determine eight digits 0–9. */
        | 'bank-code-malformed'
        /** The method also calculates with the bank code (52, 53, B6, C0). */
        | 'bank-code-missing';
    };

/** A bank code of the kind for which every method calculates. */
const ANY_BANK_CODE = '00050000' as BankCode;

/**
 * Checks an account number by one of the Bundesbank's check-digit methods.
 *
 * The method of a bank is `directory.find(bankCode)?.accountCheckMethod`. `resolveIban` checks the account number by itself,
 * and in the form that the bank's rule gives it.
 *
 * Source: Deutsche Bundesbank, Prüfzifferberechnungsmethoden zur Prüfung von Kontonummern auf ihre Richtigkeit.
 *
 * @param method two characters, `00` to `E4`, capitals
 * @param accountNumber one to ten digits as people write them
 * @param bankCode eight digits; only methods 52, 53, B6 and C0 need it
 * @throws TypeError if an argument is not a string
 * @example
 * checkAccount('13', '532 013 000'); // { ok: true, verdict: 'valid' }
 * checkAccount('13', '532113000'); // { ok: false, code: 'check-digit-wrong' }
 */
export function checkAccount(method: string, accountNumber: string, bankCode?: string): CheckedAccount {
  if (!isAccountCheckMethod(text(method, 'method'))) return { ok: false, code: 'method-unknown' };
  const account = accountNumberOf(accountNumber);
  if (account === null) return { ok: false, code: 'account-number-malformed' };
  const ofBank = bankCode === undefined ? undefined : bankCodeOf(bankCode);
  if (ofBank === null) return { ok: false, code: 'bank-code-malformed' };
  const verdict = check(method, account, ofBank);
  if (verdict === 'invalid') return { ok: false, code: 'check-digit-wrong' };
  // Undecided without a bank code, decided with one: it was missing.
  const isMissing =
    ofBank === undefined && verdict === 'unchecked' && check(method, account, ANY_BANK_CODE) !== 'unchecked';
  return isMissing ? { ok: false, code: 'bank-code-missing' } : { ok: true, verdict };
}
