import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** Writes and reads XLSX files for tests without the code of the site, so that it can check that code. */

type Content = string | Uint8Array;
type Parts = Readonly<Record<string, Content>>;

interface ZipOptions {
  /** Like programs that stream their output: the sizes are written after the data. */
  readonly hasDescriptors?: boolean;
  /** A false unpacked size for the directory. */
  readonly claimedSizes?: Readonly<Record<string, number>>;
}

export function zipFile(
  parts: Parts,
  { hasDescriptors = false, claimedSizes = {} }: ZipOptions = {},
): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const isStored = name.endsWith('.bin');
    const bytes = Buffer.from(content as string);
    const packed = isStored ? bytes : deflateRawSync(bytes);
    const flags = 0x0800 | (hasDescriptors ? 8 : 0);
    const numbers = Buffer.alloc(12);
    numbers.writeUInt32LE(crc32(bytes), 0);
    numbers.writeUInt32LE(packed.length, 4);
    numbers.writeUInt32LE(claimedSizes[name] ?? bytes.length, 8);
    const fields = (withNumbers: boolean) => {
      const start = Buffer.alloc(10);
      start.writeUInt16LE(20, 0);
      start.writeUInt16LE(flags, 2);
      start.writeUInt16LE(isStored ? 0 : 8, 4);
      start.writeUInt32LE(0x5a8f6b2c, 6);
      const lengths = Buffer.alloc(4);
      lengths.writeUInt16LE(Buffer.byteLength(name), 0);
      return Buffer.concat([start, withNumbers ? numbers : Buffer.alloc(12), lengths]);
    };
    const file = [Buffer.from('PK\x03\x04'), fields(!hasDescriptors), Buffer.from(name), packed];
    if (hasDescriptors) file.push(Buffer.from('PK\x07\x08'), numbers);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields(true), tail, Buffer.from(name));
    files.push(...file);
    offset += Buffer.concat(file).length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  const count = Object.keys(parts).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

interface ZipPart {
  readonly packed: Buffer;
  readonly content: Buffer;
}

/** The files of a ZIP file by their names, packed and unpacked. */
export function readZip(zip: Buffer): Map<string, ZipPart> {
  const parts = new Map<string, ZipPart>();
  const end = zip.lastIndexOf('PK\x05\x06');
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const lengthAt = (place: number) => zip.readUInt16LE(at + place);
    const [nameLength, extra, comment] = [lengthAt(28), lengthAt(30), lengthAt(32)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`checksum of ${name}`);
    parts.set(name, { packed, content });
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export interface WorkbookParts {
  /** The XML of each sheet by its name, or only the content of `sheetData`. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  /** The content of `sst`. */
  readonly sharedTexts?: string;
  /** Format codes; cell format n + 1 uses the n-th. */
  readonly formats?: readonly string[];
  readonly is1904?: boolean;
  readonly more?: Parts;
}

export function workbookParts({
  sheets,
  hidden = [],
  sharedTexts = '',
  formats = [],
  is1904 = false,
  more = {},
}: WorkbookParts): Record<string, Content> {
  const names = Object.keys(sheets);
  const target = (index: number) => `worksheets/sheet${index + 1}.xml`;
  const relationships = [
    ...names.map((_, index) => ['worksheet', target(index)] as const),
    ['sharedStrings', 'sharedStrings.xml'] as const,
    ['styles', 'styles.xml'] as const,
  ];
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${each(
      names,
      (name, id) =>
        `<sheet name="${name}" sheetId="${id}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${id}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${each(
      relationships,
      ([kind, path], id) => `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${path}"/>`,
    )}</Relationships>`,
    ...Object.fromEntries(
      Object.values(sheets).map((xml, index) => [
        `xl/${target(index)}`,
        xml.startsWith('<row') || xml === '' ? sheetXml(xml) : xml,
      ]),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedTexts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${each(
      formats,
      (code, id) => `<numFmt numFmtId="${199 + id}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${each(
      formats,
      (_, id) => `<xf numFmtId="${199 + id}"/>`,
    )}</cellXfs></styleSheet>`,
    ...more,
  };
}

/** An element for each; numbers begin with 1. */
function each<One>(all: readonly One[], element: (one: One, number: number) => string): string {
  return all.map((one, index) => element(one, index + 1)).join('');
}

export function sheetXml(rows: string, before = '', after = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

export function workbookFile(parts: WorkbookParts, options?: ZipOptions): Buffer<ArrayBuffer> {
  return zipFile(workbookParts(parts), options);
}

/** A row of numbers and texts in the form that most programs write. */
export function rowXml(row: number, cells: readonly (string | number)[]): string {
  const written = cells.map((cell, index) => {
    const reference = `${String.fromCharCode(65 + index)}${row}`;
    return typeof cell === 'number'
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}
