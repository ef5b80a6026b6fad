import { ListError } from '../worker/failure.ts';

/** An entry of a ZIP file as its directory describes it. None of it is trusted. */
export interface ZipEntry {
  readonly name: string;
  /** The name as stored: another program may decode it differently. */
  readonly rawName: Uint8Array;
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
  const bytes = new Uint8Array(await source.slice(offset, offset + size).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= size && view.getUint32(at, true) === ENTRY) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const next = extraEnd + view.getUint16(at + 32, true);
    if (next > size) break;
    entries.push(entryAt(view, at, bytes.slice(at + 46, nameEnd), nameEnd, extraEnd));
    at = next;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // If two parts have the same name, programs differ in which one they read.
  if (at !== size || names.size < entries.length || entries.length > MOST_ENTRIES)
    throw new ListError('damaged-xlsx');
  return entries;
}

function entryAt(
  view: DataView,
  at: number,
  rawName: Uint8Array,
  extraStart: number,
  extraEnd: number,
): ZipEntry {
  const large = largeNumbers(view, extraStart, extraEnd);
  const number = (position: number) => {
    const value = view.getUint32(position, true);
    return value === 0xffffffff ? (large.shift() ?? value) : value;
  };
  // Only the values that do not fit are stored here, in this order.
  const size = number(at + 24);
  const packedSize = number(at + 20);
  const headerOffset = number(at + 42);
  return {
    // Some Windows programs write backslashes.
    name: new TextDecoder().decode(rawName).replaceAll('\\', '/'),
    rawName,
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    modified: view.getUint32(at + 12, true),
    crc: view.getUint32(at + 16, true),
    packedSize,
    size,
    externalAttributes: view.getUint32(at + 38, true),
    headerOffset,
  };
}

/** The extra field of ZIP64 (4.5.3). */
function largeNumbers(view: DataView, start: number, end: number): number[] {
  for (let at = start; at + 4 <= end; ) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1 && at + 4 + length <= end)
      return Array.from({ length: Math.floor(length / 8) }, (_, index) =>
        Number(view.getBigUint64(at + 4 + 8 * index, true)),
      );
    at += 4 + length;
  }
  return [];
}

async function findDirectory(source: Blob): Promise<{ offset: number; size: number }> {
  const start = Math.max(0, source.size - LONGEST_END);
  const view = new DataView(await source.slice(start).arrayBuffer());
  for (let at = view.byteLength - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    const hasLarge = at >= 20 && view.getUint32(at - 20, true) === END64_LOCATOR;
    if (hasLarge) return findLargeDirectory(source, Number(view.getBigUint64(at - 12, true)));
    return { offset: view.getUint32(at + 16, true), size: view.getUint32(at + 12, true) };
  }
  throw new ListError('damaged-xlsx');
}

async function findLargeDirectory(source: Blob, at: number) {
  const view = new DataView(await source.slice(at, at + 56).arrayBuffer());
  if (view.byteLength < 56 || view.getUint32(0, true) !== END64) throw new ListError('damaged-xlsx');
  return { offset: Number(view.getBigUint64(48, true)), size: Number(view.getBigUint64(40, true)) };
}
