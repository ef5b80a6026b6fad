import { withoutIbanLabel } from '../domain/iban/readIban.ts';
import { withCapitals, withoutInvisible } from '../domain/reading/strayCharacters.ts';

/** A German IBAN that is complete at least up to the end of its bank code. */
const GERMAN_IBAN = /^DE\d{2}(\d{8})\d{0,10}$/;

/** Letterheads contain legal forms; most names in the directory do not. */
const LEGAL_FORM = /(?<![\p{L}\d])(?:e\.? ?g\.?|ag|gmbh|kgaa|kg|se|& ?co\.?)(?![\p{L}\d])/giu;

/** The text to search for: the input without legal forms (eG, AG), or its bank code if the input is a German IBAN. */
export function searchedText(typed: string): { readonly text: string; readonly isFromIban: boolean } {
  const bankCode = withoutIbanLabel(withCapitals(withoutInvisible(typed)))
    .replace(/[\s.:\p{Pd}]/gu, '')
    .match(GERMAN_IBAN)?.[1];
  if (bankCode !== undefined) return { text: bankCode, isFromIban: true };
  const withoutLegalForm = typed.replace(LEGAL_FORM, ' ');
  return { text: withoutLegalForm.trim() === '' ? typed : withoutLegalForm, isFromIban: false };
}
