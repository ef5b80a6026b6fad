import type { ReactNode } from 'react';
import { BIC, withBranch } from '../domain/account/bic.ts';
import { LONGEST_QUERY } from '../domain/bankSearch/searchTerms.ts';
import { ibanLengthOf } from '../domain/countries/lengths.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { GERMAN_IBAN_LENGTH, ibanParts, SHORTEST_IBAN } from '../domain/iban/iban.ts';
import { checkIban } from '../domain/ibanCheck/checkIban.ts';
import { bicOfIban, ibanAtBank } from '../domain/ibanCheck/ibanAtBank.ts';
import { findIbans, isVatNumber } from '../domain/reading/findIbans.ts';
import { withCapitals, withoutFullWidth, withoutInvisible } from '../domain/reading/strayCharacters.ts';
import { handOverLink } from '../handOver/handOver.ts';
import type { Tone } from '../ui/tone.ts';
import { Verdict } from '../ui/Verdict.tsx';
import type { BankData } from './bankData.ts';
import { bankCodeInGroups } from './bankNameTexts.ts';
import { problemText } from './ibanProblemTexts.ts';
import { nameOfCountry, searchAnswerTexts as texts } from './searchAnswerTexts.ts';

/** What a search makes of the text in its field. */
export interface SearchAnswer {
  /** What to search for; null if the text is answered without the directory. */
  readonly text: string | null;
  /** The banks, if the text determines them, the best first. They replace the search. */
  readonly banks?: readonly Bank[];
  /** Shown above the results. */
  readonly note: ReactNode;
  /** The same for screen readers. */
  readonly said: string;
}

type Data = Pick<BankData, 'directory' | 'search' | 'resolve'>;

/**
 * Reads the field of a search: an IBAN, a BIC, or words to search for. An uncertain number gets no bank.
 *
 * @param data null until the directory is loaded
 */
export function searchAnswer(query: string, data: Data | null): SearchAnswer {
  // „RB 12“ and the like are words.
  const ibans = [...new Set(findIbans(query))].filter(
    (text) => ibanLengthOf(text.slice(0, 2)) !== undefined || text.length >= SHORTEST_IBAN,
  );
  const [iban, another] = ibans;
  if (another !== undefined) return verdict('caution', texts.several, [texts.severalIbans(ibans.length)]);
  if (iban !== undefined) return answerToIban(iban, data);
  const text = query.trim();
  // Also an IBAN that is being typed.
  if (isVatNumber(text)) return sentence(null, texts.vatNumber(GERMAN_IBAN_LENGTH));
  if (text.length > LONGEST_QUERY) return verdict('caution', texts.noIban, [texts.tooLong(text.length)]);
  return (data && answerToBic(text, data)) ?? { text: query, note: null, said: '' };
}

function answerToIban(text: string, data: Data | null): SearchAnswer {
  const { problems, germanIban, country } = checkIban(text);
  if (germanIban !== null) {
    const { bankCode } = ibanParts(germanIban);
    const right = verdict('good', texts.right, [texts.limits]);
    if (data === null) return { ...right, said: '', text: bankCode, banks: [] };
    const { resolution, verdict: formed } = ibanAtBank(germanIban, data.resolve);
    const bank = data.directory.find(bankCode);
    if (bank === undefined)
      return verdict('caution', texts.unknownBankCode, [
        texts.unknownBank(bankCodeInGroups(bankCode), data.directory.columnDates),
      ]);
    const bic = bicOfIban(resolution) ?? '';
    const isDoubtful = formed !== 'formed-by-bank';
    // The bank may form another IBAN, or none.
    const shown = isDoubtful
      ? verdict('caution', texts.doubtful, [texts.doubt], linkToCheck(germanIban, texts.why))
      : right;
    const said = texts.announcement(isDoubtful, bank.name, bic);
    return { ...shown, said, text: bankCode, banks: [{ ...bank, bic }] };
  }
  if (problems.length === 0) return abroad(texts.foreignIban, country);
  const [first] = problems;
  if (problems.length === 1 && first?.code === 'too-short')
    return sentence(null, texts.lengthSoFar(first.length, first.expected));
  const causes = [...problems.map(problemText), texts.noBicForWrong];
  return verdict('wrong', texts.wrong, causes, linkToCheck(text, texts.check));
}

const LABEL = /^(?:BIC|SWIFT)(?:\s?[-/]?\s?(?:BIC|SWIFT|CODE))?\s*[:.=]?\s+/;

function answerToBic(text: string, { directory, search }: Data): SearchAnswer | null {
  const plain = withCapitals(withoutFullWidth(withoutInvisible(text))).replace(LABEL, '');
  const bic = plain.replace(/[\s.-]+/g, '');
  if (!BIC.test(bic)) return null;
  const whole = withBranch(bic);
  const banks = search(whole, Number.POSITIVE_INFINITY).banks.filter((bank) => bank.bic === whole);
  if (banks.length > 0) {
    const said = texts.bankCodesOf(whole, banks.length);
    return { text: whole, note: texts.bankCodesOf('Dieser BIC', banks.length), said, banks };
  }
  // Eight letters may also be a word, and eight characters the beginning of longer ones.
  const found = search(text, 0);
  if (found.count > 0 && !found.isApproximate && found.leftOut.length === 0) return null;
  const country = bic.slice(4, 6);
  if (country !== 'DE') return isForeign(text, bic) ? abroad(texts.foreignBic, country) : null;
  const beginning = bic.slice(0, 8);
  return directory.banks.some((bank) => bank.bic.startsWith(beginning))
    ? sentence(beginning, texts.unknownBranch(bic, beginning))
    : verdict('caution', texts.unknownBic, [texts.compareBic(bic)]);
}

/** Written in capitals or with digits, so that no word is taken for a BIC. In practice a BIC begins with letters. */
function isForeign(text: string, bic: string): boolean {
  const isWritten = /\d/.test(text) || text === text.toUpperCase();
  return isWritten && /^[A-Z]{6}/.test(bic) && nameOfCountry(bic.slice(4, 6)) !== undefined;
}

function linkToCheck(iban: string, text: string) {
  return <a {...handOverLink('/iban-pruefen', iban)}>{text}</a>;
}

function abroad(title: string, country: string): SearchAnswer {
  return verdict('caution', title, [texts.countryOf(country), texts.onlyGerman, texts.bicFromPayee]);
}

function sentence(text: string | null, note: string): SearchAnswer {
  return { text, note, said: note };
}

function verdict(tone: Tone, title: string, causes: readonly string[], link?: ReactNode): SearchAnswer {
  const note = (
    <Verdict tone={tone} text={title} causes={causes}>
      {link && <p>{link}</p>}
    </Verdict>
  );
  return { text: null, note, said: [`${title}.`, ...causes].join(' ') };
}
