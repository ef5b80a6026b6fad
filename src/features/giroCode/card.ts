import type { BankData } from '../../bankData/bankData.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import {
  EMPTY_PAYMENT,
  epcPayload,
  type Payment,
  type PaymentInput,
  type PaymentProblem,
} from '../../domain/giroCode/payload.ts';
import { characterCount, cleanLine } from '../../domain/giroCode/text.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { type BankVerdict, ibanAtBank } from '../../domain/ibanCheck/ibanAtBank.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';

/** More would be taller than the code itself. */
export const HEADLINE_LIMIT = 60;

/** A payment with the headline that is printed above its code. The code does not contain the headline. */
export interface CardInput extends PaymentInput {
  readonly headline: string;
}

export const EMPTY_CARD: CardInput = { ...EMPTY_PAYMENT, headline: '' };

export type CardField = keyof CardInput;

export type CardProblem =
  | PaymentProblem
  | { readonly field: 'iban'; readonly code: Extract<PayeeStanding, { ok: false }>['code'] }
  | { readonly field: 'headline'; readonly code: 'headline-too-long' };

export type CardProblemCode = CardProblem['code'];

export interface Card {
  readonly payment: Payment;
  /** The text of the code. */
  readonly payload: string;
  readonly headline: string;
  /** About the IBAN; null if there is none. */
  readonly doubt: PayeeDoubt | null;
}

export type CheckedCard =
  | ({ readonly ok: true } & Card)
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/**
 * @param standingOf what the bank data say about an IBAN with right check digits
 * @returns the card, or all problems, each with its field
 */
export function checkCard(input: CardInput, standingOf: (iban: string) => PayeeStanding): CheckedCard {
  const result = epcPayload(input);
  const headline = cleanLine(input.headline);
  const problems: CardProblem[] = result.ok ? [] : [...result.problems];
  if (characterCount(headline) > HEADLINE_LIMIT)
    problems.push({ field: 'headline', code: 'headline-too-long' });
  const iban = readPayeeIban(input.iban);
  const standing = iban.ok ? standingOf(iban.iban) : null;
  if (standing?.ok === false) problems.push({ field: 'iban', code: standing.code });
  return result.ok && standing?.ok && problems.length === 0
    ? { ...result, headline, doubt: standing.doubt }
    : { ok: false, problems };
}

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
