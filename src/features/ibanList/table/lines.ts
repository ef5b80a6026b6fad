const LF = 10;
const CR = 13;

/** Counts the lines of a text that comes in chunks. A line ends with LF, CRLF or CR; the last one need not end. */
export class LineCounter {
  #breaks = 0;
  #last = -1;

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) this.#breaks += 1;
    for (let at = bytes.indexOf(CR); at !== -1; at = bytes.indexOf(CR, at + 1))
      if (at + 1 < bytes.length && bytes[at + 1] !== LF) this.#breaks += 1;
    if (this.#last === CR && bytes[0] !== LF) this.#breaks += 1;
    this.#last = bytes[bytes.length - 1] as number;
  }

  /** Of all that was added. */
  get count(): number {
    const isOpen = this.#last !== -1 && this.#last !== LF;
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
