import type { ReactNode } from 'react';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { isGermanIban } from '../domain/iban/iban.ts';
import { readIban, withoutIbanLabel } from '../domain/iban/readIban.ts';
import { withCapitals, withoutInvisible } from '../domain/reading/strayCharacters.ts';
import type { BankData } from './bankData.ts';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

/** What a search makes of the text in its field. */
export interface SearchReading {
  /** What to search for; null if the text is answered without the directory. */
  readonly text: string | null;
  /** The banks, if the text determines them. They replace the search. */
  readonly banks?: readonly Bank[];
  /** Shown above the results. */
  readonly note: ReactNode;
  /** The same for screen readers. */
  readonly said: string;
}

/** @param data null until the directory is loaded */
export type ReadSearch = (query: string, data: BankData | null) => SearchReading;

/** The reading of the bank search: any text is searched for; of an IBAN, its bank code. */
export const readBankSearch: ReadSearch = (query) => {
  const { text, isFromIban } = searchedText(query);
  const sentence = isGermanIban(readIban(query) ?? '') ? texts.fromIban : texts.fromSeemingIban;
  return { text, note: isFromIban && sentence, said: '' };
};

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
