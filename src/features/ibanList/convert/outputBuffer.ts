import { LineCounter } from '../table/lines.ts';

const SIZE = 2 ** 24;
/** So much is free at the beginning of each row, so that most rows need not ask. */
export const FREE_FOR_A_ROW = 2 ** 16;

/** Bytes on their way into a file, in pieces of 16 megabytes that leave the memory of the script when they are full. */
export class OutputBuffer {
  readonly bytes = new Uint8Array(SIZE);
  readonly view = new DataView(this.bytes.buffer);
  used = 0;
  readonly #parts: Blob[] = [];
  readonly #encoder = new TextEncoder();
  readonly #lines = new LineCounter();

  /** Makes room for a row. */
  makeRoom(): void {
    if (this.used > SIZE - FREE_FOR_A_ROW) this.#flush();
  }

  write(text: string): void {
    // A UTF-16 code unit takes at most three bytes.
    if (text.length * 3 > SIZE - this.used) this.#flush();
    if (text.length * 3 > SIZE) this.#push(this.#encoder.encode(text));
    else this.used += this.#encoder.encodeInto(text, this.bytes.subarray(this.used)).written;
  }

  /** Of what was written, once it is a file. */
  get lineCount(): number {
    return this.#lines.count;
  }

  /** All that was written, as a file of this type. */
  toBlob(type: string): Blob {
    this.#flush();
    return new Blob(this.#parts, { type });
  }

  #flush(): void {
    if (this.used > 0) this.#push(this.bytes.subarray(0, this.used));
    this.used = 0;
  }

  #push(bytes: Uint8Array<ArrayBuffer>): void {
    this.#lines.add(bytes);
    this.#parts.push(new Blob([bytes]));
  }
}
