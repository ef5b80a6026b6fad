import { ibanLengthOf } from '../../domain/countries/lengths.ts';
import { parseAmount } from '../../domain/giroCode/amount.ts';
import { readPayeeIban } from '../../domain/giroCode/payeeIban.ts';
import { EPC_LIMITS } from '../../domain/giroCode/payload.ts';
import { characterCount, cleanLine } from '../../domain/giroCode/text.ts';
import { electronicForm } from '../../domain/iban/iban.ts';
import { germanAmount } from '../../ui/germanNumber.ts';
import {
  type CardField,
  type CardInput,
  type CardProblemCode,
  type CheckedCard,
  HEADLINE_LIMIT,
} from './card.ts';
import { fieldTexts, type ProblemFacts, problemTexts, texts } from './texts.ts';

/** Shown at once, because only too much input causes them. The others wait until the field loses focus. */
const IMMEDIATE: ReadonlySet<CardProblemCode> = new Set([
  'iban-too-long',
  'iban-not-sepa',
  'iban-unknown-bank',
  'name-too-long',
  'text-too-long',
  'originatorInformation-too-long',
  'headline-too-long',
  'text-besides-reference',
  'bic-missing',
  'too-many-bytes',
]);

/** An empty field has no error of its own; the preview lists it as missing. */
const MISSING: ReadonlySet<CardProblemCode> = new Set(['iban-missing', 'name-missing']);

/** All that the visitor can do about it is wait. */
const AWAITED: CardProblemCode = 'iban-looked-up';

const LIMITS: Partial<Readonly<Record<CardField, number>>> = {
  name: EPC_LIMITS.name,
  text: EPC_LIMITS.text,
  originatorInformation: EPC_LIMITS.originatorInformation,
  headline: HEADLINE_LIMIT,
};

/** The error message of a field; null if there is none or the visitor is still typing. */
export function problemText(
  result: CheckedCard,
  field: CardField,
  input: CardInput,
  leftFields: ReadonlySet<CardField>,
): string | null {
  const problem = result.ok ? undefined : result.problems.find((candidate) => candidate.field === field);
  if (problem === undefined || problem.code === AWAITED || MISSING.has(problem.code)) return null;
  return leftFields.has(field) || IMMEDIATE.has(problem.code)
    ? problemTexts[problem.code](factsOf(field, input[field]))
    : null;
}

/** The note below a field during typing: its length, if it is an IBAN or nearly full, or how the amount was understood. */
export function noteText(field: CardField, typed: string): string {
  if (typed.trim() === '') return '';
  if (field === 'amount') {
    const amount = parseAmount(typed);
    const read = amount.ok ? germanAmount(amount.cents) : '';
    return read === '' || read === `${typed.trim()}\u00A0€` ? '' : `= ${read}`;
  }
  const { count, limit } = factsOf(field, typed);
  return count > (field === 'iban' ? 0 : 0.8 * limit) && limit > 0 ? texts.count(count, limit) : '';
}

/** What the form lacks, or that its code is ready, in a sentence. @param doubt why the account should be checked first */
export function stateText(result: CheckedCard, doubt: string | null): string {
  if (result.ok)
    return [texts.code.ready, ...(doubt === null ? [] : [texts.code.checkFirst, doubt])].join(' ');
  const isMissing = (code: CardProblemCode) =>
    MISSING.has(code) || code === 'iban-too-short' || code === 'bic-missing';
  const fields = (isWanted: (code: CardProblemCode) => boolean) => {
    const problems = result.problems.filter(({ code }) => code !== AWAITED && isWanted(code));
    return [...new Set(problems.map(({ field }) => fieldTexts[field].label))];
  };
  const [missing, wrong] = [fields(isMissing), fields((code) => !isMissing(code))];
  return [
    texts.code.empty,
    missing.length > 0 && texts.code.missing(missing),
    wrong.length > 0 && texts.code.wrong(wrong),
    result.problems.some(({ code }) => code === AWAITED) && texts.account.lookingUp,
  ]
    .filter(Boolean)
    .join(' ');
}

function factsOf(field: CardField, typed: string): ProblemFacts {
  if (field === 'iban') {
    const iban = electronicForm(typed);
    const limit = ibanLengthOf(iban.slice(0, 2)) ?? 0;
    return { count: iban.length, limit, bankCode: readPayeeIban(typed).ok ? iban.slice(4, 12) : '' };
  }
  return { count: characterCount(cleanLine(typed)), limit: LIMITS[field] ?? 0, bankCode: '' };
}
