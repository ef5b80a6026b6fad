import { ListError } from '../worker/failure.ts';
import { crc32 } from './crc32.ts';
import { readPacked } from './unpack.ts';
import type { ZipEntry } from './zipDirectory.ts';

/** A packed file and the values for its headers. */
interface Packed extends Omit<ZipEntry, 'headerOffset' | 'name'> {
  readonly data: Blob;
}

/** Larger values would require ZIP64. */
const LARGEST_ENTRY = 0xfffffffe;
/** 1 January 1980, midnight: the earliest time in a ZIP file. */
const NO_TIME = 0x00210000;
/** Bit 11: the name is UTF-8. */
const UTF8_NAME = 0x0800;

/**
 * Copies an entry without unpacking it. The bytes are read now, because the source file may change before the result is
 * saved.
 */
export async function copyEntry(source: Blob, entry: ZipEntry): Promise<Packed> {
  const parts: Blob[] = [];
  for await (const piece of readPacked(source, entry)) parts.push(new Blob([piece]));
  // Bit 3: sizes follow the data. Here they are in the header.
  return { ...entry, flags: entry.flags & ~8, data: new Blob(parts) };
}

/** Packs texts piece by piece. At most one piece is in memory. */
export async function packEntry(
  of: { readonly rawName: Uint8Array; readonly flags: number },
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<Packed> {
  const { readable, writable } = new CompressionStream('deflate-raw');
  const data = toBlob(readable);
  // If packing fails, writing fails too, with the error to report.
  data.catch(() => undefined);
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  let size = 0;
  let crc = 0;
  try {
    for await (const piece of pieces) {
      const bytes = encoder.encode(piece);
      size += bytes.length;
      crc = crc32(bytes, crc);
      await writer.ready;
      await writer.write(bytes);
    }
    await writer.close();
  } catch (error) {
    writer.abort(error).catch(() => undefined);
    throw error;
  }
  const packed = await data;
  return {
    rawName: of.rawName,
    flags: of.flags & ~8,
    method: 8,
    modified: NO_TIME,
    externalAttributes: 0,
    data: packed,
    crc,
    packedSize: packed.size,
    size,
  };
}

export function newEntry(name: string) {
  return { rawName: new TextEncoder().encode(name), flags: UTF8_NAME };
}

export function writeZip(entries: readonly Packed[], type: string): Blob {
  const parts: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let offset = 0;
  let directorySize = 0;
  for (const entry of entries) {
    const local = header(0x04034b50, entry, 30);
    const central = header(0x02014b50, entry, 46);
    central.view.setUint32(38, entry.externalAttributes, true);
    central.view.setUint32(42, offset, true);
    parts.push(local.bytes, entry.data);
    directory.push(central.bytes);
    offset += local.bytes.length + entry.data.size;
    directorySize += central.bytes.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, directorySize, true);
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...directory, end.buffer], { type });
}

/** The common fields of a file's header and its directory entry (APPNOTE.TXT 4.3.7, 4.3.12). */
function header(signature: number, entry: Packed, length: number) {
  if (entry.size > LARGEST_ENTRY) throw new ListError('too-large-unpacked');
  const bytes = new Uint8Array(length + entry.rawName.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  let at = 4;
  if (length === 46) {
    view.setUint16(at, 20, true);
    at += 2;
  }
  for (const number of [20, entry.flags, entry.method]) {
    view.setUint16(at, number, true);
    at += 2;
  }
  for (const number of [entry.modified, entry.crc, entry.packedSize, entry.size]) {
    view.setUint32(at, number, true);
    at += 4;
  }
  view.setUint16(at, entry.rawName.length, true);
  bytes.set(entry.rawName, length);
  return { bytes, view };
}

/** Blobs of a megabyte are not kept in the memory of the script. */
async function toBlob(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (value) {
      waiting.push(value);
      size += value.length;
    }
    if (done || size > 2 ** 20) {
      parts.push(new Blob(waiting));
      waiting = [];
      size = 0;
    }
    if (done) return new Blob(parts);
  }
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
