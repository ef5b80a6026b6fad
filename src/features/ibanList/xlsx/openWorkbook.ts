import { ListError } from '../worker/failure.ts';
import {
  findPart,
  localName,
  openPackage,
  type Package,
  readRelationships,
  scanPart,
} from './openPackage.ts';
import { attribute } from './xmlText.ts';
import type { ZipEntry } from './zipDirectory.ts';

/** A worksheet as shown to the visitor. */
export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface Sheet extends SheetName {
  readonly entry: ZipEntry;
}

export interface Workbook {
  readonly package: Package;
  /** The worksheets in their order, without chart sheets. */
  readonly sheets: readonly Sheet[];
  readonly sharedTexts: ZipEntry | undefined;
  readonly styles: ZipEntry | undefined;
  /** Whether days are counted from 1904, as in old versions of Excel for Mac. */
  readonly countsFrom1904: boolean;
}

/**
 * Opens an XLSX file and finds its sheets.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function openWorkbook(source: Blob): Promise<Workbook> {
  const opened = await openPackage(source);
  const root = await readRelationships(opened, '');
  const name = root.find(({ kind }) => kind === 'officeDocument')?.target ?? '';
  const workbook = findPart(opened, name);
  if (workbook === undefined) throw new ListError('damaged-xlsx');
  const relationships = await readRelationships(opened, name);
  const partOfKind = (kind: string) => {
    const found = relationships.find((relationship) => relationship.kind === kind);
    return found && findPart(opened, found.target);
  };

  const sheets: Sheet[] = [];
  let countsFrom1904 = false;
  await scanPart(opened, workbook, (tag) => {
    if (tag.kind === 'close') return;
    if (localName(tag.name) === 'workbookPr')
      countsFrom1904 ||= /^(?:1|true|on)$/.test(attribute(tag, 'date1904') ?? '');
    if (localName(tag.name) !== 'sheet') return;
    const [idName = ''] = /(?<=\s)[^\s=:]+:id(?=\s*=)/.exec(tag.xml.slice(tag.start, tag.end)) ?? [];
    const id = attribute(tag, idName);
    const found = relationships.find((relationship) => relationship.id === id);
    if (found?.kind !== 'worksheet') return;
    const entry = findPart(opened, found.target);
    if (entry === undefined) throw new ListError('damaged-xlsx');
    const isHidden = (attribute(tag, 'state') ?? 'visible') !== 'visible';
    sheets.push({ name: attribute(tag, 'name') ?? '', isHidden, entry });
  });
  return {
    package: opened,
    sheets,
    sharedTexts: partOfKind('sharedStrings'),
    styles: partOfKind('styles'),
    countsFrom1904,
  };
}
