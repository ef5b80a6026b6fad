import { ListError } from '../worker/failure.ts';
import { chunksOf, GZIP_HEADER, packedBytes, type ZipEntry } from './readZip.ts';

/** A packed file and the values for its headers. */
interface Packed extends Omit<ZipEntry, 'headerOffset' | 'name'> {
  readonly data: Blob;
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Larger values would require ZIP64. */
const LARGEST_ENTRY = 0xfffffffe;
/** 1 January 1980, midnight: the earliest time in a ZIP file. */
const NO_TIME = 0x00210000;
/** Bit 11: the name is UTF-8. */
const UTF8_NAME = 0x0800;
/** Bit 3: sizes follow the data. Here they are in the header. */
const SIZES_FOLLOW = 8;

/**
 * Copies an entry without unpacking it. The bytes are read now, because the source file may change before the result is
 * saved.
 */
export async function copyEntry(source: Blob, entry: ZipEntry): Promise<Packed> {
  const data = new Blob([await (await packedBytes(source, entry)).arrayBuffer()]);
  return { ...entry, flags: entry.flags & ~SIZES_FOLLOW, data };
}

/** Packs texts piece by piece. @param of a name in UTF-8, or an entry that they replace */
export async function packEntry(
  of: string | ZipEntry,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<Packed> {
  const { rawName, flags } =
    typeof of === 'string' ? { rawName: new TextEncoder().encode(of), flags: UTF8_NAME } : of;
  const gzip: Blob[] = [];
  // Blobs are not kept in the memory of the script.
  for await (const chunk of chunksOf(encoded(pieces).pipeThrough(new CompressionStream('gzip'))))
    gzip.push(new Blob([chunk]));
  const file = new Blob(gzip);
  const trailer = new DataView(await file.slice(-8).arrayBuffer());
  const data = file.slice(GZIP_HEADER.length, -8);
  return {
    rawName,
    flags: flags & ~SIZES_FOLLOW,
    method: 8,
    modified: NO_TIME,
    externalAttributes: 0,
    data,
    crc: trailer.getUint32(0, true),
    packedSize: data.size,
    size: trailer.getUint32(4, true),
  };
}

function encoded(pieces: AsyncIterable<string> | Iterable<string>): ReadableStream<BufferSource> {
  const encoder = new TextEncoder();
  const iterator =
    Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
  let size = 0;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      const bytes = encoder.encode(value);
      size += bytes.length;
      if (size > LARGEST_ENTRY) throw new ListError('too-large-unpacked');
      controller.enqueue(bytes);
    },
  });
}

export function writeZip(entries: readonly Packed[]): Blob {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const entry of entries) {
    const { rawName, data } = entry;
    if (Math.max(entry.size, offset) > LARGEST_ENTRY) throw new ListError('too-large-unpacked');
    const fields = commonFields(entry);
    const place = new DataView(new ArrayBuffer(14));
    place.setUint32(6, entry.externalAttributes, true);
    place.setUint32(10, offset, true);
    parts.push(new Uint8Array([0x50, 0x4b, 3, 4]), fields, rawName, data);
    directory.push(new Uint8Array([0x50, 0x4b, 1, 2, 20, 0]), fields, place, rawName);
    offset += 30 + rawName.length + data.size;
    directorySize += 46 + rawName.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, directorySize, true);
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...directory, end], { type: XLSX_TYPE });
}

/** The fields that a file's header and its directory entry have in common (APPNOTE.TXT 4.3.7, 4.3.12). */
function commonFields({
  flags,
  method,
  modified,
  crc,
  packedSize,
  size,
  rawName,
}: Packed): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(26));
  for (const [index, number] of [20, flags, method].entries()) view.setUint16(2 * index, number, true);
  for (const [index, number] of [modified, crc, packedSize, size].entries())
    view.setUint32(6 + 4 * index, number, true);
  view.setUint16(22, rawName.length, true);
  return view;
}
