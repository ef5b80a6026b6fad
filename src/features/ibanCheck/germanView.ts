import { accountCheckLabel } from '../../bankData/accountCheckTexts.ts';
import { bankCodeInGroups } from '../../bankData/bankCodeInGroups.ts';
import type { BankData } from '../../bankData/bankData.ts';
import { bankAtBeginning } from '../../bankData/bankNameTexts.ts';
import { CHANGING_STEPS, stepText } from '../../bankData/stepTexts.ts';
import { unknownBankSentence } from '../../bankData/unknownBankTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { type BankVerdict, bicOfIban, ibanAtBank } from '../../domain/ibanCheck/ibanAtBank.ts';
import type { Resolution, ResolutionStep } from '../../domain/resolve/resolution.ts';
import type { Tone } from '../../ui/Verdict.tsx';
import { texts, verdictBadges } from './texts.ts';

/** The result for a German IBAN with correct check digits, once the bank directory is loaded. */
export interface GermanView {
  readonly verdict: BankVerdict;
  readonly badge: string;
  readonly tone: Tone;
  /** Name and value. */
  readonly facts: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  /** The IBAN that the bank would form today, if it differs. */
  readonly otherIban: Iban | null;
  /** The bank is known and computes IBANs for such accounts, so that a payment to it may be prepared. */
  readonly isForPayments: boolean;
}

/** Steps of a resolution that concern the bank code or account number inside the IBAN. */
const NOTED: Readonly<Record<BankVerdict, readonly ResolutionStep['code'][]>> = {
  'formed-by-bank': ['marked-for-deletion', 'rule-unknown'],
  'formed-differently': [...CHANGING_STEPS, 'marked-for-deletion'],
  disputed: ['marked-for-deletion'],
  'named-by-bank-alone': ['no-iban', 'successor', 'marked-for-deletion'],
  'account-does-not-fit': ['successor', 'marked-for-deletion'],
  'unknown-bank': [],
};

/** States only what is certain: an IBAN that a bank has issued is valid, whatever its rule returns. */
const verdictNotes: Readonly<Record<BankVerdict, (resolution: Resolution) => string | null>> = {
  'formed-by-bank': (resolution) =>
    resolution.ruleHolder === null
      ? null
      : `${bankAtBeginning(resolution)} hat eine eigene Regel für ihre IBANs. Diese IBAN passt dazu.`,
  'formed-differently': () =>
    'Aus dieser Bankleitzahl und Kontonummer würde die Bank heute eine andere IBAN bilden; sie steht weiter unten. Hat die Bank selbst die geprüfte IBAN genannt, kann auch diese gelten. Fragen Sie im Zweifel nach.',
  disputed: () =>
    'Die Quellen sind sich über die Regel dieser Bank nicht einig. Nach einer von zwei Lesarten bildet sie genau diese IBAN. Fragen Sie im Zweifel bei ihr nach.',
  'named-by-bank-alone': () =>
    'Hat die Bank selbst diese IBAN genannt, kann sie trotzdem richtig sein. Fragen Sie nach, bevor Sie Geld überweisen.',
  'account-does-not-fit': ({ accountCheck }) =>
    accountCheck?.method == null
      ? 'Kontonummern wie diese vergibt die Bank nach ihrer Regel nicht. Das kommt vor, wenn eine IBAN aus einer falschen Kontonummer berechnet wurde. Ein Beweis ist das nicht.'
      : `Die Kontonummer passt nicht zum Prüfverfahren ${accountCheck.method} der Bank, obwohl die Prüfziffern der IBAN stimmen. Das kommt vor, wenn eine IBAN aus einer vertippten Kontonummer berechnet wurde. Ein Beweis ist das nicht.`,
  'unknown-bank': ({ bankCode, columnDates }) =>
    `${unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates)} Fragen Sie nach, bevor Sie Geld überweisen.`,
};

export function germanView(iban: Iban, { resolve }: Pick<BankData, 'resolve'>): GermanView {
  const { verdict, resolution } = ibanAtBank(iban, resolve);
  const { bank, bankCode, accountNumber } = resolution;
  const { steps } = resolve(bankCode, accountNumber);
  const notes = steps
    .filter(({ code }) => NOTED[verdict].includes(code))
    .map((step) => stepText(step, resolution));
  const verdictNote = verdictNotes[verdict](resolution);
  const facts = [
    [texts.facts.checkDigits, texts.rightCheckDigits(iban.slice(2, 4))],
    [texts.facts.bankCode, bankCodeInGroups(bankCode)],
    [texts.facts.bank, bank?.name ?? ''],
    [texts.facts.town, bank ? `${bank.postcode} ${bank.town}`.trim() : ''],
    [texts.facts.bic, bicOfIban(resolution) ?? ''],
    [texts.facts.accountCheck, accountCheckLabel(resolution) ?? ''],
  ] as const;
  return {
    verdict,
    badge: verdictBadges[verdict],
    tone: verdict === 'formed-by-bank' && !resolution.isRuleUnknown ? 'good' : 'caution',
    facts: facts.filter(([, value]) => value !== ''),
    notes: verdictNote === null ? notes : [...notes, verdictNote],
    isForPayments: verdict !== 'unknown-bank' && verdict !== 'named-by-bank-alone',
    otherIban: verdict === 'formed-differently' ? resolution.bankIban : null,
  };
}
