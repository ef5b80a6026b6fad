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
