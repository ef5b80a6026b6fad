import { isRemark } from '../convert/notes.ts';
import type { Evidence, OtherColumn } from '../convert/otherColumn.ts';
import { furtherNumbers, mayNameAccount } from '../convert/otherNumbers.ts';

const DECODER = new TextDecoder();

export interface OrdinarySyntax {
  /** The character code, one byte. */
  readonly delimiter: number;
  readonly columnCount: number;
  /** Columns that are read slowly where they are filled. */
  readonly evidence?: Evidence | undefined;
}

/** The cell must be empty: what it says depends on the account. */
export const EMPTY = 1;
/** The caller judges the words of the cell. */
export const OF_BANK = 2;
/** Its numbers are not accounts. */
export const OF_NUMBERS = 4;
/** A word in lower case, a bracket, a dash or a colon may belong to a remark. */
export const STATEMENT = 64;
/** The bits from here on are its usual kind. */
export const USUAL = 8;
/** From here on, the length of its numbers. */
export const LENGTH = 10;

/** What the list shows of a column, in two bytes. */
function traitsOf(column: OtherColumn): number {
  return (
    (column.isSubAccount || column.isSecondAccount || column.isRepeated ? EMPTY : 0) |
    (column.isOfBank ? OF_BANK : 0) |
    (column.isOfNumbers ? OF_NUMBERS : 0) |
    (column.notes === 'statements' ? STATEMENT : 0) |
    ((column.usual ?? 0) << USUAL) |
    (Math.min(column.usualLength, 63) << LENGTH)
  );
}

/** By column, what its cells usually have. */
export interface UsualColumns {
  readonly traits: Uint16Array;
  /** Words behind a blank that a cell has at most. */
  readonly mostWords: Float64Array;
  readonly mostNumbers: Float64Array;
  readonly mostCommas: Float64Array;
  readonly edges: Float64Array;
}

export function usualColumns(columnCount: number, others: readonly OtherColumn[]): UsualColumns {
  const most = () => new Float64Array(columnCount).fill(Number.POSITIVE_INFINITY);
  const traits = new Uint16Array(columnCount);
  const [mostWords, mostNumbers, mostCommas, edges] = [most(), most(), most(), most()];
  for (const column of others) {
    traits[column.index] = traitsOf(column);
    mostNumbers[column.index] = column.mostNumbers;
    edges[column.index] = column.edge;
    if (column.notes !== 'statements') continue;
    mostWords[column.index] = column.form.mostWords;
    mostCommas[column.index] = column.form.mostCommas;
  }
  return { traits, mostWords, mostNumbers, mostCommas, edges };
}

/** Caches by the form of a cell whether it may name an account or is a statement. */
export class KnownForms {
  readonly #known = new Map<string, boolean>();

  needCare(cell: Uint8Array, mayState: boolean, mostNumbers: number): boolean {
    const text = DECODER.decode(cell);
    const form = text.replace(/[1-9]/g, '9');
    const key = `${mayState}:${mostNumbers}:${form}`;
    const isDoubtful = () =>
      mayNameAccount(form) || furtherNumbers(form, mostNumbers).length > 0 || (mayState && isRemark(text));
    const known = this.#known.get(key) ?? isDoubtful();
    if (this.#known.size > 5000) this.#known.clear();
    this.#known.set(key, known);
    return known;
  }
}
