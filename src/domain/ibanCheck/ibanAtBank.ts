import type { AccountNumber } from '../account/account.ts';
import { type Iban, ibanParts } from '../iban/iban.ts';
import type { Resolution, Resolve } from '../resolve/resolution.ts';

/** What can be said for certain about a German IBAN that is arithmetically right, by the directory and the bank's rule. */
export type BankVerdict =
  /** The bank forms just this IBAN from its account numbers. */
  | 'formed-by-bank'
  /** From this bank code and account number the bank would form another IBAN today. This one may still be in use. */
  | 'formed-differently'
  /** The sources disagree on the rule; by one of two readings the bank forms just this IBAN. */
  | 'disputed'
  /** The rule lets only the bank name an IBAN for this account. */
  | 'named-by-bank-alone'
  /** The account number does not pass the bank's check. */
  | 'account-does-not-fit'
  /** The directory does not know the bank code. */
  | 'unknown-bank';

/**
 * Asks whether the bank of an IBAN would form it. Careful in one direction: the account number inside an IBAN may be
 * what a rule has made of a shorter one already. Applied to it once more, the rule would change it again (rules 0020 and
 * 0049) or refuse it, although the IBAN is right. So an account number is sought that leads to just this IBAN.
 *
 * @returns the verdict, with the resolution that led to it
 */
export function ibanAtBank(
  iban: Iban,
  resolve: Resolve,
): { readonly verdict: BankVerdict; readonly resolution: Resolution } {
  const { bankCode, accountNumber } = ibanParts(iban);
  const resolution = resolve(bankCode, accountNumber);
  if (resolution.bank === null) return { verdict: 'unknown-bank', resolution };
  if (resolution.outcome === 'standard') return { verdict: 'formed-by-bank', resolution };
  for (const before of accountsBeforeRule(accountNumber)) {
    const earlier = resolve(bankCode, before);
    if (earlier.bankIban === iban)
      return { verdict: earlier.disputed ? 'disputed' : 'formed-by-bank', resolution: earlier };
  }
  return { verdict: verdictOn(resolution), resolution };
}

/**
 * The BIC to an IBAN. If the rule leads to another bank code, the IBAN's own bank code keeps the BIC of the directory.
 *
 * @param resolution that of `ibanAtBank`
 * @returns null if the directory names none
 */
export function bicOfIban({ bank, bankBic, bankCode, resultingBankCode }: Resolution): string | null {
  return (resultingBankCode === bankCode ? bankBic : bank?.bic) || null;
}

function verdictOn({ outcome, disputed }: Resolution): BankVerdict {
  if (outcome === 'invalid-account' || outcome === 'undetermined') return 'account-does-not-fit';
  if (outcome === 'no-iban') return 'named-by-bank-alone';
  return disputed ? 'disputed' : 'formed-differently';
}

/**
 * The account numbers of which a rule can have made this one, and would make yet another. What the other rules make is
 * left alone by them.
 */
function accountsBeforeRule(accountNumber: AccountNumber): AccountNumber[] {
  return [
    // The sub-account 00 was appended, or two zeros (rules 0005, 0020, 0047).
    `00${accountNumber.slice(0, 8)}`,
    // The first four digits were put at the end (rule 0049).
    accountNumber.slice(6) + accountNumber.slice(0, 6),
  ] as AccountNumber[];
}
