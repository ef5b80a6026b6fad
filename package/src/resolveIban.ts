import { parseAccountNumber } from '../../src/domain/account/accountNumber.ts';
import { parseBankCode } from '../../src/domain/account/bankCode.ts';
import { type BankDirectory, directoryStatus } from '../../src/domain/directory/bankDirectory.ts';
import { type IbanAnswer, ibanAnswer } from '../../src/domain/resolve/ibanAnswer.ts';
import { resolveIban as resolve } from '../../src/domain/resolve/resolveIban.ts';

/** One of the two numbers has the wrong form, so nothing was looked up. */
export interface MalformedNumber {
  readonly ok: false;
  /** Not exactly eight digits 0–9; not one to ten digits 0–9. */
  readonly code: 'bank-code-malformed' | 'account-number-malformed';
  readonly resolution: null;
}

/** The IBAN that the bank uses, or the reason why none can be given. */
export type ResolvedIban = (IbanAnswer | MalformedNumber) & {
  /** The last day of the directory is past: newer banks and rules are missing in it. */
  readonly isExpired: boolean;
};

/**
 * Finds the IBAN that the bank uses for a bank code and an account number: its IBAN-Regel, the successor of a deleted bank
 * code, the check of the account number by the bank's method, then ISO 7064 mod 97-10.
 *
 * Never throws and never guesses: if the numbers do not determine the IBAN, `ok` is false and `code` says why. The
 * `resolution` has all that is known, also the IBAN that would result (`bankIbanIfAccountIsRight`), and every step.
 * An account that cannot be checked has an IBAN all the same; `resolution.accountCheck.verdict` is `unchecked` then.
 *
 * Source: Deutsche Bundesbank, IBAN-Regeln, and Prüfzifferberechnungsmethoden.
 *
 * @param directory `bankDirectory()` of `iban-regeln/directory`, or one made by `readBundesbankFile`
 * @param bankCode eight digits, no blanks
 * @param accountNumber one to ten digits, no blanks; zeros on the left make no difference
 * @param now the moment whose day in Germany decides `isExpired`
 */
export function resolveIban(
  directory: BankDirectory,
  bankCode: string,
  accountNumber: string,
  now = new Date(),
): ResolvedIban {
  const isExpired = directoryStatus(directory, now) === 'expired';
  return { ...answer(directory, bankCode, accountNumber), isExpired };
}

function answer(directory: BankDirectory, bankCode: string, accountNumber: string) {
  const parsedBankCode = parseBankCode(bankCode);
  if (parsedBankCode === null) return malformed('bank-code-malformed');
  const parsedAccountNumber = parseAccountNumber(accountNumber);
  if (parsedAccountNumber === null) return malformed('account-number-malformed');
  return ibanAnswer(resolve(directory, parsedBankCode, parsedAccountNumber));
}

function malformed(code: MalformedNumber['code']): MalformedNumber {
  return { ok: false, code, resolution: null };
}
