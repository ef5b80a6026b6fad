import { ROW_OUTCOMES, type RowOutcome } from '../convert/rowOutcome.ts';

/** How many rows share one recorded position. */
export const BLOCK = 16;

/** Where the rows of a result are, and what their outcomes are: a byte for each row, so that a million fit in memory. */
export interface RowIndex {
  /** Position of every `BLOCK`-th row in the file, and the end of the last row. */
  readonly starts: Float64Array<ArrayBuffer>;
  /** The index in `ROW_OUTCOMES` of each row, plus `REPAIRED`. */
  readonly classes: Uint8Array<ArrayBuffer>;
}

/** Added to the class of a row with a number in an unusual notation. */
const REPAIRED = 128;

export function classOf(outcome: RowOutcome, isRepaired: boolean): number {
  return ROW_OUTCOMES.indexOf(outcome) + (isRepaired ? REPAIRED : 0);
}

export function outcomeOf(ofRow: number): RowOutcome {
  return ROW_OUTCOMES[ofRow & ~REPAIRED] as RowOutcome;
}

export function isRepaired(ofRow: number): boolean {
  return ofRow >= REPAIRED;
}

/** The index of a result that is being written. */
export class GrowingRowIndex {
  rowCount = 0;
  #starts = new Float64Array(1025);
  #classes = new Uint8Array(1024 * BLOCK);

  /** @param position of the row in the file */
  add(position: number, ofRow: number): void {
    const row = this.rowCount;
    if (row === this.#classes.length) this.#grow();
    if (row % BLOCK === 0) this.#starts[row / BLOCK] = position;
    this.#classes[row] = ofRow;
    this.rowCount = row + 1;
  }

  /** @param end of the file */
  finish(end: number): RowIndex {
    const blocks = Math.ceil(this.rowCount / BLOCK);
    this.#starts[blocks] = end;
    return {
      starts: this.#starts.slice(0, blocks + 1),
      classes: this.#classes.slice(0, this.rowCount),
    };
  }

  #grow(): void {
    const [starts, classes] = [this.#starts, this.#classes];
    this.#starts = new Float64Array(2 * starts.length - 1);
    this.#starts.set(starts);
    this.#classes = new Uint8Array(2 * classes.length);
    this.#classes.set(classes);
  }
}
