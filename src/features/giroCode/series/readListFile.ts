import { detectEncoding } from '../../../table/detectEncoding.ts';
import { isZip } from '../../../table/isZip.ts';
import { decodeText } from '../../../table/utf8.ts';

/** From which the encoding is detected. */
const SAMPLE_SIZE = 2 ** 18;
/** No character takes more bytes in any of the encodings. */
const MOST_BYTES_EACH = 4;

/** Reads a text file in any usual encoding. */
export async function readListFile(
  file: Blob,
  mostCharacters: number,
): Promise<{ readonly text: string } | { readonly problem: 'notAList' | 'tooLarge' | 'unreadable' }> {
  if (file.size > mostCharacters * MOST_BYTES_EACH) return { problem: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const encoding = isZip(bytes) ? null : detectEncoding(bytes.subarray(0, SAMPLE_SIZE));
    if (encoding === null) return { problem: 'notAList' };
    const decoded = encoding === 'utf-8' ? decodeText(bytes) : new TextDecoder(encoding).decode(bytes);
    const text = decoded.replace(/\r\n?/g, '\n');
    return text.length > mostCharacters ? { problem: 'tooLarge' } : { text };
  } catch {
    // The file was changed, moved or deleted after it was chosen.
    return { problem: 'unreadable' };
  }
}
