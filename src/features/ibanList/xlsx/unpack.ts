import { ListError } from '../worker/failure.ts';
import { crc32 } from './crc32.ts';
import type { ZipEntry } from './zipDirectory.ts';

/** The maximum ratio of Deflate is 1:1032, so a piece of this size unpacks to at most 17 MB. */
const PIECE = 2 ** 14;
const READ_AT_A_TIME = 2 ** 20;

/**
 * Unpacks an entry of a ZIP file, piece by piece. The size is counted during unpacking, because the one in the
 * directory may be false. The checksum is compared at the end.
 *
 * @throws ListError `too-large-unpacked` or `damaged-xlsx`; DOMException if the file was changed or removed after it
 *   was chosen
 */
export async function* unpack(
  source: Blob,
  entry: ZipEntry,
  limit: number,
  onRead: (packedBytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  if (entry.size > limit) throw new ListError('too-large-unpacked');
  let size = 0;
  let crc = 0;
  for await (const bytes of unpackUnchecked(source, entry, onRead)) {
    size += bytes.length;
    if (size > limit) throw new ListError('too-large-unpacked');
    crc = crc32(bytes, crc);
    yield bytes;
  }
  if (size !== entry.size || crc !== entry.crc) throw new ListError('damaged-xlsx');
}

async function* unpackUnchecked(
  source: Blob,
  entry: ZipEntry,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  if (entry.method === 0) return yield* readPacked(source, entry, onRead);
  if (entry.method !== 8) throw new ListError('damaged-xlsx');

  const { readable, writable } = new DecompressionStream('deflate-raw');
  const reader = readable.getReader();
  let readError: unknown = null;
  feed(readPacked(source, entry), writable, onRead).catch((error) => {
    readError = error;
  });
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch (error) {
    // An error while reading the file takes precedence. Otherwise the bytes are not valid Deflate data.
    if (readError instanceof DOMException || readError instanceof ListError) throw readError;
    throw error instanceof DOMException ? error : new ListError('damaged-xlsx');
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function feed(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  writable: WritableStream<BufferSource>,
  onRead: (bytes: number) => void,
): Promise<void> {
  const writer = writable.getWriter();
  // Errors are thrown where the output is read.
  writer.closed.catch(() => undefined);
  try {
    for await (const piece of pieces)
      for (let at = 0; at < piece.length; at += PIECE) {
        const part = piece.subarray(at, at + PIECE);
        await writer.ready;
        onRead(part.length);
        await writer.write(part);
      }
    await writer.close();
  } catch (error) {
    writer.abort(error).catch(() => undefined);
    throw error;
  }
}

/** The bytes of an entry as stored in the ZIP file. */
export async function* readPacked(
  source: Blob,
  entry: ZipEntry,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  // Bit 0: encrypted.
  if (entry.flags & 1) throw new ListError('password-protected');
  const header = new DataView(await source.slice(entry.headerOffset, entry.headerOffset + 30).arrayBuffer());
  if (header.byteLength < 30 || header.getUint32(0, true) !== 0x04034b50) throw new ListError('damaged-xlsx');
  const start = entry.headerOffset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  const end = start + entry.packedSize;
  if (end > source.size) throw new ListError('damaged-xlsx');
  for (let at = start; at < end; at += READ_AT_A_TIME) {
    const piece = new Uint8Array(await source.slice(at, Math.min(end, at + READ_AT_A_TIME)).arrayBuffer());
    onRead(piece.length);
    yield piece;
  }
}
