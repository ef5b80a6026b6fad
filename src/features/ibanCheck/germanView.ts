import { accountCheckLabel } from '../../bankData/accountCheckLabel.ts';
import type { BankData } from '../../bankData/bankData.ts';
import { bankAtBeginning } from '../../bankData/bankInSentence.ts';
import { CHANGING_STEPS, stepText } from '../../bankData/stepTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { type BankVerdict, ibanAtBank } from '../../domain/ibanCheck/ibanAtBank.ts';
import type { Resolution, ResolutionStep } from '../../domain/resolve/resolution.ts';
import { texts, verdictBadges } from './texts.ts';

/** What the page says of a German IBAN that is arithmetically right, once the bank directory is there. */
export interface GermanView {
  readonly verdict: BankVerdict;
  readonly badge: string;
  readonly tone: 'good' | 'caution';
  /** Name and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  /** The IBAN that the bank would form today, where that is another one. */
  readonly otherIban: Iban | null;
}

/** Steps of a resolution that say something about the bank code or the account number as they stand in the IBAN. */
const NOTED: Readonly<Record<BankVerdict, readonly ResolutionStep['code'][]>> = {
  'formed-by-bank': ['marked-for-deletion', 'rule-unknown'],
  'formed-differently': [...CHANGING_STEPS, 'marked-for-deletion'],
  disputed: ['marked-for-deletion'],
  'named-by-bank-alone': ['successor', 'marked-for-deletion'],
  'account-does-not-fit': ['successor', 'marked-for-deletion'],
  'unknown-bank': [],
};

/** Only what is certain: an IBAN that a bank has given out is right, whatever its rule would make of its digits. */
const verdictNotes: Readonly<Record<BankVerdict, (resolution: Resolution) => string | null>> = {
  'formed-by-bank': (resolution) =>
    resolution.ruleHolder === null
      ? null
      : `${bankAtBeginning(resolution)} hat eine eigene Regel für ihre IBANs. Diese IBAN passt dazu.`,
  'formed-differently': () =>
    'Aus dieser Bankleitzahl und Kontonummer würde die Bank heute die folgende IBAN bilden. Hat die Bank selbst die geprüfte IBAN genannt, kann auch sie gelten. Fragen Sie im Zweifel nach.',
  disputed: () =>
    'Die Quellen sind sich über die Regel dieser Bank nicht einig. Nach einer von zwei Lesarten bildet sie genau diese IBAN. Fragen Sie im Zweifel bei ihr nach.',
  'named-by-bank-alone': () =>
    'Die Regel der Bank lässt aus dieser Bankleitzahl und Kontonummer keine IBAN berechnen. Hat die Bank selbst die IBAN genannt, kann sie trotzdem richtig sein.',
  'account-does-not-fit': ({ accountCheck }) =>
    accountCheck?.method == null
      ? 'Kontonummern wie diese vergibt die Bank nach ihrer Regel nicht. Das kommt vor, wenn eine IBAN aus einer falschen Kontonummer berechnet wurde. Ein Beweis ist es nicht.'
      : `Die Kontonummer passt nicht zum Prüfverfahren ${accountCheck.method} der Bank, obwohl die Prüfziffer der IBAN stimmt. Das kommt vor, wenn eine IBAN aus einer vertippten Kontonummer berechnet wurde. Ein Beweis ist es nicht.`,
  'unknown-bank': ({ bankCode }) =>
    `Die Bankleitzahl ${bankCode} steht nicht im Verzeichnis der Bundesbank. Vielleicht ist sie gelöscht oder ganz neu. Fragen Sie nach, bevor Sie Geld überweisen.`,
};

export function germanView(iban: Iban, { resolve }: Pick<BankData, 'resolve'>): GermanView {
  const { verdict, resolution } = ibanAtBank(iban, resolve);
  const { bank, bankCode, accountNumber } = resolution;
  const { steps } = resolve(bankCode, accountNumber);
  const notes = steps
    .filter(({ code }) => NOTED[verdict].includes(code))
    .map((step) => stepText(step, resolution));
  const verdictNote = verdictNotes[verdict](resolution);
  // The rule may lead to another bank code; what stands in the IBAN itself keeps the directory's BIC then.
  const bic = resolution.resultingBankCode === bankCode ? resolution.bankBic : bank?.bic;
  const facts = [
    [texts.facts.checkDigits, texts.rightCheckDigits(iban.slice(2, 4))],
    [texts.facts.bank, bank?.name ?? ''],
    [texts.facts.town, bank ? `${bank.postcode} ${bank.town}`.trim() : ''],
    [texts.facts.bic, bic ?? ''],
    [texts.facts.accountCheck, accountCheckLabel(resolution) ?? ''],
  ] as const;
  return {
    verdict,
    badge: verdictBadges[verdict],
    tone: verdict === 'formed-by-bank' && !resolution.isRuleUnknown ? 'good' : 'caution',
    facts: facts.filter(([, value]) => value !== ''),
    notes: verdictNote === null ? notes : [...notes, verdictNote],
    otherIban: verdict === 'formed-differently' ? resolution.bankIban : null,
  };
}
