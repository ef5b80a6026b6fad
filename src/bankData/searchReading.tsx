import type { ReactNode } from 'react';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { GERMAN_IBAN_LENGTH } from '../domain/iban/iban.ts';
import { handOverLink } from '../handOver/handOver.ts';
import { type Tone, Verdict } from '../ui/Verdict.tsx';
import { bankCodeInGroups } from './bankCodeInGroups.ts';
import type { BankData } from './bankData.ts';
import { problemText } from './ibanProblemTexts.ts';
import { type SearchAnswer, searchAnswer } from './searchAnswer.ts';
import {
  announcementOfBank,
  bankCodesOf,
  countryOf,
  lengthSoFar,
  severalIbans,
  texts,
  tooLong,
  unknownBankCode,
  unknownBic,
  unknownBranch,
  vatNumber,
} from './searchAnswerTexts.ts';

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

/**
 * The answer to the text in the field, in words.
 *
 * @param data null until the directory is loaded
 */
export function readSearch(query: string, data: BankData | null): SearchReading {
  const answer: SearchAnswer = searchAnswer(query, data);
  switch (answer.kind) {
    case 'search':
      return { text: query, note: null, said: '' };
    case 'german-iban': {
      const { bank, bankCode, isDoubtful } = answer;
      const shown = isDoubtful
        ? verdict('caution', texts.doubtful, [texts.doubt], linkToCheck(answer.iban, texts.why))
        : verdict('good', texts.right, [texts.limits]);
      const said = bank ? announcementOfBank(isDoubtful, bank.name, bank.bic) : '';
      return { ...shown, said, text: bankCode, banks: bank ? [bank] : [] };
    }
    case 'unknown-bank-code':
      return verdict('caution', texts.unknownBankCode, [
        unknownBankCode(bankCodeInGroups(answer.bankCode), answer.dates),
      ]);
    case 'wrong-iban':
      return verdict(
        'wrong',
        texts.wrong,
        [...answer.problems.map(problemText), texts.noBicForWrong],
        linkToCheck(answer.iban, texts.check),
      );
    case 'unfinished-iban':
      return sentence(null, lengthSoFar(answer.length, answer.expected));
    case 'vat-number':
      return sentence(null, vatNumber(GERMAN_IBAN_LENGTH));
    case 'foreign-iban':
      return abroad(texts.foreignIban, answer.country);
    case 'foreign-bic':
      return abroad(texts.foreignBic, answer.country);
    case 'several-ibans':
      return verdict('caution', texts.several, [severalIbans(answer.count)]);
    case 'bic': {
      const { bic, banks } = answer;
      const note = bankCodesOf('Dieser BIC', banks.length);
      return { text: bic, note, said: bankCodesOf(bic, banks.length), banks };
    }
    case 'unknown-branch':
      return sentence(answer.beginning, unknownBranch(answer.bic, answer.beginning));
    case 'unknown-bic':
      return verdict('caution', texts.unknownBic, [unknownBic(answer.bic)]);
    case 'too-long':
      return verdict('caution', texts.tooLong, [tooLong(answer.length)]);
  }
}

function linkToCheck(iban: string, text: string) {
  return <a {...handOverLink('/iban-pruefen', iban)}>{text}</a>;
}

function abroad(title: string, country: string): SearchReading {
  return verdict('caution', title, [countryOf(country), texts.onlyGerman, texts.bicFromPayee]);
}

function sentence(text: string | null, note: string): SearchReading {
  return { text, note, said: note };
}

function verdict(tone: Tone, title: string, causes: readonly string[], link?: ReactNode): SearchReading {
  const note = (
    <Verdict tone={tone} text={title}>
      {causes.map((cause) => (
        <p key={cause}>{cause}</p>
      ))}
      {link && <p>{link}</p>}
    </Verdict>
  );
  return { text: null, note, said: [`${title}.`, ...causes].join(' ') };
}
