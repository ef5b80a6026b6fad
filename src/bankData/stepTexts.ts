import type { NoIbanReason } from '../domain/bankRules/bankRule.ts';
import { groupIban } from '../domain/iban/iban.ts';
import type { Resolution, ResolutionStep } from '../domain/resolve/resolution.ts';
import { germanMonth } from '../ui/germanDate.ts';
import { bankAtBeginning, bankInSentence, type NamedBank, unknownBankSentence } from './bankNameTexts.ts';

type Code = ResolutionStep['code'];
type StepOf<C extends Code> = Extract<ResolutionStep, { code: C }>;
/** The bank and its successor, and how old the data are. */
type DatedBank = NamedBank & Pick<Resolution, 'columnDates' | 'resultingBank'>;
/** One sentence per code; a code without a sentence does not compile. */
type StepTexts = { readonly [C in Code]: (step: StepOf<C>, bank: DatedBank) => string };

/** Steps that make the bank's IBAN differ from that of the plain formula. */
export const CHANGING_STEPS = [
  'account-replaced',
  'sub-account-appended',
  'zeros-appended',
  'digits-moved',
  'digit-dropped',
  'digits-replaced',
  'bank-code-replaced',
  'successor',
] as const satisfies readonly Code[];

const NUMBER_WORDS = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** „siebenstellige“ for an account number of seven digits, leading zeros not counted. */
function ofLength(account: string): string {
  return `${NUMBER_WORDS[written(account).length]}stellige`;
}

/** Account number as people write it, without leading zeros. */
function written(account: string): string {
  return account.replace(/^0+(?=.)/, '');
}

const noIbanTexts: Readonly<Record<NoIbanReason, (bank: NamedBank) => string>> = {
  'bank-code-without-ibans': () => 'Für diese Bankleitzahl ist keine IBAN-Berechnung vorgesehen.',
  'account-excluded': (bank) => `Für diese Kontonummer gibt ${bankInSentence(bank)} keine IBAN aus.`,
  'account-not-released': (bank) =>
    `${bankAtBeginning(bank)} gibt nur für bestimmte Kontonummern eine IBAN aus. Diese gehört nicht dazu.`,
  'account-too-short': (bank) => `Für so kurze Kontonummern gibt ${bankInSentence(bank)} keine IBAN aus.`,
  'sub-account-does-not-fit': (bank) =>
    `${bankAtBeginning(bank)} würde an diese Kontonummer die Unterkontonummer\u00A000 anhängen. Damit stimmt ihre Prüfziffer nicht mehr, und es lässt sich keine IBAN berechnen.`,
  'account-of-older-method': (bank) =>
    `Diese Kontonummer folgt einem älteren Prüfzifferverfahren. Dafür gibt ${bankInSentence(bank)} keine IBAN aus.`,
};

const texts: StepTexts = {
  'unknown-bank': ({ bankCode }, { columnDates }) =>
    unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates),
  'rule-unknown': ({ rulesAsOf }) =>
    `Diese Bankleitzahl ist neuer als unsere Tabelle der Sonderregeln vom ${germanMonth(rulesAsOf)}. Wir haben nach der einfachen Formel gerechnet.`,
  'no-iban': ({ reason }, bank) => noIbanTexts[reason](bank),
  'account-replaced': ({ from, to }, bank) =>
    `${bankAtBeginning(bank)} verwendet in der IBAN statt der Kontonummer ${written(from)} die Nummer ${written(to)}.`,
  'sub-account-appended': ({ from }, bank) =>
    `${bankAtBeginning(bank)} hängt an diese ${ofLength(from)} Kontonummer die Unterkontonummer\u00A000 an.`,
  'zeros-appended': ({ from, to }, bank) =>
    `${bankAtBeginning(bank)} füllt ${ofLength(from)} Kontonummern rechts mit Nullen auf: Aus ${written(from)} wird ${written(to)}.`,
  'digits-moved': ({ from, to }, bank) =>
    `${bankAtBeginning(bank)} stellt bei solchen Kontonummern die ersten vier Ziffern ans Ende: Aus ${from} wird ${to}.`,
  'digit-dropped': ({ from, to }, bank) =>
    `${bankAtBeginning(bank)} lässt bei solchen Kontonummern die vierte Ziffer weg: Aus ${from} wird ${to}.`,
  'digits-replaced': ({ from, to }, bank) =>
    `${bankAtBeginning(bank)} ersetzt bei solchen Kontonummern die ersten Ziffern: Aus ${from} wird ${to}.`,
  'bank-code-replaced': ({ from, to, accountRange }, bank) =>
    accountRange === null
      ? `${bankAtBeginning(bank)} verwendet in der IBAN statt der Bankleitzahl ${from} die Bankleitzahl ${to}.`
      : `Für Kontonummern, die mit ${accountRange} beginnen, verwendet ${bankInSentence(bank)} die Bankleitzahl ${to} statt ${from}.`,
  successor: ({ from, to }, { bank, resultingBank }) =>
    `Die Bankleitzahl ${from} (${bank?.name}) ist zur Löschung vorgemerkt. An ihre Stelle tritt ${to} (${resultingBank?.name}).`,
  'marked-for-deletion': ({ bankCode }) =>
    `Die Bankleitzahl ${bankCode} ist zur Löschung vorgemerkt. Eine Nachfolge-Bankleitzahl nennt das Verzeichnis nicht. Fragen Sie die Bank.`,
  'bic-replaced': ({ to }, bank) => `${bankAtBeginning(bank)} nennt zu dieser IBAN den BIC ${to}.`,
  'account-check': ({ method, verdict, accountNumber }) =>
    ({
      valid: `Die Kontonummer ${written(accountNumber)} passt zum Prüfzifferverfahren ${method} der Bank.`,
      invalid: `In der Kontonummer ${written(accountNumber)} steckt wahrscheinlich ein Tippfehler; die Prüfziffer passt nicht. Vergleichen Sie jede Ziffer mit Ihrer Vorlage.`,
      unchecked: `Die Kontonummer ${written(accountNumber)} enthält keine Prüfziffer (Prüfzifferverfahren ${method}). Einen Tippfehler darin können wir nicht erkennen.`,
    })[verdict],
  'account-check-waived': ({ accountNumber }) =>
    `Die Kontonummer ${written(accountNumber)} wird nach der Regel der Bank nicht geprüft.`,
  'account-check-unknown': () =>
    'Nach welchem Verfahren die Bank ihre Kontonummern prüft, sagt das Verzeichnis nicht.',
  'account-refused': ({ reason }, bank) =>
    ({
      'wrong-length': `Nach der uns bekannten Regel vergibt ${bankInSentence(bank)} keine Kontonummern dieser Länge. Vergleichen Sie jede Ziffer.`,
      'unknown-account-range': `Nach der uns bekannten Regel vergibt ${bankInSentence(bank)} keine Kontonummern mit diesem Anfang. Vergleichen Sie jede Ziffer.`,
      zero: 'Eine Kontonummer 0 vergibt keine Bank.',
    })[reason],
  undetermined: () => 'Ob und welche IBAN die Bank bildet, steht deshalb nicht fest.',
  'iban-built': ({ iban }) => `Daraus ergibt sich die IBAN ${groupIban(iban)}.`,
  'rule-disputed': (_step, bank) =>
    `Wie diese Bank rechnet, ist nicht sicher bekannt. Beide möglichen Ergebnisse stehen hier; welches gilt, weiß nur ${bankInSentence(bank)}. Fragen Sie dort nach.`,
};

export function stepText(step: ResolutionStep, bank: DatedBank): string {
  // The table maps each code to the sentence for the same step. The compiler cannot follow that through the union.
  return (texts[step.code] as (step: ResolutionStep, bank: DatedBank) => string)(step, bank);
}
