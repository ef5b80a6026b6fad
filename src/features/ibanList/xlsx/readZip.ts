import { ListError } from '../worker/failure.ts';

/** An entry of a ZIP file as its directory describes it. None of it is trusted. */
export interface ZipEntry {
  readonly name: string;
  /** The name as stored: another program may decode it differently. */
  readonly rawName: Uint8Array<ArrayBuffer>;
  readonly flags: number;
  /** 0: stored, 8: deflated. */
  readonly method: number;
  /** Time and date as stored. */
  readonly modified: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly externalAttributes: number;
  readonly headerOffset: number;
}

/** Maximum bytes of the end record with its comment, and of the ZIP64 record before it. */
const LONGEST_END = 22 + 65_535 + 20;
const END = 0x06054b50;
const END64 = 0x06064b50;
const END64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
/** A spreadsheet has some tens of parts, or some hundreds with pictures. */
const MOST_BYTES = 2 ** 24;
const MOST_ENTRIES = 65_534;

/**
 * Reads the directory of a ZIP file (APPNOTE.TXT 4.3.12 to 4.3.16, including ZIP64).
 *
 * @throws ListError `damaged-xlsx`, or DOMException if the file was changed or removed after it was chosen
 */
export async function readZipDirectory(source: Blob): Promise<ZipEntry[]> {
  const { offset, size } = await findDirectory(source);
  if (size > MOST_BYTES || offset + size > source.size) throw new ListError('damaged-xlsx');
  const view = new DataView(await source.slice(offset, offset + size).arrayBuffer());
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= size && view.getUint32(at, true) === ENTRY) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > size) break;
    entries.push(entryAt(view, at, nameEnd, extraEnd));
    at = next;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // If two parts have the same name, programs differ in which one they read.
  if (at !== size || names.size < entries.length || entries.length > MOST_ENTRIES)
    throw new ListError('damaged-xlsx');
  return entries;
}

function entryAt(view: DataView, at: number, nameEnd: number, extraEnd: number): ZipEntry {
  const large = largeNumbers(view, nameEnd, extraEnd);
  const number = (position: number) => {
    const value = view.getUint32(at + position, true);
    return value === 0xffffffff ? (large.shift() ?? value) : value;
  };
  const rawName = new Uint8Array(view.buffer as ArrayBuffer).slice(at + 46, nameEnd);
  return {
    // Some Windows programs write backslashes.
    name: new TextDecoder().decode(rawName).replaceAll('\\', '/'),
    rawName,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    modified: view.getUint32(at + 12, true),
    crc: view.getUint32(at + 16, true),
    // Only the values that do not fit are stored in the extra field, in this order.
    size: number(24),
    packedSize: number(20),
    headerOffset: number(42),
    externalAttributes: view.getUint32(at + 38, true),
  };
}

/** The extra field of ZIP64 (4.5.3). */
function largeNumbers(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= end; ) {
    const next = at + 4 + view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1 && next <= end)
      return Array.from({ length: Math.floor((next - at - 4) / 8) }, (_, index) =>
        Number(view.getBigUint64(at + 4 + 8 * index, true)),
      );
    at = next;
  }
  return [];
}

async function findDirectory(source: Blob): Promise<{ offset: number; size: number }> {
  const view = new DataView(await source.slice(-LONGEST_END).arrayBuffer());
  let at = view.byteLength - 22;
  while (at >= 0 && view.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new ListError('damaged-xlsx');
  if (at < 20 || view.getUint32(at - 20, true) !== END64_LOCATOR)
    return { offset: view.getUint32(at + 16, true), size: view.getUint32(at + 12, true) };
  const start = Number(view.getBigUint64(at - 12, true));
  const large = new DataView(await source.slice(start, start + 56).arrayBuffer());
  if (large.byteLength < 56 || large.getUint32(0, true) !== END64) throw new ListError('damaged-xlsx');
  return { offset: Number(large.getBigUint64(48, true)), size: Number(large.getBigUint64(40, true)) };
}

/** The bytes of an entry as stored in the ZIP file. */
export async function packedBytes(
  source: Blob,
  { flags, headerOffset, packedSize }: ZipEntry,
): Promise<Blob> {
  // Bit 0: encrypted.
  if (flags & 1) throw new ListError('password-protected');
  const header = new DataView(await source.slice(headerOffset, headerOffset + 30).arrayBuffer());
  if (header.byteLength < 30 || header.getUint32(0, true) !== FILE) throw new ListError('damaged-xlsx');
  const start = headerOffset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + packedSize > source.size) throw new ListError('damaged-xlsx');
  return source.slice(start, start + packedSize);
}

/** The maximum ratio of Deflate is 1:1032, so a piece of this size unpacks to at most 17 MB. */
const PIECE = 2 ** 14;
const READ_AT_A_TIME = 2 ** 18;

/**
 * Unpacks a text in UTF-8, piece by piece. Its length is counted during unpacking, because the one in the directory may be
 * false.
 *
 * @param limit in characters
 * @throws ListError `too-large-unpacked` or `damaged-xlsx`; DOMException if the file was changed or removed after it
 *   was chosen
 */
export async function* unpackText(
  source: Blob,
  entry: ZipEntry,
  limit: number,
  onRead: (packedBytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  if (entry.size > limit) throw new ListError('too-large-unpacked');
  const texts = piecesOf(await asGzip(source, entry), onRead)
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  let length = 0;
  try {
    for await (const text of chunksOf(texts)) {
      length += text.length;
      if (length > limit) throw new ListError('too-large-unpacked');
      yield text;
    }
  } catch (error) {
    throw error instanceof ListError || error instanceof DOMException ? error : new ListError('damaged-xlsx');
  }
}

/** The header of a gzip file without a name (RFC 1952). */
export const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** An entry as gzip, which has the same compressed data and checksum, so that the platform compares the checksum. */
async function asGzip(source: Blob, entry: ZipEntry): Promise<Blob> {
  const packed = await packedBytes(source, entry);
  if (entry.method !== 0 && entry.method !== 8) throw new ListError('damaged-xlsx');
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, entry.crc, true);
  trailer.setUint32(4, entry.size, true);
  return new Blob([GZIP_HEADER, ...(entry.method === 0 ? storedBlocks(packed) : [packed]), trailer]);
}

/** Blocks of Deflate that are not compressed (RFC 1951, 3.2.4). */
function storedBlocks(bytes: Blob): BlobPart[] {
  const parts: BlobPart[] = [];
  for (let at = 0; at === 0 || at < bytes.size; at += 65_535) {
    const block = bytes.slice(at, at + 65_535);
    const header = new DataView(new ArrayBuffer(5));
    header.setUint8(0, Number(at + block.size === bytes.size));
    header.setUint16(1, block.size, true);
    header.setUint16(3, ~block.size, true);
    parts.push(header, block);
  }
  return parts;
}

function piecesOf(source: Blob, onRead: (bytes: number) => void): ReadableStream<BufferSource> {
  let position = 0;
  return new ReadableStream({
    async pull(controller) {
      const bytes = new Uint8Array(await source.slice(position, position + READ_AT_A_TIME).arrayBuffer());
      position += bytes.length;
      onRead(bytes.length);
      for (let at = 0; at < bytes.length; at += PIECE) controller.enqueue(bytes.subarray(at, at + PIECE));
      if (position >= source.size) controller.close();
    },
  });
}

/** Safari has no asynchronous iteration over streams. */
export async function* chunksOf<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
