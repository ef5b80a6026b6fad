import { lowestZeroBytes } from '../../../domain/lowestBytes.ts';

/**
 * Whether the bytes are well-formed UTF-8 (Unicode Standard, table 3-7). Most bytes of a list are ASCII and are looked
 * at eight at a time; decoding the text for the same answer would make a string of it, and takes ten times as long.
 *
 * @param view the same memory, from the same beginning; it reaches at least seven bytes beyond the end
 */
export function isUtf8(bytes: Uint8Array, view: DataView, end: number): boolean {
  let at = 0;
  while (at < end) {
    const four = view.getInt32(at, true) & NOT_ASCII;
    const nextFour = view.getInt32(at + 4, true) & NOT_ASCII;
    if ((four | nextFour) === 0) {
      at += 8;
      continue;
    }
    at += four === 0 ? 4 + lowestZeroBytes(nextFour) : lowestZeroBytes(four);
    if (at >= end) return true;
    const first = bytes[at] as number;
    const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (first < 0xc2 || first > 0xf4 || at + length > end) return false;
    const second = bytes[at + 1] as number;
    const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
    const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most) return false;
    for (let next = at + 2; next < at + length; next += 1)
      if (((bytes[next] as number) & 0xc0) !== 0x80) return false;
    at += length;
  }
  return true;
}

/** The highest bit of each of four bytes. */
const NOT_ASCII = 0x80808080;
