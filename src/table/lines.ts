export const LF = 10;
export const CR = 13;

/** Counts the lines of a text that arrives in chunks. A line ends with LF, CRLF or CR; the last one may have no end. */
export class LineCounter {
  #breaks = 0;
  #last = -1;

  add(bytes: Uint8Array): void {
    const { length } = bytes;
    const view = new DataView(bytes.buffer, bytes.byteOffset, length);
    let breaks = 0;
    for (let at = 0; at < length; at += 1) {
      while (at + 4 <= length && hasNoControl(view.getInt32(at, true))) at += 4;
      const byte = bytes[at];
      const before = at > 0 ? bytes[at - 1] : this.#last;
      if (byte === CR || (byte === LF && before !== CR)) breaks += 1;
    }
    this.#breaks += breaks;
    this.#last = bytes.at(-1) ?? this.#last;
  }

  /** Number of lines of all chunks. */
  get count(): number {
    const isOpen = ![-1, LF, CR].includes(this.#last);
    return this.#breaks + Number(isOpen);
  }
}

/** Whether none of four bytes is less than 16. One at a time, counting lines would be a twentieth of converting a list. */
function hasNoControl(word: number): boolean {
  const halves = word & 0xf0f0f0f0;
  return ((halves - 0x01010101) & ~halves & 0x80808080) === 0;
}

/** LF, CRLF and CR each count once. */
export function countLineBreaks(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1)
    if (bytes[at] === LF || (bytes[at] === CR && !(at + 1 < to && bytes[at + 1] === LF))) count += 1;
  return count;
}
