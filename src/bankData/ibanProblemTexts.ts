import type { IbanProblem } from '../domain/ibanCheck/checkIban.ts';

type Code = IbanProblem['code'];
/** One sentence per code; a code without a sentence does not compile. */
type ProblemTexts = { readonly [C in Code]: (problem: Extract<IbanProblem, { code: C }>) => string };

export const ibanProblemTexts: ProblemTexts = {
  'country-missing': () => 'Vorn fehlen die zwei Buchstaben für das Land, für Deutschland DE.',
  'country-unknown': ({ country }) =>
    `Mit ${country} beginnt keine IBAN: Dieses Kürzel steht nicht im IBAN-Register.`,
  'too-short': ({ length, expected }) =>
    `${length} statt ${expected}\u00A0Zeichen: ${characters(expected - length)} zu wenig.`,
  'too-long': ({ length, expected }) =>
    `${length} statt ${expected}\u00A0Zeichen: ${characters(length - expected)} zu viel.`,
  'letters-for-digits': ({ positions, letters }) =>
    positions.length === 1
      ? `An Stelle\u00A0${positions[0]} steht der Buchstabe ${letters}. Dort gehört eine Ziffer hin.`
      : `An den Stellen ${enumeration(positions)} stehen Buchstaben (${enumeration([...new Set(letters)])}). Dort gehören Ziffern hin.`,
  'digits-for-letters': ({ positions, digits }) =>
    positions.length === 1
      ? `An Stelle\u00A0${positions[0]} steht die Ziffer ${digits}. Dort gehört ein Buchstabe hin.`
      : `An den Stellen ${enumeration(positions)} stehen Ziffern (${enumeration([...new Set(digits)])}). Dort gehören Buchstaben hin.`,
  'check-digits-impossible': ({ found, expected }) =>
    `Die Prüfziffern ${found} gibt es nicht: Sie liegen immer zwischen 02 und 98.${expected === null ? '' : ` Hier müssten sie ${expected} lauten.`}`,
  'check-digits-wrong': () =>
    'Mindestens eine Stelle ist falsch: Die Prüfziffern passen nicht zu den übrigen Stellen.',
  'creditor-identifier': () =>
    'Das ist eine Gläubiger-Identifikationsnummer und keine IBAN. Sie sagt, wer eine Lastschrift einzieht, und nennt kein Konto.',
};

export function problemText(problem: IbanProblem): string {
  // The table maps each code to the sentence for the same problem. The compiler cannot follow that through the union.
  return (ibanProblemTexts[problem.code] as (problem: IbanProblem) => string)(problem);
}

/** The check digits that the other digits would give. It comes last, because the typing error is rarely in them. */
export function rightCheckDigitsText(problems: readonly IbanProblem[]): string | null {
  const problem = problems.find(({ code }) => code === 'check-digits-wrong');
  if (problem?.code !== 'check-digits-wrong') return null;
  return `Stimmen alle anderen Stellen, müssten die Prüfziffern ${problem.expected} lauten, nicht ${problem.found}.`;
}

function characters(count: number): string {
  return count === 1 ? 'ein Zeichen' : `${count}\u00A0Zeichen`;
}

/** „7, 9 und 10“ */
export function enumeration(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
}
