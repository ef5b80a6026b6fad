import { COPIED_BEYOND, copyBytes } from './copyBytes.ts';

const encoder = new TextEncoder();

/** Texts as bytes, one after the other in one array. Each is encoded once and copied many times. */
export class PreparedBytes {
  #bytes = new Uint8Array(2 ** 20);
  #view = new DataView(this.#bytes.buffer);
  #used = 0;
  readonly #known = new Map<string, readonly [number, number]>();

  /** Adds a text unless it exists. Returns its start and length. */
  add(text: string): readonly [number, number] {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const added = this.lend(text);
    this.#used += added[1];
    this.#known.set(text, added);
    return added;
  }

  /** Adds a text that the next one replaces. */
  lend(text: string): readonly [number, number] {
    // A UTF-16 code unit takes at most three bytes.
    this.#grow(this.#used + 3 * text.length + COPIED_BEYOND);
    return [this.#used, encoder.encodeInto(text, this.#bytes.subarray(this.#used)).written];
  }

  /** Writes a text, and up to fifteen bytes after it. */
  write(start: number, length: number, to: DataView, at: number): void {
    copyBytes(this.#view, start, length, to, at);
  }

  #grow(bytes: number): void {
    if (bytes <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * bytes);
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }
}
