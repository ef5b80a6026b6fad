import { countLineBreaks } from '../../../table/lines.ts';

const SIZE = 2 ** 22;
/** Bytes that are free after `makeRoom`. */
export const FREE_FOR_A_ROW = 2 ** 16;

/** Collects the bytes of a file. Each 4 MB become a Blob, so that they are not kept in the memory of the script. */
export class OutputBuffer {
  readonly bytes = new Uint8Array(SIZE);
  used = 0;
  /** Number of line breaks written. The caller counts those that it writes into `bytes`. */
  lineBreaks = 0;
  readonly #parts: Blob[] = [];
  /** Of the bytes in `#parts`. */
  #flushed = 0;
  readonly #encoder = new TextEncoder();

  /** Of the next byte in the file. */
  get position(): number {
    return this.#flushed + this.used;
  }

  /** Makes room for an ordinary row. */
  makeRoom(): void {
    if (this.used > SIZE - FREE_FOR_A_ROW) this.#flush();
  }

  write(text: string): void {
    // A UTF-16 code unit takes at most three bytes.
    if (text.length * 3 > SIZE - this.used) this.#flush();
    if (text.length * 3 > SIZE) {
      const bytes = this.#encoder.encode(text);
      this.lineBreaks += countLineBreaks(bytes, 0, bytes.length);
      this.#parts.push(new Blob([bytes]));
      this.#flushed += bytes.length;
      return;
    }
    const start = this.used;
    this.used += this.#encoder.encodeInto(text, this.bytes.subarray(start)).written;
    this.lineBreaks += countLineBreaks(this.bytes, start, this.used);
  }

  /** All written bytes as a file of this type. */
  toBlob(type: string): Blob {
    this.#flush();
    return new Blob(this.#parts, { type });
  }

  #flush(): void {
    if (this.used > 0) this.#parts.push(new Blob([this.bytes.subarray(0, this.used)]));
    this.#flushed += this.used;
    this.used = 0;
  }
}
