import { LF } from '../../../table/lines.ts';

/** Bytes converted at a time: enough for little overhead, few enough that the browser reads the next ones meanwhile. */
export const CHUNK_SIZE = 2 ** 19;

/**
 * Bytes that are read but not converted: a chunk of the file, preceded by the incomplete row of the previous chunk. The fast
 * path keeps its prepared results in another one.
 */
export class InputBuffer {
  bytes = new Uint8Array(2 * CHUNK_SIZE);
  end = 0;

  /** Appends a chunk, followed by a line break that stops every scan without a comparison with the end. */
  add(chunk: Uint8Array): void {
    const end = this.end + chunk.length;
    if (end >= this.bytes.length) {
      const larger = new Uint8Array(Math.max(end + 1, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.end));
      this.bytes = larger;
    }
    this.bytes.set(chunk, this.end);
    this.bytes[end] = LF;
    this.end = end;
  }

  /** Removes converted bytes. */
  drop(length: number): void {
    this.bytes.copyWithin(0, length, this.end);
    this.end -= length;
  }
}
