import type { BankDirectory } from '../../../domain/directory/bankDirectory.ts';
import {
  FORMS,
  HEADING_WORDS,
  HOLDER,
  LABEL,
  LEGAL_FORM,
  PLAIN_NOUNS,
} from '../../../domain/reading/words.ts';
import { isFilled } from '../worker/tableShape.ts';
import { DOUBT_NAME } from './harmlessCells.ts';
import { personsOf } from './marksAndNames.ts';
import { hasStatement, isOfOtherThings, speaksAgainst } from './notes.ts';
import { isNameOf } from './readCells.ts';
import { outcomeTexts } from './rowTexts.ts';

/** What a line may say of a list without saying anything of its accounts: `Bankverbindungen der Mitglieder`, `Seite 1 von 3`. */
const USUAL = new RegExp(
  `(?<!\\p{L})(?:${PLAIN_NOUNS}|${HEADING_WORDS}|${LABEL}|konten|\\p{L}*(?:listen?|verzeichnis|übersicht)|\\p{L}*datum|(?:an)?zahl|zeilen?|text|kasse|export|ende)(?!\\p{L})`,
  'giu',
);
/** In the title of a list, nouns that say nothing else are names: `Mitgliederliste TSV Musterdorf`. */
const LIST = /(?:listen?|verzeichnis|übersicht|verein|verband)(?!\p{L})/iu;
/** A row that has nothing but a name lacks its account. */
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*){1,3}$/u;
const OF_ACCOUNTS = /(?<!\p{L})(?:konto|konten|kto|iban|blz|bankl|bankv)/iu;

/** `Erstellt am 1.3.2014 von Anna Meier` */
const AUTHOR = /(?<=von|durch)(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
/** `TuS Eintracht Wiesental 1923 e. V.` */
const COMPANY = new RegExp(`^.*(?<!\\p{L})(?:${LEGAL_FORM})(?!\\p{L})`, 'iu');

/** `Obige Nummern sind Beispiele`: it is about the rows above, not about those that follow. */
export const ABOVE = /(?<!\p{L})(?:oben|obige\p{L}*|vorsteh\p{L}*|darüber|hierüber)(?!\p{L})/iu;
/** As many digits as a bank code and an account number have. */
const PAIR = /(?:\d\D*){13}/;
const DAY_OR_TIME = new RegExp(`${FORMS.date}|${FORMS.time}`, 'giu');

export interface Said {
  readonly problem: 'other-line' | 'unknown-line';
  readonly text: string;
}

/**
 * What a line that is no row says against accounts; null if nothing.
 *
 * @param mayBeName a row may have nothing but a name
 */
export function saidBy(text: string, mayBeName: boolean): Said | null {
  // An empty row of an earlier result, or the letter that heads a section of names.
  if (text === outcomeTexts.empty || /^\p{L}$/u.test(text)) return null;
  if (DOUBT_NAME.test(text) || speaksAgainst(text) || hasStatement(text))
    return { problem: 'other-line', text };
  const isName = mayBeName && !OF_ACCOUNTS.test(text) && NAME.test(text);
  const isUsual =
    isName ||
    LIST.test(text) ||
    isOfOtherThings(text.replace(COMPANY, '').replace(USUAL, '').replace(HOLDER, '').replace(AUTHOR, ''));
  return isUsual ? null : { problem: 'unknown-line', text };
}

/** What a line with numbers says, and of which rows, as in `keysOf`; nothing if it may be a row itself. */
export function saidOfRows(text: string): { said: Said | null; keys: readonly string[] } {
  const numbers = hasStatement(text) ? (text.match(/\d{5,10}/g) ?? []) : [];
  const persons = personsOf(text);
  const keys = [...numbers, ...persons];
  if (keys.length === 0 && PAIR.test(text)) return { said: null, keys };
  return { said: persons.length > 0 ? { problem: 'other-line', text } : saidBy(text, false), keys };
}

/** A line without the name of the bank that has the only number in it: `Sparkasse Aachen (BLZ 39050000)`. */
export function withoutBank(directory: BankDirectory, bankCode: string, text: string): string {
  const isName = (word: string) => isNameOf(directory, word, bankCode);
  return text.replace(/\p{L}+/gu, (word) => (isName(word) ? '' : word)).replace(/[()–-]/g, '');
}

/** What a line above the heading says, over the used columns or before them, against all rows. An account is that of the list. */
export function saidAbove(cells: readonly string[], used: readonly number[]): Said | null {
  const first = Math.min(...used);
  const inUsed = cells.slice(first, Math.max(...used) + 1).filter(isFilled);
  const ofMore = cells.slice(0, first).findLast(isFilled) ?? '';
  const isOfAll = inUsed.length === 0 && speaksAgainst(ofMore) && !PAIR.test(ofMore);
  if (isOfAll) return { problem: 'other-line', text: ofMore };
  return inUsed.map((cell) => saidBy(cell, false)).find((said) => said !== null) ?? null;
}

/** Whether a line among free lines is no account and says something against one. */
export const isStatement = (line: string) =>
  !PAIR.test(line.replace(DAY_OR_TIME, '')) && saidBy(line, true)?.problem === 'other-line';
