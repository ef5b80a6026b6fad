import { COPIED_BEYOND } from '../fast/copyBytes.ts';

/** Of what is worked off at a time: large enough for little overhead, small enough for a progress that moves. */
export const PIECE_SIZE = 2 ** 20;

const LF = 10;

/** What has been read and not yet worked off: one piece of the file, and the beginning of a row from the one before. */
export class InputBuffer {
  bytes = new Uint8Array(2 * PIECE_SIZE);
  /** The same memory, to read several bytes at a time. */
  view = new DataView(this.bytes.buffer);
  end = 0;

  /** Appends a piece, and after it a line break that stops every search there, so that none has to look for the end. */
  add(piece: Uint8Array): void {
    const end = this.end + piece.length;
    // Rows are copied up to there; what else reads several bytes at a time stays within it.
    const beyond = end + COPIED_BEYOND;
    if (beyond > this.bytes.length) this.#grow(beyond);
    this.bytes.set(piece, this.end);
    this.bytes[end] = LF;
    this.end = end;
  }

  /** Forgets what has been worked off. */
  drop(length: number): void {
    this.bytes.copyWithin(0, length, this.end);
    this.end -= length;
  }

  #grow(least: number): void {
    const larger = new Uint8Array(Math.max(least, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.end));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}
