import { ListError } from '../worker/failure.ts';
import { partText } from './partText.ts';
import { unpack } from './unpack.ts';
import { XmlScanner, type XmlTag } from './xmlScanner.ts';
import { attribute } from './xmlText.ts';
import { readZipDirectory, type ZipEntry } from './zipDirectory.ts';

/** The parts of a spreadsheet, in the order of the ZIP file. */
export interface Package {
  readonly source: Blob;
  readonly entries: readonly ZipEntry[];
}

/** A gigabyte of XML contains 20 million cells; 256 MB of shared strings fit into the memory of a phone. */
export const SHEET_LIMIT = 2 ** 30;
export const SHARED_TEXTS_LIMIT = 2 ** 28;
const SMALL_PART_LIMIT = 2 ** 25;

export async function openPackage(source: Blob): Promise<Package> {
  return { source, entries: await readZipDirectory(source) };
}

/** Part names are case-insensitive (ECMA-376, part 2, 6.2.2.3). */
export function findPart({ entries }: Package, name: string): ZipEntry | undefined {
  return entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
}

/** The text of a part, piece by piece. */
export function readPart(
  { source }: Package,
  entry: ZipEntry,
  limit: number,
  onRead?: (packedBytes: number) => void,
): AsyncGenerator<string> {
  return partText(unpack(source, entry, limit, onRead));
}

/** Reads the tags of a small part. */
export async function scanPart(of: Package, entry: ZipEntry, tag: (tag: XmlTag) => void): Promise<void> {
  const scanner = new XmlScanner({ tag, text: () => undefined });
  for await (const text of readPart(of, entry, SMALL_PART_LIMIT)) scanner.write(text);
  scanner.end();
}

/** `x:sheet` → `sheet` */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

export interface Relationship {
  readonly id: string;
  /** The last segment of its type, which is the same in both editions of the standard: `worksheet`, `styles` … */
  readonly kind: string;
  /** The name of the target part. */
  readonly target: string;
}

/** The relationships of a part, none if it has no relationships part. The package itself has the name ''. */
export async function readRelationships(of: Package, name: string): Promise<Relationship[]> {
  const folderEnd = name.lastIndexOf('/') + 1;
  const entry = findPart(of, `${name.slice(0, folderEnd)}_rels/${name.slice(folderEnd)}.rels`);
  const found: Relationship[] = [];
  if (entry)
    await scanPart(of, entry, (tag) => {
      if (localName(tag.name) !== 'Relationship' || tag.kind === 'close') return;
      const target = attribute(tag, 'Target');
      if (target === null || attribute(tag, 'TargetMode') === 'External') return;
      const kind = attribute(tag, 'Type')?.split('/').at(-1) ?? '';
      found.push({ id: attribute(tag, 'Id') ?? '', kind, target: resolve(name, target) });
    });
  return found;
}

/** Targets are URLs, relative to the part or to the root of the package. */
function resolve(name: string, target: string): string {
  try {
    return decodeURIComponent(new URL(target, `http://package/${name}`).pathname.slice(1));
  } catch {
    throw new ListError('damaged-xlsx');
  }
}
