const LF = 10;
const CR = 13;

/** Counts the lines of a text that arrives in chunks. A line ends with LF, CRLF or CR; the last one may have no end. */
export class LineCounter {
  #breaks = 0;
  #last = -1;

  add(bytes: Uint8Array): void {
    this.#breaks += breaksIn(bytes, this.#last);
    this.#last = bytes.at(-1) ?? this.#last;
  }

  /** Number of lines of all chunks. */
  get count(): number {
    const isOpen = this.#last !== -1 && this.#last !== LF;
    return this.#breaks + Number(isOpen);
  }
}

/**
 * A function of its own, because an engine that optimizes code in the middle of a loop discards it at the first statement
 * after the loop.
 *
 * @param last the byte before the first; -1 if there is none
 */
function breaksIn(bytes: Uint8Array, last: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let breaks = 0;
  let previous = last;
  for (let at = 0; at < bytes.length; ) {
    if (previous !== CR && at + 4 <= bytes.length && !hasControl(view.getInt32(at, true))) {
      previous = -1;
      at += 4;
      continue;
    }
    const byte = bytes[at] as number;
    if (byte === LF || previous === CR) breaks += 1;
    previous = byte;
    at += 1;
  }
  return breaks;
}

/** Whether one of four bytes is below 16, as LF and CR are. Most words of a list have none. */
function hasControl(word: number): boolean {
  return ((word - 0x10101010) & ~word & 0x80808080) !== 0;
}

/** LF, CRLF and CR each count once. */
export function countLineBreaks(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1)
    if (bytes[at] === LF || (bytes[at] === CR && !(at + 1 < to && bytes[at + 1] === LF))) count += 1;
  return count;
}
