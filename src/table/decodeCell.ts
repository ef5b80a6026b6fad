import { decodeText } from './utf8.ts';

/** The text of a cell. Up to 24 ASCII characters are concatenated, which is faster than decoding. */
export function decodeCell(bytes: Uint8Array, from: number, to: number): string {
  if (to - from > 24) return decodeText(bytes.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] as number;
    if (byte > 127) return decodeText(bytes.subarray(from, to));
    text += String.fromCharCode(byte);
  }
  return text;
}
