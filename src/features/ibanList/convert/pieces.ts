import { writtenCell } from '../table/writeCell.ts';

const encoder = new TextEncoder();

/**
 * Pieces of rows as bytes, each made once and then copied: `;BIC;Bank`, and `;Ergebnis;Grund` with the line break. All
 * lie in one array, and sixteen bytes are copied at a time.
 */
export class Pieces {
  #bytes = new Uint8Array(2 ** 20);
  #view = new DataView(this.#bytes.buffer);
  /** Where each piece begins and ends. */
  #bounds = new Int32Array(2 ** 15);
  #count = 0;
  #used = 0;

  /** Keeps the cells, each with a semicolon in front, and gives the piece a number. */
  add(cells: readonly string[], end: '' | '\r\n'): number {
    const text = `;${cells.map((cell) => writtenCell(cell, false)).join(';')}${end}`;
    // A UTF-16 code unit takes at most three bytes, and the last copy reads beyond the end.
    this.#makeRoom(this.#used + 3 * text.length + COPIED_BEYOND);
    const piece = this.#count;
    this.#bounds[2 * piece] = this.#used;
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written;
    this.#bounds[2 * piece + 1] = this.#used;
    this.#count += 1;
    return piece;
  }

  /** Writes a piece, and bytes behind it that the next one overwrites. Returns where it ends. */
  write(piece: number, view: DataView, at: number): number {
    const start = this.#bounds[2 * piece] as number;
    const length = (this.#bounds[2 * piece + 1] as number) - start;
    copyBytes(this.#view, start, length, view, at);
    return at + length;
  }

  #makeRoom(bytes: number): void {
    if (bytes > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(bytes, 2 * this.#bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    if (2 * this.#count === this.#bounds.length) {
      const larger = new Int32Array(2 * this.#bounds.length);
      larger.set(this.#bounds);
      this.#bounds = larger;
    }
  }
}

/** So many bytes behind the last one may be read and written too. */
export const COPIED_BEYOND = 16;

/** Copies bytes sixteen at a time, and up to fifteen more behind them. For a few dozen, this is quicker than `set`. */
export function copyBytes(from: DataView, start: number, length: number, to: DataView, at: number): void {
  // Without `| 0`, each addition would be checked for an overflow.
  const end = (start + length) | 0;
  const shift = (at - start) | 0;
  for (let next = start; next < end; next = (next + 16) | 0) {
    const eight = from.getBigInt64(next, true);
    const nextEight = from.getBigInt64((next + 8) | 0, true);
    to.setBigInt64((next + shift) | 0, eight, true);
    to.setBigInt64((next + shift + 8) | 0, nextEight, true);
  }
}
