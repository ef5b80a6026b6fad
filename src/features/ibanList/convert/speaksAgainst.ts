import { ABOUT_WORDS, DOUBT, DOUBT_IN_CLAUSE, DOUBTFUL_SIGN } from '../../../domain/reading/words.ts';

const ABOUT_BANK = new RegExp(`(?<!\\p{L})(?:${ABOUT_WORDS.join('|')})`, 'iu');
const ACCOUNT_OR_DOUBT = new RegExp(
  `(?<!\\p{L})(?:${DOUBT}|${DOUBT_IN_CLAUSE}|(?:${ABOUT_WORDS.join('|')})\\p{L}*)(?!\\p{L})`,
  'giu',
);
const DOUBTFUL_WORD = new RegExp(`(?<!\\p{L})(?:${DOUBT})(?!\\p{L})`, 'iu');
/** A cell of question marks, a row that is struck out or that a program would skip. */
const SIGNS = new RegExp(`^\\?+$|^(?:(?:#|//|--|<!--) ?\\p{L}|rem )|${DOUBTFUL_SIGN}`, 'iu');
/** In a cell without a noun of its own, or about the account, these words too are about the account: `stimmt nicht`. */
const WORD_IN_CLAUSE = new RegExp(`(?<!\\p{L})(?=\\p{L}{3})(?:${DOUBT_IN_CLAUSE})(?!\\p{L})`, 'iu');
const SHORT_NOTE = /^\p{L}+(?: \p{L}+){1,2}[.!]?$/u;
/** Words written small that say nothing: `Konto der Tochter`. */
const SMALL_WORD =
  /(?<!\p{L})(?!(?:bei|beim|der|die|das|des|dem|den|für|und|von|vom|zum|zur|mit|auf|aus|über|unser\p{L}*|mein\p{L}*|ihr\p{L}*|lautet|ist|nach|per|inkl)(?!\p{L}))\p{Ll}{3,}/u;

/** A word of doubt that is no part of a name: „Ersatzteile Krause“. */
export function hasDoubt(cell: string): boolean {
  const word = DOUBTFUL_WORD.exec(cell)?.[0];
  const isOfNouns = /\p{Lu}/u.test(cell.replace(ACCOUNT_OR_DOUBT, ''));
  return SIGNS.test(cell) || (word !== undefined && (/^\p{Ll}/u.test(word) || !isOfNouns));
}

/** Whether a cell says something against the account in its row. Of the account or its bank, any statement does. */
export function speaksAgainst(cell: string): boolean {
  if (hasDoubt(cell)) return true;
  if (ABOUT_BANK.test(cell)) return SMALL_WORD.test(cell) || WORD_IN_CLAUSE.test(cell);
  return SHORT_NOTE.test(cell) && !/\p{Lu}\p{Ll}/u.test(cell) && WORD_IN_CLAUSE.test(cell);
}
