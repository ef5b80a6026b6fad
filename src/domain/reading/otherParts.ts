import { withBranch } from '../account/bic.ts';
import { namesBank } from './bankCodeAmongWords.ts';
import { statements, wordsBefore } from './markedText.ts';

/** A number without a label, or a BIC. */
export interface Part {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

/** Words before a number that is neither of the two. */
const OTHER_NUMBER =
  /(?<!\p{L})(?:tel|telefon|(?:tele)?fax|fon|mobil|handy|phone|hr[ab]|ust|vat|steuer|st|rechnung|rg|re|kunden?|mitglieds?|vertrag|beleg|auftrag|bestell|artikel|seite|datum|vom|am|postfach|plz|betrag|summe|euro?|gesamt|saldo|bearbeiter|akte|zeichen|az|id|ik|gläubiger|mandat|referenz|ref|verwendungszweck|zweck|geb)|(?:(?<!k(?:on)?to[.]?[ -]?|leitzahl[ -]?|blz[ -]?)(?:nummer|nr)|€|\+)(?!\p{L})/iu;
const BANK_CODE =
  /(?<![\p{L}\p{N}.,+-])(?:\d{8}|(?<!\d )\d{3} \d{3} \d{2}(?! \d{1,2}(?!\d)))(?![\p{L}\p{N}]|[.,-]\d)/gu;
/** Plain, or in groups of three; not a postcode before its town, and not an amount. */
const ACCOUNT_NUMBER =
  /(?<![\p{L}\p{N}.,/+-]|\d )(?!\d{5} \p{Lu})(?:\d{1,3}(?: \d{3}){2,3}|\d{5,10})(?![\p{L}\p{N}]|[.,/-]\d| \d| ?(?:€|eur|%))/giu;
const BIC = /(?<![A-Z0-9])[A-Z]{4}DE[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?![A-Z0-9])/g;

/** The unlabelled bank codes of a text that belong to a bank. */
export function knownBankCodes(text: string, isBankCode: (digits: string) => boolean): Part[] {
  return numbers(text, BANK_CODE).filter(({ digits }) => isBankCode(digits));
}

/** Numbers without a label that may be account numbers. */
export function possibleAccountNumbers(text: string): Part[] {
  return numbers(text, ACCOUNT_NUMBER).filter(({ digits }) => /[1-9]/.test(digits));
}

function numbers(text: string, pattern: RegExp): Part[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !OTHER_NUMBER.test(wordsBefore(text, index)))
    .map(({ index: start, 0: written }) => ({
      digits: written.replace(/\D/g, ''),
      start,
      end: start + written.length,
    }));
}

/** BICs of banks in Germany, with eleven characters. */
export function bicsIn(
  text: string,
): { readonly bic: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(BIC)].map(({ index: start, 0: written }) => ({
    bic: withBranch(written),
    start,
    end: start + written.length,
  }));
}

/** The first words in the text that name a bank. */
export function bankNameIn(text: string): string | null {
  const parts = text.split(/\n|:\s/).flatMap(statements);
  return parts.map((part) => part.replace(/\p{N}.*/u, '').trim()).find(namesBank) ?? null;
}
