import { LEGAL_FORM } from '../../../domain/reading/words.ts';
import { isOfOtherThings } from './notes.ts';

/** The text of most cells; undefined if they differ. */
export function usualIn<Cell>(cells: readonly Cell[], share = 0.5): Cell | undefined {
  return cells.find((cell) => isMost(cells, (other) => other === cell, share));
}

export function isMost<Cell>(cells: readonly Cell[], fits: (cell: Cell) => boolean, share = 0.5): boolean {
  return cells.filter(fits).length > share * cells.length;
}

/** How nearly all cells of a column look. One that looks otherwise may say more than a name: `Winter, Felix Kontolöschung`. */
export interface UsualForm {
  /** How many words follow the first; Infinity if the cells differ. */
  readonly mostWords: number;
  /** The words of these cells. */
  readonly words: ReadonlySet<string>;
  /** What follows a further comma may be a remark: `Görlitz, s. Beiblatt`, `FRANK, STEFAN, NICHT ABBUCHEN`. */
  readonly mostCommas: number;
}

/** With fewer cells, chance decides. */
export const FEWEST_CELLS = 8;
/** The names of companies have any number of words. */
const COMPANY = new RegExp(`[&+]|(?<!\\p{L})(?:${LEGAL_FORM})(?!\\p{L})`, 'iu');
/** `Dr.`, `H.` */
const TITLE = /^\p{L}{1,4}\.$/u;

/** All words but the first, without titles and `von der`. Like the fast path, it knows only the letters of Latin-1. */
const furtherWords = (cell: string) =>
  (cell.match(/(?<=^| )[A-Za-z\u00C0-\u00FF][^\s,]*/g) ?? [])
    .filter((word) => !TITLE.test(word) && !isOfOtherThings(word))
    .slice(1);

/** Whether so few cells look otherwise that they say something of their rows. Among more, they are of another kind. */
const areRare = <Cell>(cells: readonly Cell[], isOther: (cell: Cell) => boolean) =>
  cells.filter(isOther).length <= Math.max(2, 0.02 * cells.length);

/** @param areNames their words can be counted; streets and towns have any number */
export function usualFormOf(cells: readonly string[], areNames: boolean): UsualForm {
  const counts = cells.map((cell) => furtherWords(cell).length);
  const most = usualIn(counts, 0.6) ?? 0;
  const isUsual = areNames && cells.length >= FEWEST_CELLS && areRare(counts, (count) => count > most);
  const usual = cells.filter((_, at) => (counts[at] ?? 0) <= most);
  return {
    mostWords: isUsual ? most : Number.POSITIVE_INFINITY,
    // Some names may be written with a comma.
    mostCommas: areNames || isMost(cells, (cell) => cell.includes(','), 0.3) ? 1 : 0,
    words: new Set(usual.flatMap((cell) => cell.split(/[\s,]+/))),
  };
}

/** By how many commas are usual. */
const FURTHER_COMMA = [/,(?! ?\d)(.*)/, /,.*?,(?! ?\d)(.*)/];

export function looksUnusual(cell: string, { mostWords, words, mostCommas }: UsualForm): boolean {
  const [, addition = ''] = FURTHER_COMMA[mostCommas]?.exec(cell) ?? [];
  if (!isOfOtherThings(addition) && !COMPANY.test(addition)) return true;
  const further = furtherWords(cell);
  return further.length > mostWords && !COMPANY.test(cell) && !further.every((word) => words.has(word));
}
