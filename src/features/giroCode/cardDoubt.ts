import type { Card } from './card.ts';
import { type PayeeAccount, toneOf } from './payeeAccount.ts';
import { doubtText, payeeAccountTexts } from './texts.ts';

/**
 * Why the account of a card should be checked first; null if nothing speaks against it.
 *
 * @param account bank code and account number may raise a doubt that their IBAN alone does not; null if the IBAN was typed
 */
export function cardDoubt({ doubt }: Card, account: PayeeAccount | null): string | null {
  if (account !== null && toneOf(account.code) === 'doubtful') return payeeAccountTexts[account.code];
  return doubt && doubtText(doubt);
}
