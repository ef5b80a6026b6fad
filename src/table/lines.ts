export const LF = 10;
export const CR = 13;

/** Counts the lines of a text that arrives in chunks. A line ends with LF, CRLF or CR; the last one may have no end. */
export class LineCounter {
  #breaks = 0;
  #last = -1;

  add(bytes: Uint8Array): void {
    // The CR at the end of a chunk was counted with it.
    const isDivided = this.#last === CR && bytes[0] === LF;
    this.#breaks += countLineBreaks(bytes, 0, bytes.length) - Number(isDivided);
    this.#last = bytes.at(-1) ?? this.#last;
  }

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
