import type { BankData } from '../../bankData/bankData.ts';
import { problemText } from '../../bankData/ibanProblemTexts.ts';
import type { IbanCountry } from '../../domain/countries/countries.ts';
import { checkIban, type IbanCheck } from '../../domain/ibanCheck/checkIban.ts';
import { type Suggestion, suggestIbans } from '../../domain/ibanCheck/suggestIbans.ts';
import { type GermanView, germanView } from './germanView.ts';
import { announcementOfRight, announcementOfWrong, texts, verdictOfWrong } from './texts.ts';

/** All that is known about one IBAN. Computed once, for both the page and the screen-reader announcement. */
export interface JudgedIban extends Omit<IbanCheck, 'country'> {
  /** Null for German IBANs, and until the table of countries is loaded. */
  readonly country: IbanCountry | null;
  /** Null for foreign and wrong IBANs, and until the bank directory is loaded. */
  readonly view: GermanView | null;
  /** Empty for right IBANs, and until the bank directory is loaded. */
  readonly suggestions: readonly Suggestion[];
}

export function judgeIban(text: string, country: IbanCountry | null, data: BankData | null): JudgedIban {
  const check = checkIban(text, country?.structure);
  const { germanIban, problems } = check;
  return {
    ...check,
    country,
    view: germanIban && data && germanView(germanIban, data),
    suggestions: problems.length > 0 && data ? suggestIbans(text, data.resolve) : [],
  };
}

/** One spoken sentence with the result, for screen readers. */
export function announcementOf({ problems, suggestions, view }: JudgedIban): string {
  if (problems.length > 0)
    return announcementOfWrong(problems.map(problemText), suggestions.length, verdictOfWrong(problems));
  if (view === null) return announcementOfRight(texts.right, null, []);
  const { badge, bank, notes, tone } = view;
  return announcementOfRight(badge, bank?.name ?? null, tone === 'good' ? [] : notes);
}
