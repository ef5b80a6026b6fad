import { ibanLengthOf, LONGEST_IBAN } from '../countries/lengths.ts';
import { isGermanIban, rightCheckDigits } from '../iban/iban.ts';
import { type Token, tokensOf } from './tokens.ts';

/** By so many characters a number may exceed the length of its country and still be taken for a mistyped IBAN. */
const SURPLUS = 12;
/** In running text a shorter number that is wrong is not taken for an IBAN. */
const SHORTEST_IN_TEXT = 16;
const SHORTEST_AFTER_LABEL = 8;

/** Something in a text that is an IBAN or was meant to be one. */
interface Candidate {
  readonly text: string;
  /** The token in which it ends, and after how many of its characters. */
  readonly lastToken: number;
  readonly used: number;
  readonly isRight: boolean;
}

/**
 * Finds all IBANs in a text, right ones and mistyped ones, in their order, each once: with blanks of any kind, hyphens
 * or dots between the groups, over the ends of lines, after „IBAN:“, in the middle of an invoice. The work grows with
 * the length of the text and no faster.
 *
 * @returns electronic form: capital letters and digits; `checkIban` says which of them are right
 */
export function findIbans(text: string): string[] {
  const tokens = tokensOf(text);
  const found = new Set<string>();
  let index = 0;
  let offset = 0;
  while (index < tokens.length) {
    const candidate = candidateAt(tokens, index, offset);
    if (candidate && isMeant(candidate, tokens, index)) {
      found.add(candidate.text);
      const isAtEnd = candidate.used === tokens[candidate.lastToken]?.text.length;
      index = isAtEnd ? candidate.lastToken + 1 : candidate.lastToken;
      offset = isAtEnd ? 0 : candidate.used;
    } else {
      index += 1;
      offset = 0;
    }
  }
  if (found.size === 0) {
    const whole = wholeText(tokens);
    if (whole !== null) found.add(whole);
  }
  return [...found];
}

function candidateAt(tokens: readonly Token[], index: number, offset: number): Candidate | null {
  if (!beginsLikeIban(tokens, index, offset)) return null;
  const country = tokens[index]?.text.slice(offset, offset + 2) ?? '';
  const length = ibanLengthOf(country);
  const exact = length === undefined ? null : rightOfLength(tokens, index, offset, length);
  return exact ?? asFarAsItSeems(tokens, index, offset, length ?? LONGEST_IBAN);
}

/** Two letters, then two digits, of which one may be a letter that looks like a digit; perhaps with a blank between. */
function beginsLikeIban(tokens: readonly Token[], index: number, offset: number): boolean {
  const first = tokens[index]?.text.slice(offset, offset + 4) ?? '';
  const next = tokens[index + 1];
  const head = first.length === 2 && next && next.gap !== 'break' ? first + next.text.slice(0, 2) : first;
  return /^[A-Z]{2}(\d[\dOILBSZG]|[OILBSZG]\d)$/.test(head);
}

/** Just so many characters, if their check digits are right and no further digit follows at once. */
function rightOfLength(
  tokens: readonly Token[],
  index: number,
  offset: number,
  length: number,
): Candidate | null {
  let text = '';
  for (let at = index; at < tokens.length && (at === index || tokens[at]?.gap !== 'break'); at += 1) {
    const token = tokens[at]?.text ?? '';
    const from = at === index ? offset : 0;
    const used = Math.min(token.length, from + length - text.length);
    text += token.slice(from, used);
    if (text.length < length) continue;
    const isRight = hasRightCheckDigits(text) && !/^\d/.test(token.slice(used, used + 1));
    return isRight ? { text, lastToken: at, used, isRight } : null;
  }
  return null;
}

function hasRightCheckDigits(text: string): boolean {
  return text.startsWith('DE') ? isGermanIban(text) : rightCheckDigits(text) === text.slice(2, 4);
}

/** As many tokens as seem to belong to it, right or not. */
function asFarAsItSeems(
  tokens: readonly Token[],
  index: number,
  offset: number,
  length: number,
): Candidate | null {
  let text = tokens[index]?.text.slice(offset, offset + length + SURPLUS + 1) ?? '';
  const country = text.slice(0, 2);
  let last = index;
  for (let at = index + 1; at < tokens.length && text.length < length; at += 1) {
    const token = tokens[at] as Token;
    const isAlmostWhole = text.length >= length - 3;
    const fits = text.length + token.text.length === length;
    if (token.gap === 'break' || !continuesIban(token.text, country, text.length, fits)) break;
    if (isAlmostWhole && !fits && (token.gap === 'line' || text.length + token.text.length > length + 3))
      break;
    text += token.text.slice(0, length + SURPLUS + 1);
    last = at;
  }
  const used = tokens[last]?.text.length ?? 0;
  const meant = country === 'DE' && text.length > length ? text.replace(/[A-Z]{3,}$/, '') : text;
  if (meant.length > length + SURPLUS) return null;
  return { text: meant, lastToken: last, used, isRight: false };
}

/** Whether a token can be the next of an IBAN: more digits than letters in Germany, some digit elsewhere. */
function continuesIban(token: string, country: string, length: number, fits: boolean): boolean {
  const beginsAnother = /^[A-Z]{2}\d\d/.test(token) && ibanLengthOf(token.slice(0, 2)) !== undefined;
  if (beginsAnother && !fits) return false;
  if (token.length > LONGEST_IBAN) return false;
  if (country !== 'DE') return fits || /\d/.test(token) || (length <= 8 && token.length <= 6);
  // Letters that look like digits count as digits. Without any digit, only O, I and L continue an IBAN.
  const digits = token.replace(/[^\dOILBSZG]/g, '').length;
  return (/\d/.test(token) && digits * 2 >= token.length) || /^[OIL]+$/.test(token);
}

/** Whether a number that may be wrong was meant to be an IBAN: by its label, its length, or because nothing else is there. */
function isMeant(candidate: Candidate, tokens: readonly Token[], index: number): boolean {
  if (candidate.isRight) return true;
  const isLabelled = tokens.slice(Math.max(0, index - 3), index).some(({ text }) => text === 'IBAN');
  const isWhole = candidate.lastToken === tokens.length - 1 && (index === 0 || (isLabelled && index <= 3));
  const { text } = candidate;
  if (isWhole) return isLabelled || !isVatNumber(tokens.map((token) => token.text).join(' '));
  if (isLabelled) return text.length >= SHORTEST_AFTER_LABEL;
  const isVat = isVatNumber(tokens[index]?.text ?? '');
  const length = ibanLengthOf(text.slice(0, 2));
  const isLongEnough = length !== undefined && text.length >= Math.min(SHORTEST_IN_TEXT, length - 1);
  return isLongEnough && !isVat && !isCreditorIdentifier(text);
}

/** A text that is nothing but one number in which the country is missing or mistyped. */
function wholeText(tokens: readonly Token[]): string | null {
  if (tokens.length > 12 || tokens.some(({ gap, text }) => gap === 'break' || text.length > LONGEST_IBAN))
    return null;
  const text = tokens
    .map((token) => token.text)
    .join('')
    .replace(/^IBAN/, '');
  const digits = text.replace(/[^\d]/g, '').length;
  const hasLength = text.length >= 20 && text.length <= 24;
  return (hasLength && digits >= 15) || isCreditorIdentifier(text) ? text : null;
}

/**
 * Whether a text is a German Umsatzsteuer-Identifikationsnummer and nothing else: DE and nine digits, also in threes. An
 * IBAN that is being typed is written in fours.
 */
export function isVatNumber(text: string): boolean {
  return /^DE ?(\d{9}|\d{3} \d{3} \d{3})$/i.test(text.trim());
}

/** A German Gläubiger-Identifikationsnummer: DE, check digits, three letters (mostly ZZZ), 0 and ten digits. */
export function isCreditorIdentifier(text: string): boolean {
  return /^DE\d\d[A-Z]{3}0\d{10}$/.test(text);
}
