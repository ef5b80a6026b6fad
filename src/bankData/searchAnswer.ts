import type { BankCode } from '../domain/account/bankCode.ts';
import { BIC, withBranch } from '../domain/account/bic.ts';
import { LONGEST_QUERY } from '../domain/bankSearch/searchTerms.ts';
import { ibanLengthOf } from '../domain/countries/lengths.ts';
import type { Bank, ColumnDates } from '../domain/directory/bankDirectory.ts';
import { ibanParts } from '../domain/iban/iban.ts';
import { SHORTEST_IBAN } from '../domain/iban/readIban.ts';
import { checkIban, type IbanProblem } from '../domain/ibanCheck/checkIban.ts';
import { bicOfIban, ibanAtBank } from '../domain/ibanCheck/ibanAtBank.ts';
import { findIbans, isVatNumber } from '../domain/reading/findIbans.ts';
import { withCapitals, withoutFullWidth, withoutInvisible } from '../domain/reading/strayCharacters.ts';
import type { BankData } from './bankData.ts';
import { nameOfCountry } from './searchAnswerTexts.ts';

/** What a text in the field determines. */
export type SearchAnswer =
  /** Nothing yet: the words are searched for. */
  | { readonly kind: 'search' }
  /** A right German IBAN; `bank` has its BIC, null until the directory is loaded. Doubtful: the bank may form another, or none. */
  | {
      readonly kind: 'german-iban';
      readonly iban: string;
      readonly bankCode: BankCode;
      readonly bank: Bank | null;
      readonly isDoubtful: boolean;
    }
  | { readonly kind: 'unknown-bank-code'; readonly bankCode: BankCode; readonly dates: ColumnDates }
  | { readonly kind: 'wrong-iban'; readonly iban: string; readonly problems: readonly IbanProblem[] }
  | { readonly kind: 'unfinished-iban'; readonly length: number; readonly expected: number }
  | { readonly kind: 'foreign-iban'; readonly country: string }
  | { readonly kind: 'several-ibans'; readonly count: number }
  /** A BIC of the directory, with its branch, and its banks, the best first. */
  | { readonly kind: 'bic'; readonly bic: string; readonly banks: readonly Bank[] }
  /** The directory knows the bank of the BIC but not its branch. */
  | { readonly kind: 'unknown-branch'; readonly bic: string; readonly beginning: string }
  | { readonly kind: 'unknown-bic'; readonly bic: string }
  | { readonly kind: 'foreign-bic'; readonly bic: string; readonly country: string }
  | { readonly kind: 'too-long'; readonly length: number }
  /** The form of a German VAT number, or an IBAN that is being typed. */
  | { readonly kind: 'vat-number' };

type Data = Pick<BankData, 'directory' | 'search' | 'resolve'>;

/** Reads the field of a search: an IBAN, a BIC, or words to search for. A number that is not sure gets no bank. */
export function searchAnswer(query: string, data: Data | null): SearchAnswer {
  const ibans = [...new Set(findIbans(query))].filter(isMeantAsIban);
  const [iban, another] = ibans;
  if (another !== undefined) return { kind: 'several-ibans', count: ibans.length };
  if (iban !== undefined) return answerToIban(iban, data);
  const text = query.trim();
  if (isVatNumber(text)) return { kind: 'vat-number' };
  if (text.length > LONGEST_QUERY) return { kind: 'too-long', length: text.length };
  return (data && answerToBic(text, data)) ?? { kind: 'search' };
}

/** „RB 12“ and the like are words. */
function isMeantAsIban(text: string): boolean {
  return ibanLengthOf(text.slice(0, 2)) !== undefined || text.length >= SHORTEST_IBAN;
}

function answerToIban(text: string, data: Data | null): SearchAnswer {
  const { problems, germanIban, country } = checkIban(text);
  if (germanIban !== null) {
    const { bankCode } = ibanParts(germanIban);
    const known = { kind: 'german-iban', iban: germanIban, bankCode } as const;
    if (data === null) return { ...known, bank: null, isDoubtful: false };
    const { resolution, verdict } = ibanAtBank(germanIban, data.resolve);
    const bank = data.directory.find(bankCode);
    if (bank === undefined) return { kind: 'unknown-bank-code', bankCode, dates: data.directory.columnDates };
    const bic = bicOfIban(resolution) ?? '';
    return { ...known, bank: { ...bank, bic }, isDoubtful: verdict !== 'formed-by-bank' };
  }
  if (problems.length === 0) return { kind: 'foreign-iban', country };
  const [first] = problems;
  if (problems.length === 1 && first?.code === 'too-short')
    return { kind: 'unfinished-iban', length: first.length, expected: first.expected };
  return { kind: 'wrong-iban', iban: text, problems };
}

const LABEL = /^(?:BIC|SWIFT)(?:\s?[-/]?\s?(?:BIC|SWIFT|CODE))?\s*[:.=]?\s+/;

function answerToBic(text: string, { directory, search }: Data): SearchAnswer | null {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(text))).replace(LABEL, '');
  const bic = plain.replace(/[\s.-]+/g, '');
  if (!BIC.test(bic)) return null;
  const whole = withBranch(bic);
  const banks = search.find(whole, Number.POSITIVE_INFINITY).banks.filter((bank) => bank.bic === whole);
  if (banks.length > 0) return { kind: 'bic', bic: whole, banks };
  // Eight letters may also be a word, and eight characters the beginning of longer ones.
  const found = search.find(text, 0);
  if (found.count > 0 && !found.isApproximate && found.leftOut.length === 0) return null;
  const country = bic.slice(4, 6);
  const beginning = bic.slice(0, 8);
  if (country !== 'DE') return isForeign(text, bic) ? { kind: 'foreign-bic', bic, country } : null;
  return directory.banks.some((bank) => bank.bic.startsWith(beginning))
    ? { kind: 'unknown-branch', bic, beginning }
    : { kind: 'unknown-bic', bic };
}

/** Written in capitals or with digits, so that no word is taken for a BIC. In practice a BIC begins with letters. */
function isForeign(text: string, bic: string): boolean {
  const isWritten = /\d/.test(text) || text === text.toUpperCase();
  return isWritten && /^[A-Z]{6}/.test(bic) && nameOfCountry(bic.slice(4, 6)) !== undefined;
}
