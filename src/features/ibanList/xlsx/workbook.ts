import { ListError } from '../worker/failure.ts';
import { XmlScanner, type XmlTag } from './xmlScanner.ts';
import { attribute } from './xmlText.ts';
import { readZipDirectory, unpackText, type ZipEntry } from './zip.ts';

/** A worksheet as shown to the visitor. */
export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface Sheet extends SheetName {
  readonly entry: ZipEntry;
}

export type Workbook = Awaited<ReturnType<typeof openWorkbook>>;

/** In characters. A gigabyte of XML contains 20 million cells; 256 MB of shared strings fit into the memory of a phone. */
export const SHEET_LIMIT = 2 ** 30;
export const SHARED_TEXTS_LIMIT = 2 ** 28;
const SMALL_PART_LIMIT = 2 ** 25;

/**
 * Opens an XLSX file and finds its sheets.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function openWorkbook(source: Blob) {
  const entries = await readZipDirectory(source);
  /** Part names are case-insensitive (ECMA-376, part 2, 6.2.2.3). */
  const find = (name = '') => entries.find((entry) => entry.filename.toLowerCase() === name.toLowerCase());
  const relationshipsOf = async (name: string) => {
    const folderEnd = name.lastIndexOf('/') + 1;
    const entry = find(`${name.slice(0, folderEnd)}_rels/${name.slice(folderEnd)}.rels`);
    return entry ? readRelationships(entry, name) : [];
  };
  const name = (await relationshipsOf('')).find(({ kind }) => kind === 'officeDocument')?.target ?? '';
  const workbook = find(name);
  if (workbook === undefined) throw new ListError('damaged-xlsx');
  const relationships = await relationshipsOf(name);
  const partOfKind = (kind: string) => find(relationships.find((each) => each.kind === kind)?.target);

  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  await scanSmallPart(workbook, (tag) => {
    if (tag.kind === 'close') return;
    if (tag.name === 'workbookPr')
      countsFrom1904 ||= /^(?:1|true|on)$/.test(attribute(tag, 'date1904') ?? '');
    if (tag.name !== 'sheet') return;
    const [idName = ''] = /(?<=\s)[^\s=:]+:id(?=\s*=)/.exec(tag.xml.slice(tag.start, tag.end)) ?? [];
    const id = attribute(tag, idName);
    const found = relationships.find((relationship) => relationship.id === id);
    if (found?.kind !== 'worksheet') return;
    const entry = find(found.target);
    if (entry === undefined) throw new ListError('damaged-xlsx');
    const isHidden = (attribute(tag, 'state') ?? 'visible') !== 'visible';
    sheets.push({ name: attribute(tag, 'name') ?? '', isHidden, entry });
  });
  return {
    /** Its parts, in the order of the ZIP file. */
    entries,
    /** The worksheets in their order, without chart sheets. */
    sheets,
    sharedTexts: partOfKind('sharedStrings'),
    styles: partOfKind('styles'),
    /** Whether days are counted from 1904, as in old versions of Excel for Mac. */
    countsFrom1904,
  };
}

export async function scanSmallPart(entry: ZipEntry, tag: (tag: XmlTag) => void): Promise<void> {
  await new XmlScanner({ tag }).readAll(unpackText(entry, SMALL_PART_LIMIT));
}

interface Relationship {
  readonly id: string;
  /** The last segment of its type, which is the same in both editions of the standard: `worksheet`, `styles` … */
  readonly kind: string;
  /** The name of the target part. */
  readonly target: string;
}

/** @param name the part whose relationships they are; that of the package itself is '' */
async function readRelationships(entry: ZipEntry, name: string): Promise<Relationship[]> {
  const found: Relationship[] = [];
  await scanSmallPart(entry, (tag) => {
    if (tag.name !== 'Relationship' || tag.kind === 'close') return;
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
