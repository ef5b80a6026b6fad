/** Of what is worked off at a time: large enough for little overhead, small enough for a progress that moves. */
export const PIECE_SIZE = 2 ** 20;

/** So many bytes can be read beyond the end: digits and rows are read several at a time. */
const BEYOND = 16;

/** What has been read and not yet worked off: one piece of the file, and the beginning of a row from the one before. */
export class InputBuffer {
  bytes = new Uint8Array(2 * PIECE_SIZE);
  /** The same memory, to read several bytes at a time. */
  view = new DataView(this.bytes.buffer);
  end = 0;

  /** Appends a piece, and behind it a line break that stops every search there, so that none has to look for the end. */
  add(piece: Uint8Array, lineBreak: number): void {
    const end = this.end + piece.length;
    if (end + BEYOND > this.bytes.length) this.#grow(end + BEYOND);
    this.bytes.set(piece, this.end);
    this.bytes[end] = lineBreak;
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
