import type { ReactNode } from 'react';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { isGermanIban } from '../domain/iban/iban.ts';
import { readIban } from '../domain/iban/readIban.ts';
import type { BankData } from './bankData.ts';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';
import { searchedText } from './searchedText.ts';

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
