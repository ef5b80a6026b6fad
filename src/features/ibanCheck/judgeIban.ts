import type { BankData } from '../../bankData/bankData.ts';
import { problemText } from '../../bankData/ibanProblemTexts.ts';
import type { IbanCountry } from '../../domain/countries/countries.ts';
import { checkIban, type IbanProblem } from '../../domain/ibanCheck/checkIban.ts';
import { suggestIbans } from '../../domain/ibanCheck/suggestIbans.ts';
import type { Tone } from '../../ui/tone.ts';
import { germanView } from './germanView.ts';
import { announcementOfRight, announcementOfWrong, texts, verdictOfWrong } from './texts.ts';

export type JudgedIban = ReturnType<typeof judgeIban>;

/** All that is known about one IBAN. Computed once, for both the page and the screen-reader announcement. */
export function judgeIban(text: string, country: IbanCountry | null, data: BankData | null) {
  const check = checkIban(text, country?.structure);
  const { germanIban, problems } = check;
  const isWrong = problems.length > 0;
  const view = germanIban && data && germanView(germanIban, data);
  const tone: Tone = isWrong ? 'wrong' : (view?.tone ?? 'good');
  return {
    ...check,
    /** A German IBAN is good until the bank directory is loaded. */
    tone,
    badge: isWrong ? verdictOfWrong(problems) : (view?.badge ?? texts.right),
    /** Null for German IBANs, and until the table of countries is loaded. */
    country,
    /** Null for foreign and wrong IBANs, and until the bank directory is loaded. */
    view,
    /** Empty for right IBANs, and until the bank directory is loaded. */
    suggestions: isWrong && data ? suggestIbans(text, data.resolve) : [],
  };
}

/** The indices of the characters that are wrong by themselves. */
export function markedPlaces(problems: readonly IbanProblem[]): readonly number[] {
  return problems.flatMap((problem) => {
    if ('positions' in problem) return problem.positions.map((position) => position - 1);
    return problem.code === 'check-digits-impossible' ? [2, 3] : [];
  });
}

/** One spoken sentence with the result, for screen readers. */
export function announcementOf({ problems, suggestions, view, tone, badge }: JudgedIban): string {
  if (tone === 'wrong') return announcementOfWrong(problems.map(problemText), suggestions.length, badge);
  return announcementOfRight(badge, view?.bank?.name ?? null, tone === 'good' ? [] : (view?.notes ?? []));
}
