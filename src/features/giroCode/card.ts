import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import {
  EMPTY_PAYMENT,
  epcPayload,
  type Payment,
  type PaymentInput,
  type PaymentProblem,
} from '../../domain/giroCode/payload.ts';
import { characterCount, cleanLine } from '../../domain/giroCode/text.ts';
import type { PayeeDoubt, PayeeStanding } from './payeeStanding.ts';

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
 * Checks everything of a card.
 *
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
