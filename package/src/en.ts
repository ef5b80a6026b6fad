import type { Refusal } from './index.ts';
import { type Messages, sentence } from './refusal.ts';
import { noIbanSentences, resolveSentences, ruleSentences as sentences } from './sentences.ts';

const at = (positions: readonly number[]) =>
  `position${positions.length === 1 ? '' : 's'} ${positions.join(', ')}`;

const messages: Messages = {
  ...resolveSentences,
  'no-iban': ({ resolution }) => noIbanSentences[resolution.noIbanReason ?? 'bank-code-without-ibans'],
  'check-digit-wrong': 'The account number fails the check; it probably contains a typo.',
  'method-unknown': 'There is no check-digit method of the Bundesbank with this name.',
  'bank-code-missing': 'This check-digit method also needs the bank code.',
  'formed-differently': ({ bankIban }) =>
    `According to the bank data, this bank code and account number give the IBAN ${bankIban}; if the bank itself issued the other one, it may still be valid.`,
  'foreign-iban': ({ country }) =>
    `The IBAN is arithmetically correct; banks of other countries (${country}) are not in the directory.`,
  unreadable: ({ characters }) =>
    characters === ''
      ? 'The IBAN is missing.'
      : `An IBAN consists of letters and digits only, not “${characters}”.`,
  'country-missing': 'An IBAN begins with the two letters of its country, DE for Germany.',
  'country-unknown': ({ country }) => `No country with IBANs has the code ${country}.`,
  'too-short': ({ length, expected }) => `The IBAN has ${length} characters instead of ${expected}: too few.`,
  'too-long': ({ length, expected }) => `The IBAN has ${length} characters instead of ${expected}: too many.`,
  'letters-for-digits': ({ positions, letters }) =>
    `The IBAN has letters (${letters}) where digits belong: ${at(positions)}.`,
  'digits-for-letters': ({ positions, digits }) =>
    `The IBAN has digits (${digits}) where letters belong: ${at(positions)}.`,
  'check-digits-impossible': ({ found, expected }) =>
    `No IBAN has the check digits ${found}: they range from 02 to 98${expected === null ? '' : `; here they would be ${expected}`}.`,
  'check-digits-wrong':
    'At least one character of the IBAN is wrong: the check digits do not match the rest.',
  'creditor-identifier': 'This is the identifier of a creditor (direct debit), not an IBAN.',
  'iban-missing': 'The IBAN of the payee is missing.',
  'iban-unreadable': 'This is not an IBAN: two letters, two check digits and, in Germany, 18 digits.',
  'iban-creditor-identifier': 'This is the identifier of a creditor (direct debit), not an IBAN.',
  'iban-not-sepa': 'The country of the IBAN does not belong to SEPA.',
  'iban-too-short': 'The IBAN of the payee is too short.',
  'iban-too-long': 'The IBAN of the payee is too long.',
  'iban-check-digits': 'At least one character of the IBAN is wrong: the check digits do not match the rest.',
  'name-missing': 'The name of the payee is missing.',
  'name-too-long': 'The name of the payee has more than 70 characters.',
  'text-too-long': 'The remittance text has more than 140 characters.',
  'text-besides-reference': 'A payment has either a reference or a remittance text, not both.',
  'reference-wrong':
    'This is not a creditor reference (ISO 11649), which has RF, two matching check digits and up to 21 characters.',
  'text-seen-otherwise': 'A control character in the text: people and the bank would see different texts.',
  'purpose-wrong': 'A purpose code has at most four letters or digits.',
  'originatorInformation-too-long': 'The information for the payer has more than 70 characters.',
  'bic-wrong': 'A BIC has eight or eleven characters, such as COBADEFFXXX.',
  'bic-missing': 'Outside the European Economic Area, a payment also needs the BIC.',
  'too-many-bytes': 'The payment has more than 331 bytes in total.',
  'amount-unreadable': 'The amount is not a whole number of cents.',
  'amount-ambiguous': 'The amount can be read in two ways.',
  'amount-decimals': 'The amount has more than two decimals.',
  'amount-too-small': 'The smallest amount is one cent.',
  'amount-too-large': 'The largest amount is 99,999,999,999 cents.',
};

/**
 * The English sentence for what a function refuses, or one for each problem.
 *
 * @param refusal an answer with `ok: false`, or one of its `problems`
 * @example
 * const answer = resolveIban(bankDirectory(), '99999999', '1');
 * if (!answer.ok) console.log(messageOf(answer)); // This bank code is not in the directory.
 */
export function messageOf(refusal: Refusal): string {
  return sentence(messages, refusal);
}

/** What each IBAN-Regel does, by its four digits. */
export const ruleSentences: Readonly<Record<string, string>> = sentences;
