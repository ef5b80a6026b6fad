import { ListError } from '../worker/failure.ts';

/**
 * Decodes a part of a spreadsheet: UTF-8 or UTF-16 (ECMA-376, part 2, annex F), detected from the first bytes by XML
 * 1.0, annex F. Invalid bytes are an error and are not replaced.
 *
 * @throws ListError `damaged-xlsx`
 */
export async function* partText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  try {
    for await (const piece of pieces) {
      decoder ??= new TextDecoder(encodingOf(piece), { fatal: true, ignoreBOM: true });
      const text = decoder.decode(piece, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
  } catch (error) {
    throw error instanceof TypeError ? new ListError('damaged-xlsx') : error;
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}
