import { type BankDirectory, directoryStatus } from '../../src/domain/directory/bankDirectory.ts';
import { type IbanAnswer, ibanAnswer } from '../../src/domain/resolve/ibanAnswer.ts';
import { resolveIban as resolve } from '../../src/domain/resolve/resolveIban.ts';
import { accountNumberOf, bankCodeOf, directory as directoryOf } from './given.ts';

/** One of the two texts does not determine eight digits, or one to ten digits, so nothing was looked up. */
export interface MalformedNumber {
  readonly ok: false;
  readonly code: 'bank-code-malformed' | 'account-number-malformed';
  readonly resolution: null;
}

/** The IBAN that the bank uses, or the reason why none can be given. */
export type ResolvedIban = (IbanAnswer | MalformedNumber) & {
  /** The last day of the directory is past: it lacks newer banks and rules. */
  readonly isExpired: boolean;
};

/**
 * Finds the IBAN that the bank uses for a bank code and an account number: its IBAN-Regel, the successor of a deleted bank
 * code, the check of the account number by the bank's method, then ISO 7064 mod 97-10.
 *
 * Never guesses: if the numbers do not determine the IBAN, `ok` is false and `code` says why. The
 * `resolution` has everything that is known, including the IBAN that would result (`bankIbanIfAccountIsRight`), and every step.
 * An account that cannot be checked still has an IBAN; `resolution.accountCheck.verdict` is then `unchecked`.
 *
 * Source: Deutsche Bundesbank, IBAN-Regeln, and Prüfzifferberechnungsmethoden.
 *
 * @param directory `bankDirectory()` of `iban-regeln/directory`, or one made by `readBundesbankFile` or `createDirectory`
 * @param bankCode eight digits as people write them: `37040044`, `370 400 44`
 * @param accountNumber one to ten digits as people write them: `532013000`, `532.013.000`; zeros on the left make no
 *   difference
 * @param now the moment whose day in Germany decides `isExpired`
 * @throws TypeError if the directory is missing, or a number is not a string
 * @example
 * const answer = resolveIban(bankDirectory(), '200 700 00', '1234566');
 * if (answer.ok) console.log(answer.iban, answer.bic); // DE68200700000123456600 DEUTDEHHXXX
 * else console.log(answer.code);
 */
export function resolveIban(
  directory: BankDirectory,
  bankCode: string,
  accountNumber: string,
  now: Date = new Date(),
): ResolvedIban {
  const isExpired = directoryStatus(directoryOf(directory), now) === 'expired';
  const ofBank = bankCodeOf(bankCode);
  const account = accountNumberOf(accountNumber);
  if (ofBank && account) return { ...ibanAnswer(resolve(directory, ofBank, account)), isExpired };
  const code = `${ofBank ? 'account-number' : 'bank-code'}-malformed` as const;
  return { ok: false, code, resolution: null, isExpired };
}
