import {
  EMPTY_PAYMENT,
  epcPayload,
  type Payment,
  type PaymentInput,
  type PaymentProblem,
} from '../../domain/giroCode/payload.ts';
import { characterCount, cleanLine } from '../../domain/giroCode/text.ts';

/** More would be taller than the code itself. */
export const HEADLINE_LIMIT = 60;

/** A payment with the headline that is printed above its code. The code does not contain the headline. */
export interface CardInput extends PaymentInput {
  readonly headline: string;
}

export const EMPTY_CARD: CardInput = { ...EMPTY_PAYMENT, headline: '' };

export type CardField = keyof CardInput;

export type CardProblem = PaymentProblem | { readonly field: 'headline'; readonly code: 'headline-too-long' };

export type CardProblemCode = CardProblem['code'];

export interface Card {
  readonly payment: Payment;
  /** The text of the code. */
  readonly payload: string;
  readonly headline: string;
}

export type CheckedCard =
  | ({ readonly ok: true } & Card)
  | { readonly ok: false; readonly problems: readonly CardProblem[] };

/** Checks everything of a card. @returns the card, or all problems, each with its field */
export function checkCard(input: CardInput): CheckedCard {
  const result = epcPayload(input);
  const headline = cleanLine(input.headline);
  const problems: CardProblem[] = result.ok ? [] : [...result.problems];
  if (characterCount(headline) > HEADLINE_LIMIT)
    problems.push({ field: 'headline', code: 'headline-too-long' });
  return result.ok && problems.length === 0 ? { ...result, headline } : { ok: false, problems };
}
