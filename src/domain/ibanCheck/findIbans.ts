import { isGermanIban, rightCheckDigits } from '../iban/iban.ts';
import { ibanLengthOf, LONGEST_IBAN } from '../iban/lengths.ts';
import { type Piece, piecesOf } from './textPieces.ts';

/** So much more than its country allows, a number may have and still be taken for a mistyped IBAN. */
const SURPLUS = 12;
/** In running text a number that is wrong has to be so long before it is taken for an IBAN. */
const SHORTEST_IN_TEXT = 16;
const SHORTEST_AFTER_LABEL = 8;

/** Something in a text that is an IBAN or was meant to be one. */
interface Candidate {
  readonly text: string;
  /** The piece in which it ends, and behind how many of its characters. */
  readonly lastPiece: number;
  readonly used: number;
  readonly isRight: boolean;
}

/**
 * Finds all IBANs in a text, right ones and mistyped ones, in their order, each once: with blanks of any kind, hyphens
 * or dots between the groups, over the ends of lines, behind „IBAN:“, in the middle of an invoice. The work grows with
 * the length of the text and no faster.
 *
 * @returns electronic form: capital letters and digits; `checkIban` says which of them are right
 */
export function findIbans(text: string): string[] {
  const pieces = piecesOf(text);
  const found = new Set<string>();
  let index = 0;
  let offset = 0;
  while (index < pieces.length) {
    const candidate = candidateAt(pieces, index, offset);
    if (candidate && isMeant(candidate, pieces, index)) {
      found.add(candidate.text);
      const isAtEnd = candidate.used === pieces[candidate.lastPiece]?.text.length;
      index = isAtEnd ? candidate.lastPiece + 1 : candidate.lastPiece;
      offset = isAtEnd ? 0 : candidate.used;
    } else {
      index += 1;
      offset = 0;
    }
  }
  if (found.size === 0) {
    const whole = wholeText(pieces);
    if (whole !== null) found.add(whole);
  }
  return [...found];
}

function candidateAt(pieces: readonly Piece[], index: number, offset: number): Candidate | null {
  if (!beginsLikeIban(pieces, index, offset)) return null;
  const country = pieces[index]?.text.slice(offset, offset + 2) ?? '';
  const length = ibanLengthOf(country);
  const exact = length === undefined ? null : rightOfLength(pieces, index, offset, length);
  return exact ?? asFarAsItSeems(pieces, index, offset, length ?? LONGEST_IBAN);
}

/** Two letters, then two digits, of which one may be a letter that looks like a digit; perhaps with a blank between. */
function beginsLikeIban(pieces: readonly Piece[], index: number, offset: number): boolean {
  const first = pieces[index]?.text.slice(offset, offset + 4) ?? '';
  const next = pieces[index + 1];
  const head = first.length === 2 && next && next.gap !== 'break' ? first + next.text.slice(0, 2) : first;
  return /^[A-Z]{2}(\d[\dOILBSZG]|[OILBSZG]\d)$/.test(head);
}

/** Just so many characters, if their check digits are right and no further digit follows at once. */
function rightOfLength(
  pieces: readonly Piece[],
  index: number,
  offset: number,
  length: number,
): Candidate | null {
  let text = '';
  for (let at = index; at < pieces.length && (at === index || pieces[at]?.gap !== 'break'); at += 1) {
    const piece = pieces[at]?.text ?? '';
    const from = at === index ? offset : 0;
    const used = Math.min(piece.length, from + length - text.length);
    text += piece.slice(from, used);
    if (text.length < length) continue;
    const isRight = hasRightCheckDigits(text) && !/^\d/.test(piece.slice(used, used + 1));
    return isRight ? { text, lastPiece: at, used, isRight } : null;
  }
  return null;
}

function hasRightCheckDigits(text: string): boolean {
  return text.startsWith('DE') ? isGermanIban(text) : rightCheckDigits(text) === text.slice(2, 4);
}

/** As many pieces as seem to belong to it, right or not. */
function asFarAsItSeems(
  pieces: readonly Piece[],
  index: number,
  offset: number,
  length: number,
): Candidate | null {
  let text = pieces[index]?.text.slice(offset, offset + length + SURPLUS + 1) ?? '';
  const country = text.slice(0, 2);
  let last = index;
  for (let at = index + 1; at < pieces.length && text.length < length; at += 1) {
    const piece = pieces[at] as Piece;
    const isAlmostWhole = text.length >= length - 3;
    const fits = text.length + piece.text.length === length;
    if (piece.gap === 'break' || !continuesIban(piece.text, country, text.length, fits)) break;
    if (isAlmostWhole && !fits && (piece.gap === 'line' || text.length + piece.text.length > length + 3))
      break;
    text += piece.text.slice(0, length + SURPLUS + 1);
    last = at;
  }
  const used = pieces[last]?.text.length ?? 0;
  const meant = country === 'DE' && text.length > length ? text.replace(/[A-Z]{3,}$/, '') : text;
  if (meant.length > length + SURPLUS) return null;
  return { text: meant, lastPiece: last, used, isRight: false };
}

/** Whether a piece can be the next of an IBAN: more digits than letters in Germany, some digit elsewhere. */
function continuesIban(piece: string, country: string, length: number, fits: boolean): boolean {
  const beginsAnother = /^[A-Z]{2}\d\d/.test(piece) && ibanLengthOf(piece.slice(0, 2)) !== undefined;
  if (beginsAnother && !fits) return false;
  if (piece.length > LONGEST_IBAN) return false;
  if (country !== 'DE') return fits || /\d/.test(piece) || (length <= 8 && piece.length <= 6);
  // O, I and their like stand for digits, but a word of such letters alone is a word.
  const digits = piece.replace(/[^\dOILBSZG]/g, '').length;
  return (/\d/.test(piece) && digits * 2 >= piece.length) || /^[OIL]+$/.test(piece);
}

/** Whether a number that may be wrong was meant to be an IBAN: by its label, its length, or because nothing else is there. */
function isMeant(candidate: Candidate, pieces: readonly Piece[], index: number): boolean {
  if (candidate.isRight) return true;
  const isLabelled = pieces.slice(Math.max(0, index - 3), index).some(({ text }) => text === 'IBAN');
  const isWhole = candidate.lastPiece === pieces.length - 1 && (index === 0 || (isLabelled && index <= 3));
  const { text } = candidate;
  if (isWhole) return true;
  if (isLabelled) return text.length >= SHORTEST_AFTER_LABEL;
  // DE and nine digits: the VAT number, which stands on every invoice.
  const isVatNumber = /^DE\d{9}$/.test(pieces[index]?.text ?? '');
  const length = ibanLengthOf(text.slice(0, 2));
  const isLongEnough = length !== undefined && text.length >= Math.min(SHORTEST_IN_TEXT, length - 1);
  return isLongEnough && !isVatNumber && !isCreditorIdentifier(text);
}

/** A text that is nothing but one number in which the country is missing or mistyped. */
function wholeText(pieces: readonly Piece[]): string | null {
  if (pieces.length > 12 || pieces.some(({ gap, text }) => gap === 'break' || text.length > LONGEST_IBAN))
    return null;
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .replace(/^IBAN/, '');
  const digits = text.replace(/[^\d]/g, '').length;
  const hasLength = text.length >= 20 && text.length <= 24;
  return (hasLength && digits >= 15) || isCreditorIdentifier(text) ? text : null;
}

/** A German Gläubiger-Identifikationsnummer: DE, check digits, three letters (mostly ZZZ), 0 and ten digits. */
export function isCreditorIdentifier(text: string): boolean {
  return /^DE\d\d[A-Z]{3}0\d{10}$/.test(text);
}
