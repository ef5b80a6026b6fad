import { BIC_BEGINNING } from '../account/bic.ts';
import { fold, meaningsOf, wordsOf } from './words.ts';

/** A part of what was typed; a bank fits if it fits one of the readings. */
export interface SearchTerm {
  /** As it was typed. */
  readonly text: string;
  /** As the beginning of a word; more than one if a word is an abbreviation. */
  readonly words: readonly string[];
  /** As the beginning of a bank code, postcode or BIC, in capitals. */
  readonly code?: string;
}

/** Nobody types more; longer text was pasted by mistake. */
export const LONGEST_QUERY = 100;

/** Words that say what follows them, and name no bank. */
const LABELS = new Set(['blz', 'bic', 'plz', 'bankleitzahl', 'bankverbindung', 'kreditinstitut']);

/** Letterheads contain legal forms; most names in the directory do not. */
const LEGAL_FORM = /(?<![\p{L}\d])(?:e\.? ?g\.?|ag|gmbh|kgaa|kg|se|& ?co\.?)(?![\p{L}\d])/giu;

/** @param isBankCodeBeginning decides whether `370 400 44` is one bank code or three numbers */
export function searchTerms(
  query: string,
  isBankCodeBeginning: (digits: string) => boolean | undefined,
): SearchTerm[] {
  const text = query.slice(0, LONGEST_QUERY);
  const parts = wordsOf(
    joinBankCode(joinBic(text.replace(LEGAL_FORM, ' ').trim() || text), isBankCodeBeginning),
  );
  const named = parts.filter((part) => !LABELS.has(part.toLowerCase()));
  return (named.length > 0 ? named : parts).map(termOf);
}

/** Bank codes are written 370 400 44. */
function joinBankCode(text: string, isBankCodeBeginning: (digits: string) => boolean | undefined): string {
  return text.replace(/\d+(?:[\s./-]+\d+)+/g, (numbers) => {
    const digits = numbers.replace(/\D/g, '');
    return isBankCodeBeginning(digits) ? digits : numbers;
  });
}

/** On paper a BIC may be separated by blanks: COBA DE FF XXX. */
function joinBic(text: string): string {
  return text.replace(/\b([a-z]{4}) (de) ([a-z0-9]{2})(?: ([a-z0-9]{3}))?\b/gi, '$1$2$3$4');
}

function termOf(text: string): SearchTerm {
  const capitals = text.toUpperCase();
  const isCode = /^\d+$/.test(text) || BIC_BEGINNING.test(capitals);
  return { text, words: meaningsOf(fold(text)), ...(isCode && { code: capitals }) };
}
