import type { BankDirectory } from '../../src/domain/directory/bankDirectory.ts';
import { electronicForm } from '../../src/domain/iban/readIban.ts';
import { type Suggestion, suggestIbans as suggest } from '../../src/domain/ibanCheck/suggestIbans.ts';
import { resolveIban } from '../../src/domain/resolve/resolveIban.ts';

/**
 * Which German IBAN was meant? Undoes each single typing error and keeps what is then arithmetically right, of a bank
 * that exists, with an account number that passes its check. Offer the result, never apply it: only people can compare it
 * with the paper. Never throws.
 *
 * @param text one IBAN with a typing error, as people write it; a right one has no suggestions
 * @returns the likeliest first, at most five; empty for foreign IBANs, and if more than one thing is wrong
 */
export function suggestIbans(directory: BankDirectory, text: string): readonly Suggestion[] {
  return suggest(electronicForm(text), (bankCode, accountNumber) =>
    resolveIban(directory, bankCode, accountNumber),
  );
}
