import { InputBuffer } from '../convert/inputBuffer.ts';
import { copyBytes } from './copyBytes.ts';

const encoder = new TextEncoder();

/** Texts as bytes, one after the other in one buffer. Each is encoded once and copied many times. */
export class PreparedBytes {
  readonly #buffer = new InputBuffer();
  readonly #known = new Map<string, readonly [number, number]>();

  /** Adds a text unless it exists. Returns its start and length. */
  add(text: string): readonly [number, number] {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const added = this.lend(text);
    this.#buffer.end += added[1];
    this.#known.set(text, added);
    return added;
  }

  /** Adds a text that the next one replaces. */
  lend(text: string): readonly [number, number] {
    const bytes = encoder.encode(text);
    const start = this.#buffer.end;
    this.#buffer.add(bytes);
    this.#buffer.end = start;
    return [start, bytes.length];
  }

  /** Writes a text, and up to fifteen bytes after it. */
  write(start: number, length: number, to: DataView, at: number): void {
    copyBytes(this.#buffer.view, start, length, to, at);
  }
}
