import type { AccountCheckVerdict } from '../../src/domain/accountCheck/checkAccount.ts';
import { type Bank, type BankDirectory, directoryStatus } from '../../src/domain/directory/bankDirectory.ts';
import { electronicForm, type Iban, isGermanIban } from '../../src/domain/iban/iban.ts';
import { type BankVerdict, bicOfIban, ibanAtBank } from '../../src/domain/ibanCheck/ibanAtBank.ts';
import { type Suggestion, suggestIbans as suggest } from '../../src/domain/ibanCheck/suggestIbans.ts';
import type { Resolution } from '../../src/domain/resolve/resolution.ts';
import { resolveIban as resolve } from '../../src/domain/resolve/resolveIban.ts';
import { type CheckedIban, checkIban } from './checkIban.ts';
import { directory as directoryOf, text as textOf } from './given.ts';

/** What the directory and the bank's rule say about a German IBAN that is arithmetically correct. */
export interface IbanFacts {
  /** Electronic form. */
  readonly iban: Iban;
  /** The bank of the bank code in the IBAN; null if the directory does not know it. */
  readonly bank: Bank | null;
  /** Eleven characters; null if the bank code has none. */
  readonly bic: string | null;
  /** The check of the account number. */
  readonly accountCheck: AccountCheckVerdict;
  /**
   * The IBAN that the bank uses: the same if `ok`, another for `formed-differently`, otherwise null. Do not
   * replace the given one without asking: if the bank itself issued it, it may still be valid.
   */
  readonly bankIban: Iban | null;
  /** How the bank's IBAN was determined. */
  readonly resolution: Resolution;
}

/** Whether an IBAN is one that its bank uses, or why that cannot be said. */
export type DescribedIban = (
  | ({ readonly ok: true; readonly bank: Bank } & IbanFacts)
  | ({
      readonly ok: false;
      readonly code: /** According to the bank data, this bank code and account number give another IBAN, `bankIban`. */
        | 'formed-differently'
        /** The rule lets only the bank name an IBAN for this account, or there is none; see `resolution.noIbanReason`. */
        | 'no-iban'
        /** The account number does not pass the check of the bank. */
        | 'invalid-account'
        /** The bank code is newer than the rule table, or its rule than this program. */
        | 'rule-unknown'
        /** The sources disagree on the bank's rule. */
        | 'rule-disputed'
        /** The directory does not know the bank code. */
        | 'unknown-bank';
    } & IbanFacts)
  /** The IBAN is arithmetically correct, but of another country, whose banks are not in the German directory. */
  | { readonly ok: false; readonly code: 'foreign-iban'; readonly iban: string; readonly country: string }
  /** The IBAN is arithmetically incorrect; `suggestIbans` says what may have been meant. */
  | (Omit<CheckedIban & { ok: false }, 'ok'> & { readonly ok: false; readonly code: 'iban-wrong' })
) & {
  /** The last day of the directory is past. */
  readonly isExpired: boolean;
};

const CODES = {
  'formed-by-bank': null,
  'formed-differently': 'formed-differently',
  disputed: 'rule-disputed',
  'named-by-bank-alone': 'no-iban',
  'account-does-not-fit': 'invalid-account',
  'unknown-bank': 'unknown-bank',
} as const satisfies Record<BankVerdict, unknown>;

/**
 * Says which bank and BIC an IBAN has, whether its account number passes the bank's check, and whether the bank uses it
 * or forms another IBAN from the same bank code and account number.
 *
 * @param text one IBAN as people write it
 * @param now the moment whose day in Germany decides `isExpired`
 * @throws TypeError if the directory is missing, or the IBAN is not a string
 * @example
 * const described = describeIban(bankDirectory(), 'DE84 2007 0000 0001 2345 66');
 * if (!described.ok && described.code === 'formed-differently')
 *   console.log(described.bank?.name, described.bankIban); // Deutsche Bank DE68200700000123456600
 */
export function describeIban(directory: BankDirectory, text: string, now: Date = new Date()): DescribedIban {
  const isExpired = directoryStatus(directoryOf(directory), now) === 'expired';
  const checked = checkIban(text);
  if (!checked.ok) return { ...checked, code: 'iban-wrong', isExpired };
  const { iban, country } = checked;
  if (!isGermanIban(iban)) return { ok: false, code: 'foreign-iban', iban, country, isExpired };
  const { verdict, resolution } = ibanAtBank(iban, (...account) => resolve(directory, ...account));
  const { bank, accountCheck, isRuleUnknown } = resolution;
  const code = isRuleUnknown && verdict !== 'account-does-not-fit' ? 'rule-unknown' : CODES[verdict];
  const facts = {
    ...{ iban, bic: bicOfIban(resolution), accountCheck: accountCheck?.verdict ?? 'unchecked' },
    bankIban: code === null ? iban : code === 'formed-differently' ? resolution.bankIban : null,
    ...{ resolution, isExpired },
  };
  return code === null && bank
    ? { ok: true, bank, ...facts }
    : { ok: false, code: code ?? 'unknown-bank', bank, ...facts };
}

/**
 * Which German IBAN was meant? Undoes each single typing error and keeps what is then arithmetically correct, of a bank
 * that exists, with an account number that passes its check. Offer the result, never apply it: only a person can compare it
 * with the paper.
 *
 * @param text one IBAN with a typing error, as people write it; a right one has no suggestions
 * @returns the likeliest first, at most five; empty for foreign IBANs, and if more than one thing is wrong
 * @throws TypeError if the directory is missing, or the IBAN is not a string
 * @example
 * suggestIbans(bankDirectory(), 'DE89 3704 O044 0532 0130 00')[0]?.iban; // 'DE89370400440532013000'
 */
export function suggestIbans(directory: BankDirectory, text: string): readonly Suggestion[] {
  const banks = directoryOf(directory);
  return suggest(electronicForm(textOf(text, 'text')), (...account) => resolve(banks, ...account));
}
