/**
 * Finds the first byte that is not part of a well-formed UTF-8 character (Unicode Standard, table 3-7). Most bytes of a
 * list are ASCII and are checked eight at a time; decoding the text for this takes ten times as long.
 *
 * @returns its position; `end` if all bytes from `from` are UTF-8
 */
export function firstNotUtf8(bytes: Uint8Array, from: number, end: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, end);
  let at = from;
  while (at < end) {
    if (at + 8 <= end && ((view.getInt32(at, true) | view.getInt32(at + 4, true)) & NOT_ASCII) === 0) {
      at += 8;
      continue;
    }
    while (at < end && (bytes[at] as number) < 0x80) at += 1;
    if (at === end) return end;
    const length = characterLength(bytes, at, end);
    if (length === 0) return at;
    at += length;
  }
  return end;
}

/** Finds the first character of UTF-8 that was decoded as Windows-1252 and encoded again: `Ã¼`. Otherwise like above. */
export function firstEncodedTwice(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; ; at += 1) {
    at = bytes.indexOf(0xc3, at);
    if (at === -1 || at + 2 >= end) return end;
    const isLead = bytes[at + 1] === 0x82 || bytes[at + 1] === 0x83;
    if (isLead && (bytes[at + 2] as number) >= 0x80) return at;
  }
}

/** The highest bit of each of four bytes. */
const NOT_ASCII = 0x80808080;

/** Length of the character in bytes; 0 if it is not UTF-8 or continues after the end. */
export function characterLength(bytes: Uint8Array, at: number, end: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (first < 0xc2 || first > 0xf4 || at + length > end) return 0;
  const second = bytes[at + 1] as number;
  const least = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const most = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < least || second > most) return 0;
  for (let next = at + 2; next < at + length; next += 1)
    if (((bytes[next] as number) & 0xc0) !== 0x80) return 0;
  return length;
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });
const windows1252 = new TextDecoder('windows-1252');

/**
 * Decodes UTF-8. Each invalid byte is decoded as Windows-1252, because some lists are merged from several programs, and
 * a truncated file may end inside a character.
 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
}

function decodeMixed(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; ) {
    const bad = firstNotUtf8(bytes, from, bytes.length);
    text += utf8.decode(bytes.subarray(from, bad)) + windows1252.decode(bytes.subarray(bad, bad + 1));
    from = bad + 1;
  }
  return text;
}

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
