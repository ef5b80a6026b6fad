import {
  BlobReader,
  BlobWriter,
  configure,
  type FileEntry,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-custom.js';
import { ListError } from '../worker/failure.ts';

/** A file in a ZIP file, as the directory there describes it. None of it is trusted. */
export type ZipEntry = FileEntry;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The maximum ratio of Deflate is 1:1032, so a piece of this size unpacks to at most 17 MB. */
const PIECE = 2 ** 14;
// The list is in a worker already.
configure({ useWebWorkers: false, chunkSize: PIECE });

/** A spreadsheet has dozens of parts, or hundreds with pictures. */
const MOST_ENTRIES = 65_534;

/**
 * @returns the files of a ZIP file
 * @throws ListError `damaged-xlsx`, or DOMException if the file was changed or removed after it was chosen
 */
export async function readZipDirectory(source: Blob): Promise<ZipEntry[]> {
  const reader = new ZipReader(new BlobReader(source), {
    filenameValidation: 'tolerant',
    // Some Windows programs write backslashes.
    normalizeFilename: (name) => name.replaceAll('\\', '/'),
  });
  const entries: ZipEntry[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (!entry.directory) entries.push(entry);
      if (entries.length > MOST_ENTRIES) throw new ListError('damaged-xlsx');
    }
  } catch (error) {
    throw damageOr(error);
  }
  const names = new Set(entries.map(({ filename }) => filename.toLowerCase()));
  // If two parts have the same name, programs differ in which one they read.
  if (names.size < entries.length) throw new ListError('damaged-xlsx');
  return entries;
}

/**
 * Unpacks a text in UTF-8, piece by piece. One that is longer than the directory says is damaged.
 *
 * @param limit in bytes
 * @throws ListError `too-large-unpacked` or `damaged-xlsx`; DOMException if the file was changed or removed after it
 *   was chosen
 */
export async function* unpackText(
  entry: ZipEntry,
  limit: number,
  onRead: (packedBytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  if (entry.uncompressedSize > limit) throw new ListError('too-large-unpacked');
  if (entry.encrypted) throw new ListError('password-protected');
  const { readable, writable } = new TextDecoderStream('utf-8', { fatal: true });
  let read = 0;
  const unpacking = entry.getData(writable, {
    checkCrc32: true,
    onprogress(bytes) {
      onRead(bytes - read);
      read = bytes;
    },
  });
  unpacking.catch((error) => writable.abort(error).catch(() => undefined));
  const reader = readable.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    await unpacking;
  } catch (error) {
    throw damageOr(error);
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function damageOr(error: unknown): unknown {
  return error instanceof ListError || error instanceof DOMException ? error : new ListError('damaged-xlsx');
}

/** Writes a spreadsheet, part by part, with sizes and checksums in the headers, where every program reads them. */
export class ZipOfParts {
  readonly #zip = new ZipWriter(new BlobWriter(XLSX_TYPE), {
    dataDescriptor: false,
    zip64: false,
    extendedTimestamp: false,
  });

  /** Copies a part without unpacking it. */
  async copy(part: ZipEntry): Promise<void> {
    const packed = await part.getData(new BlobWriter(), { passThrough: true });
    await this.#zip.add(part.filename, new BlobReader(packed), { entry: part, passThrough: true });
  }

  /** Packs a text piece by piece. @throws Error from 4 GB on */
  async add(name: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> {
    await this.#zip.add(name, streamOf(pieces));
  }

  close(): Promise<Blob> {
    return this.#zip.close();
  }
}

/** Not every browser has `ReadableStream.from`. */
function streamOf(pieces: AsyncIterable<string> | Iterable<string>): ReadableStream<Uint8Array> {
  const iterator =
    Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
    },
  });
}
