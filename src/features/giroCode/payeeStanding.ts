import type { BankData } from '../../bankData/bankData.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { type BankVerdict, ibanAtBank } from '../../domain/ibanCheck/ibanAtBank.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';

/** Why an IBAN should be confirmed before anybody pays with it, although its check digits are right. */
export type PayeeDoubt =
  /** The IBAN that the bank would form today is another one. */
  | { readonly code: 'formed-differently'; readonly bankIban: Iban }
  | {
      readonly code:
        | Exclude<BankVerdict, 'formed-by-bank' | 'formed-differently' | 'unknown-bank'>
        /** The plain formula is assumed, because the rule of the bank is not known. */
        | 'rule-unknown'
        | 'marked-for-deletion'
        /** The bank directory could not be loaded. */
        | 'not-looked-up';
    };

/** What the bank data say about the IBAN of a payee. */
export type PayeeStanding =
  | { readonly ok: true; readonly doubt: PayeeDoubt | null }
  /** No code is made for an unknown bank code, nor before the directory has answered. */
  | { readonly ok: false; readonly code: 'iban-unknown-bank' | 'iban-looked-up' };

/** @param iban of any country, with right check digits; only German ones can be looked up */
export function payeeStanding(
  iban: string,
  { status, data }: { status: BankDataState['status']; data: Pick<BankData, 'resolve'> | null },
): PayeeStanding {
  if (!iban.startsWith('DE')) return { ok: true, doubt: null };
  if (data === null)
    return status === 'failed'
      ? { ok: true, doubt: { code: 'not-looked-up' } }
      : { ok: false, code: 'iban-looked-up' };
  const { verdict, resolution } = ibanAtBank(iban as Iban, data.resolve);
  return verdict === 'unknown-bank'
    ? { ok: false, code: 'iban-unknown-bank' }
    : { ok: true, doubt: doubtOf(verdict, resolution) };
}

function doubtOf(
  verdict: Exclude<BankVerdict, 'unknown-bank'>,
  { bankIban, isRuleUnknown, bank }: Resolution,
): PayeeDoubt | null {
  if (verdict === 'formed-differently')
    return bankIban === null ? { code: 'named-by-bank-alone' } : { code: verdict, bankIban };
  if (verdict !== 'formed-by-bank') return { code: verdict };
  if (isRuleUnknown) return { code: 'rule-unknown' };
  return bank?.isMarkedForDeletion ? { code: 'marked-for-deletion' } : null;
}
