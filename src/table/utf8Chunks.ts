import type { Encoding } from './tableFormat.ts';

/** Code page 850 from 128, which browsers do not decode. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** The decoder of an encoding. CP850 has one byte for each character, so that it keeps nothing between two chunks. */
export function decoderOf(encoding: Encoding): Pick<TextDecoder, 'decode'> {
  if (encoding !== 'cp850') return new TextDecoder(encoding);
  const characters = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).concat([...CP850]);
  return {
    decode: (bytes = new Uint8Array()) =>
      Array.from(bytes as Uint8Array, (byte) => characters[byte]).join(''),
  };
}

/**
 * Reads a text in chunks as UTF-8, without its byte order mark. Chunks end at any byte. The browser's stream reads ahead
 * and chooses their size; it takes a third of the time of slices (measured in Chromium).
 *
 * @throws DOMException if the file was changed or removed after it was chosen
 */
export async function* utf8Chunks(
  source: Blob,
  encoding: Encoding,
): AsyncGenerator<{ readonly bytes: Uint8Array; readonly bytesRead: number }> {
  const decoder = encoding === 'utf-8' ? null : decoderOf(encoding);
  const encoder = new TextEncoder();
  const reader = source.stream().getReader();
  let bytesRead = 0;
  let reading = reader.read();
  for (;;) {
    const { done, value: raw } = await reading;
    if (done) break;
    // Reads the next chunk while this one is converted.
    reading = reader.read();
    reading.catch(() => undefined);
    const isFirst = bytesRead === 0;
    bytesRead += raw.length;
    if (decoder) yield { bytes: encoder.encode(decoder.decode(raw, { stream: true })), bytesRead };
    else yield { bytes: isFirst ? withoutMark(raw) : raw, bytesRead };
  }
  // The file may end inside a character.
  if (decoder) yield { bytes: encoder.encode(decoder.decode()), bytesRead };
}

/** The beginning of a text as UTF-8, without its byte order mark. It may end inside a character. */
export function asUtf8(beginning: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return withoutMark(beginning);
  return new TextEncoder().encode(decoderOf(encoding).decode(beginning, { stream: true }));
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
