import type { Branded } from '../branded.ts';
import { withoutFullWidth, withoutInvisible } from '../reading/strayCharacters.ts';

/** An amount of money in whole cents, `LEAST_CENTS` to `GREATEST_CENTS`: an integer that a number holds exactly. */
export type Cents = Branded<number, 'Cents'>;

export type AmountProblem =
  | 'amount-unreadable'
  /** „1,234“: three digits after a comma are neither cents nor, in German, thousands. */
  | 'amount-ambiguous'
  | 'amount-decimals'
  | 'amount-too-small'
  | 'amount-too-large';

/** EPC069-12, table of elements: 0.01 to 999999999.99. */
export const LEAST_CENTS = 1 as Cents;
export const GREATEST_CENTS = 99_999_999_999 as Cents;

const GROUPED = /^\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*$/;

/**
 * Reads an amount as people in Germany type it: „12,50“, „1.234,56 €“, „12.5“, „EUR 1 234“, „12,–“, „,50“; also „1,234.56“.
 * The last of comma and point separates the cents; the other one, a blank or an apostrophe may separate thousands. Decimal
 * digits are taken as text, so that no cent is lost to rounding. What only looks like digits or is raised
 * (²) is refused.
 *
 * @param text not empty
 */
export function parseAmount(
  text: string,
): { readonly ok: true; readonly cents: Cents } | { readonly ok: false; readonly code: AmountProblem } {
  const written = withoutFullWidth(withoutInvisible(text))
    .replace(/[’`´]/g, "'")
    .replace(/\p{Zs}/gu, ' ')
    .trim()
    .replace(/^(?:€|Euro|EUR)|(?:€|Euro|EUR)$/gi, '')
    .trim()
    .replace(/[.,]\s*[-–—]{1,2}$/, '');
  if (!/^[-−–]?[\d.,' ]*$/.test(written) || !/\d/.test(written))
    return { ok: false, code: 'amount-unreadable' };
  if (/^[-−–]/.test(written)) return { ok: false, code: 'amount-too-small' };

  const parts = euroAndCents(written);
  if (typeof parts === 'string') return { ok: false, code: parts };
  const cents = Number(`${parts.euro}${parts.cents.padEnd(2, '0')}`);
  if (cents > GREATEST_CENTS) return { ok: false, code: 'amount-too-large' };
  return cents < LEAST_CENTS ? { ok: false, code: 'amount-too-small' } : { ok: true, cents: cents as Cents };
}

/** `EUR1234.56`: the form of the payload, without separators of thousands, always with two decimals. */
export function epcAmount(cents: Cents): string {
  const digits = String(cents).padStart(3, '0');
  return `EUR${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The digits before and after the decimal separator, without separators of thousands. */
function euroAndCents(written: string): { euro: string; cents: string } | AmountProblem {
  const decimalAt = Math.max(written.lastIndexOf(','), written.lastIndexOf('.'));
  const isRepeated = written.indexOf(written.charAt(decimalAt)) < decimalAt;
  const behind = written.slice(decimalAt + 1);
  // „1.234“ and „1.234.567“ are thousands: there are no tenths of a cent, and in German the point separates thousands.
  const isWhole = decimalAt < 0 || isRepeated || /^[1-9]\d{0,2}\.\d{3}$/.test(written);
  const euro = withoutSeparators(isWhole ? written : written.slice(0, decimalAt));
  if (euro === null) return 'amount-unreadable';
  if (isWhole) return { euro, cents: '' };
  if (/^\d{0,2}$/.test(behind)) return { euro, cents: behind };
  if (/^\d{3}$/.test(behind)) return 'amount-ambiguous';
  return /^\d{4,}$/.test(behind) ? 'amount-decimals' : 'amount-unreadable';
}

function withoutSeparators(written: string): string | null {
  if (/^\d*$/.test(written)) return written;
  return GROUPED.test(written) ? written.replace(/\D/g, '') : null;
}
