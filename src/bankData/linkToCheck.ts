import { isGermanIban, readIban, SHORTEST_IBAN } from '../domain/iban/iban.ts';
import { handOverLink } from '../handOver/handOver.ts';

/** Links an IBAN in a field for another number to the IBAN check. Returns null if the text is not an IBAN. */
export function linkToCheck(given: string): ReturnType<typeof handOverLink> | null {
  const iban = readIban(given);
  return iban !== null && iban.length >= SHORTEST_IBAN ? handOverLink('/iban-pruefen', iban) : null;
}

/** Whether a text is a whole German IBAN with the right check digits. */
export const isRightIban = (text: string) => isGermanIban(readIban(text) ?? '');

/** Whether a text is an IBAN, or the beginning of one that somebody may be typing. */
export const looksLikeIban = (text: string) => linkToCheck(text) !== null || /^\s*[a-z]{2}\d\d/i.test(text);
