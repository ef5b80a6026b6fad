import { unknownBankSentence } from '../../src/bankData/bankNameTexts.ts';
import { ibanProblemTexts } from '../../src/bankData/ibanProblemTexts.ts';
import { stepText } from '../../src/bankData/stepTexts.ts';
import { RULES } from '../../src/domain/bankRules/registry.ts';
import type { Resolution, ResolutionStep } from '../../src/domain/resolve/resolution.ts';
import { doubtText, problemTexts } from '../../src/features/giroCode/texts.ts';
import { ruleSentence } from '../../src/features/specialRules/ruleTexts.ts';
import type { Refusal } from './index.ts';
import { type Messages, sentence } from './refusal.ts';

/** The site's sentences for those steps of a resolution that led to the refusal. */
const ofSteps =
  (...codes: readonly ResolutionStep['code'][]) =>
  ({ resolution }: { readonly resolution: Resolution }) =>
    resolution.steps
      .filter(({ code }) => codes.includes(code))
      .map((step) => stepText(step, resolution))
      .join(' ');

/** The sentences of the form of the site; those that name a number of one payment are replaced below. */
const ofForm = Object.fromEntries(
  Object.entries(problemTexts).map(([code, text]) => [code, text({ count: 0, limit: 0, bankCode: '' })]),
) as Record<keyof typeof problemTexts, string>;

const messages: Messages = {
  ...ofForm,
  ...(ibanProblemTexts as Pick<Messages, keyof typeof ibanProblemTexts>),
  'bank-code-malformed': 'Eine Bankleitzahl hat genau acht Ziffern.',
  'account-number-malformed': 'Eine Kontonummer hat eine bis zehn Ziffern.',
  'unknown-bank': ({ resolution: { bankCode, columnDates } }) =>
    unknownBankSentence(`Die Bankleitzahl ${bankCode}`, columnDates),
  'no-iban': ofSteps('no-iban'),
  'invalid-account': ofSteps('account-check', 'account-refused', 'undetermined'),
  'rule-unknown':
    'Nach welcher Regel diese Bank ihre IBANs bildet, ist noch nicht bekannt. Ohne die Regel wäre die IBAN geraten.',
  'rule-disputed':
    'Die Quellen sind sich über die Regel dieser Bank nicht einig. Welche IBAN gilt, weiß nur die Bank; fragen Sie dort nach.',
  'check-digit-wrong':
    'Die Kontonummer passt nicht zum Prüfzifferverfahren. Meist steckt ein Tippfehler dahinter; vergleichen Sie jede Ziffer.',
  'method-unknown': 'Ein Prüfzifferverfahren mit diesem Namen hat die Bundesbank nicht vergeben.',
  'bank-code-missing': 'Dieses Prüfzifferverfahren rechnet auch mit der Bankleitzahl.',
  'formed-differently': ({ bankIban }) =>
    bankIban ? doubtText({ code: 'formed-differently', bankIban }) : '',
  'foreign-iban': ({ country }) =>
    `Die IBAN ist rechnerisch richtig. Banken anderer Länder (${country}) stehen nicht in unseren Bankdaten.`,
  unreadable: ({ characters }) =>
    characters === ''
      ? 'Die IBAN fehlt noch.'
      : `Eine IBAN besteht nur aus Buchstaben und Ziffern. Das gehört nicht hinein: „${characters}“.`,
  'iban-too-short': 'Die IBAN ist zu kurz.',
  'iban-too-long': 'Die IBAN ist zu lang.',
  'name-too-long': 'Der Empfängername hat mehr als 70\u00A0Zeichen.',
  'text-too-long': 'Der Verwendungszweck hat mehr als 140\u00A0Zeichen.',
  'originatorInformation-too-long': 'Der Hinweis hat mehr als 70\u00A0Zeichen.',
  'amount-unreadable': 'Der Betrag ist keine ganze Zahl von Cent.',
};

/**
 * The German sentence for what a function refuses. It addresses the reader with „Sie“.
 *
 * @param refusal an answer with `ok: false`, or one of its `problems`
 * @example
 * const answer = resolveIban(bankDirectory(), '2007000', '1234566');
 * if (!answer.ok) console.log(messageOf(answer)); // Eine Bankleitzahl hat genau acht Ziffern.
 */
export function messageOf(refusal: Refusal): string {
  return sentence(messages, refusal);
}

/** What each IBAN-Regel does, by its four digits, in German. */
export const ruleSentences: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RULES).map(([number, { rule }]) => [number, ruleSentence(number, rule)]),
);
