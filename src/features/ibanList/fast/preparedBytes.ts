import { COPIED_BEYOND, copyBytes } from './copyBytes.ts';

const encoder = new TextEncoder();

/** Texts as bytes, one after the other in one array. Each is encoded once and copied many times. */
export class PreparedBytes {
  #bytes = new Uint8Array(2 ** 20);
  #view = new DataView(this.#bytes.buffer);
  #used = 0;
  /** Start and end of each text. */
  readonly #bounds: number[] = [];
  readonly #numbers = new Map<string, number>();

  /** Adds a text unless it exists. Returns its number. */
  add(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(text, number);
    // A UTF-16 code unit takes at most three bytes.
    this.#grow(this.#used + 3 * text.length + COPIED_BEYOND);
    const start = this.#used;
    this.#used += encoder.encodeInto(text, this.#bytes.subarray(start)).written;
    this.#bounds.push(start, this.#used);
    return number;
  }

  /** Writes a text, and up to fifteen bytes after it. Returns its end. */
  write(number: number, to: DataView, at: number): number {
    const start = this.#bounds[2 * number] as number;
    const length = (this.#bounds[2 * number + 1] as number) - start;
    copyBytes(this.#view, start, length, to, at);
    return at + length;
  }

  #grow(bytes: number): void {
    if (bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * bytes);
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}
