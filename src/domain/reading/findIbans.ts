import { ibanLengthOf, LONGEST_IBAN } from '../countries/lengths.ts';
import { isGermanIban, rightCheckDigits } from '../iban/iban.ts';
import { withoutFullWidth, withoutInvisible } from './strayCharacters.ts';
import { type Token, tokensOf } from './tokens.ts';

/** By so many characters a number may exceed the length of its country and still be taken for a mistyped IBAN. */
const SURPLUS = 12;
/** In running text a shorter number that is wrong is not taken for an IBAN. */
const SHORTEST_IN_TEXT = 16;
const SHORTEST_AFTER_LABEL = 8;
/** The digits of an amount, `5EUR`, do not complete a number that lacks some. */
const AMOUNT = /^\d{1,3}[A-Z]{3}/;

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
  const tokens = tokensOf(withoutFullWidth(withoutInvisible(text, ' ')));
  const found = new Set(placesIn(tokens).map((place) => place.text));
  const whole = found.size === 0 ? wholeText(tokens) : null;
  return whole === null ? [...found] : [whole];
}

/** An IBAN, and the part of the text in which it is written. */
type PlaceOfIban = Pick<Token, 'text' | 'start' | 'end'>;

/**
 * The IBANs in the order of their places. Of a text that is nothing but a number without its country there is none.
 *
 * @param text without invisible and full-width characters
 */
export function placesOfIbans(text: string): PlaceOfIban[] {
  return placesIn(tokensOf(text));
}

function placesIn(tokens: readonly Token[]): PlaceOfIban[] {
  const found: PlaceOfIban[] = [];
  let index = 0;
  let offset = 0;
  while (index < tokens.length) {
    const candidate = beginsLikeIban(tokens, index, offset)
      ? (rightAt(tokens, index, offset) ?? asFarAsItSeems(tokens, index, offset))
      : null;
    if (candidate && isMeant(candidate, tokens, index)) {
      const { text, lastToken, used } = candidate;
      const [first, last] = [tokens[index] as Token, tokens[lastToken] as Token];
      found.push({ text, start: first.start + offset, end: last.end - (last.text.length - used) });
      index = lastToken;
      offset = used;
    } else {
      index += 1;
      offset = 0;
    }
  }
  return found;
}

/** Two letters, then two digits, of which one may be a letter that looks like a digit; perhaps with a blank between. */
function beginsLikeIban(tokens: readonly Token[], index: number, offset: number): boolean {
  const first = (tokens[index] as Token).text.slice(offset, offset + 4);
  const next = first.length < 4 ? tokens[index + 1] : undefined;
  // „HRB 12345“ is no „HR B1…“: only digits may stand before the end of the first group.
  const head = /^[A-Z]{2}\d?$/.test(first) && next ? first + next.text.slice(0, 2) : first;
  return /[A-Z]{2}(\d[\dOILBSZG]|[OILBSZG]\d)/.test(head);
}

/** As many characters as the country has, if their check digits are right and no further digit follows at once. */
function rightAt(tokens: readonly Token[], index: number, offset: number): Candidate | null {
  const length = lengthAt(tokens, index, offset);
  if (length === undefined) return null;
  let text = '';
  for (let at = index; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (at > index && token.gap === 'break') return null;
    const from = at === index ? offset : 0;
    const used = Math.min(token.text.length, from + length - text.length);
    text += token.text.slice(from, used);
    if (text.length < length) continue;
    const isAmount = at === index + 1 && AMOUNT.test(token.text);
    const isLonger = /\d/.test(token.text.charAt(used)) || (at > index && hasZerosBehind(tokens, at));
    const isRight = hasRightCheckDigits(text) && !isLonger;
    return isRight && !isAmount ? { text, lastToken: at, used, isRight } : null;
  }
  return null;
}

/** `… 0130 00 00`: a group of zeros too many. */
function hasZerosBehind(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  const isAmount = tokens[last + 2]?.gap === 'break' && next?.text === '0';
  return next?.gap === 'blank' && /^0+$/.test(next.text) && !isAmount;
}

function lengthAt(tokens: readonly Token[], index: number, offset: number): number | undefined {
  return ibanLengthOf((tokens[index] as Token).text.slice(offset, offset + 2));
}

function hasRightCheckDigits(text: string): boolean {
  return text.startsWith('DE') ? isGermanIban(text) : rightCheckDigits(text) === text.slice(2, 4);
}

/** As many tokens as seem to belong to it, right or not. */
function asFarAsItSeems(tokens: readonly Token[], index: number, offset: number): Candidate | null {
  const length = lengthAt(tokens, index, offset) ?? LONGEST_IBAN;
  let text = (tokens[index] as Token).text.slice(offset, offset + length + SURPLUS + 1);
  const country = text.slice(0, 2);
  let last = index;
  for (let at = index + 1; at < tokens.length && text.length < length; at += 1) {
    // A date after a creditor identifier does not belong to it, nor does a right IBAN after a wrong one.
    if (isCreditorIdentifier(text) || rightAt(tokens, at, 0)) break;
    const token = tokens[at] as Token;
    const isAlmostWhole = text.length >= length - 3;
    const fits = text.length + token.text.length === length;
    if (token.gap === 'break' || !continuesIban(token.text, country, text.length, fits)) break;
    const isBeyond = token.gap === 'line' || text.length + token.text.length > length + 3;
    if (isAlmostWhole && !fits && (isBeyond || AMOUNT.test(token.text))) break;
    text += token.text;
    last = at;
  }
  if (text.length === length && last > index && hasZerosBehind(tokens, last)) {
    last += 1;
    text += (tokens[last] as Token).text;
  }
  const used = (tokens[last] as Token).text.length;
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
  const isVat = isVatNumber((tokens[index] as Token).text);
  const length = ibanLengthOf(text.slice(0, 2));
  const isLongEnough = length !== undefined && text.length >= Math.min(SHORTEST_IN_TEXT, length - 1);
  return isLongEnough && !isVat && !isCreditorIdentifier(text);
}

/** A text that is nothing but one number in which the country is missing or mistyped; or the creditor identifier in it. */
function wholeText(tokens: readonly Token[]): string | null {
  const creditors = tokens.filter((token) => isCreditorIdentifier(token.text));
  if (creditors.length === 1) return (creditors[0] as Token).text;
  if (tokens.length > 12 || tokens.some(({ gap }) => gap === 'break')) return null;
  const text = tokens
    .map((token) => token.text)
    .join('')
    .replace(/^IBAN|IBAN$/, '');
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
