import { READ } from './pieces.ts';
import type { Piece } from './types.ts';
import { DOUBT, DOUBT_IN_CLAUSE, DOUBTFUL_SIGN } from './words.ts';

const ANYWHERE = new RegExp(`(?<!\\p{L})(?:${DOUBT}|uk)(?!\\p{L})|${DOUBTFUL_SIGN}`, 'giu');
/** „Neu-Ulm“ and „Alte Straße“ are names. */
const NEAR = new RegExp(
  `(?<!\\p{L}|\\p{L}-)(?:${DOUBT_IN_CLAUSE})(?!\\p{L}|-\\p{Lu}| (?:str|weg|gasse|platz|allee|markt|post|mühle|schule|apotheke)\\p{L}*)`,
  'giu',
);
const IBAN = new RegExp(`${READ}+`, 'g');
const CLAUSE_END = /[\n•·!?]|\.\s|\. ?$/u;
/** A currency that is not the euro makes two accounts of one bank likely. */
const OTHER_CURRENCY = /(?<!\p{L})(?:usd|chf|gbp|us-dollar|dollar|franken|pfund)(?!\p{L})|[$£]/iu;

/** The words that make it doubtful whether these numbers are meant. */
export function doubtsIn(text: string, pieces: readonly Piece[]): string[] {
  const ibans = [...text.matchAll(IBAN)].map(({ index, 0: iban }) => ({
    start: index,
    end: index + iban.length,
  }));
  const used = [...pieces, ...ibans];
  const found = [...text.matchAll(ANYWHERE)].map(([word]) => word);
  const currency = OTHER_CURRENCY.exec(text)?.[0];
  const near = [...text.matchAll(NEAR)].flatMap(({ index, 0: word }) =>
    used.some((piece) => isNear(text, piece, index, index + word.length)) ? [word] : [],
  );
  return [...new Set([...found, ...(currency === undefined ? [] : [currency]), ...near])];
}

function isNear(
  text: string,
  { start, end }: Pick<Piece, 'start' | 'end'>,
  from: number,
  to: number,
): boolean {
  const between = to <= start ? text.slice(to, start) : text.slice(end, from);
  // A bracket behind the number belongs to it: `(alt)`.
  return !CLAUSE_END.test(between.replace(/\b(?:nr|str|tel|kto|u|bzw|evtl|ca)\./giu, ''));
}
