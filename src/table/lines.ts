export const LF = 10;
export const CR = 13;

/** Counts the lines of a text that arrives in chunks. A line ends with LF, CRLF or CR; the last one may have no end. */
export class LineCounter {
  #breaks = 0;
  #last = -1;

  add(bytes: Uint8Array): void {
    let breaks = 0;
    let before = this.#last;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (byte === CR || (byte === LF && before !== CR)) breaks += 1;
      before = byte;
    }
    this.#breaks += breaks;
    this.#last = before;
  }

  /** Number of lines of all chunks. */
  get count(): number {
    const isOpen = ![-1, LF, CR].includes(this.#last);
    return this.#breaks + Number(isOpen);
  }
}

/** LF, CRLF and CR each count once. */
export function countLineBreaks(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1)
    if (bytes[at] === LF || (bytes[at] === CR && !(at + 1 < to && bytes[at + 1] === LF))) count += 1;
  return count;
}
