import { OutputBuffer } from '../convert/outputBuffer.ts';
import { type CellContext, type CellFormat, CellTextCollector } from './cellText.ts';
import { type Merged, SheetRows, type UsedCells } from './sheetRows.ts';
import { SheetWalker } from './sheetWalker.ts';
import { SHARED_TEXTS_LIMIT, SHEET_LIMIT, type Sheet, scanSmallPart, type Workbook } from './workbook.ts';
import { XmlScanner } from './xmlScanner.ts';
import { attribute, isOn } from './xmlText.ts';
import { unpackText, type ZipEntry } from './zip.ts';

export interface ReadSheet extends UsedCells {
  /** The text in `SHEET_TEXT_FORMAT` (`worker/openTable.ts`). */
  readonly text: Blob;
  readonly rowCount: number;
}

/**
 * Reads a sheet as text. It is read again with what is known only at its end: the merged cells, and the width if the
 * first row is not the widest, for example a title.
 *
 * @param onRead called after each piece, with the number of packed bytes read since the last call
 * @param enoughRows number of rows after which reading stops
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function readSheet(
  workbook: Workbook,
  sheet: Sheet,
  context: CellContext,
  onRead: (packedBytes: number) => void,
  enoughRows = Infinity,
  width = 0,
  merged: readonly Merged[] = [],
): Promise<ReadSheet> {
  const text = new SheetText(width);
  const rows = new SheetRows(context, merged, (row, cells) => text.add(row, cells));
  const scanner = new XmlScanner(new SheetWalker(rows));
  let isWhole = true;
  for await (const piece of unpackText(sheet.entry, SHEET_LIMIT, onRead)) {
    scanner.write(piece);
    isWhole = rows.rowCount < enoughRows;
    if (!isWhole) break;
  }
  if (isWhole) scanner.end();
  const { rowCount, columnCount, uncalculatedCount } = rows;
  const isNews = merged.length === 0 && rows.merged.some(([first, last]) => first.row < last.row);
  if (!text.isEven || isNews)
    return readSheet(workbook, sheet, context, onRead, enoughRows, columnCount, rows.merged);
  return { text: text.toBlob(), rowCount, columnCount, merged: rows.merged, uncalculatedCount };
}

/**
 * A sheet as text for the conversion. Line n is row n of the sheet, so that results can be assigned to rows; empty rows
 * are empty lines. All other rows are padded to the widest row before them, because a different width would look like
 * shifted cells.
 */
class SheetText {
  readonly #output = new OutputBuffer();
  #lines = 0;
  #width: number;
  #firstWidth = 0;

  /** @param width cells of the widest row; 0 if unknown */
  constructor(width: number) {
    this.#width = width;
    // With this byte order mark, one at the start of the first cell is read as content.
    this.#output.write('\uFEFF');
  }

  add(row: number, cells: readonly string[]): void {
    for (; this.#lines < row - 1; this.#lines += 1) this.#output.write('\r\n');
    this.#lines = row;
    this.#width = Math.max(1, this.#width, cells.length);
    if (this.#firstWidth === 0) this.#firstWidth = this.#width;
    const missing = this.#width - Math.max(1, cells.length);
    this.#output.write(`${cells.map(csvCell).join(';')}${';'.repeat(missing)}\r\n`);
  }

  /** Whether no row was wider than the first. */
  get isEven(): boolean {
    return this.#firstWidth === this.#width;
  }

  toBlob(): Blob {
    return this.#output.toBlob('text/csv');
  }
}

/**
 * `writtenCell` is not used here, because this text is parsed again and must not contain apostrophes that the sheet
 * does not have. `sep=,` in quotes is a cell; unquoted it would set the delimiter.
 */
function csvCell(text: string): string {
  return /[";\r\n]|^sep=/i.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export async function readCellContext(
  { sharedTexts, styles, countsFrom1904 }: Workbook,
  onRead: (packedBytes: number) => void,
): Promise<CellContext> {
  return {
    sharedTexts: sharedTexts
      ? await readSharedTexts(unpackText(sharedTexts, SHARED_TEXTS_LIMIT, onRead))
      : [],
    formats: styles ? await readCellFormats(styles) : [],
    countsFrom1904,
  };
}

/** Reads the shared strings of a workbook, in their order. */
async function readSharedTexts(pieces: AsyncIterable<string>): Promise<string[]> {
  const texts: string[] = [];
  let collector = new CellTextCollector();
  const scanner = new XmlScanner({
    tag(tag) {
      if (tag.name !== 'si') return collector.tag(tag);
      if (tag.kind === 'open') collector = new CellTextCollector();
      else texts.push(tag.kind === 'close' ? collector.text : '');
    },
    text: (text) => collector.add(text),
  });
  await scanner.readAll(pieces);
  return texts;
}

/** Reads the cell formats of a workbook. @returns by index of the format (the attribute `s` of a cell) */
async function readCellFormats(styles: ZipEntry): Promise<CellFormat[]> {
  const codes = new Map<string, string>();
  const isStruck: boolean[] = [];
  const found: { readonly number: string; readonly font: number }[] = [];
  let part = '';
  await scanSmallPart(styles, (tag) => {
    const { name } = tag;
    if (name === 'cellXfs' || name === 'fonts') part = tag.kind === 'open' ? name : '';
    else if (tag.kind === 'close') return;
    else if (name === 'numFmt')
      codes.set(attribute(tag, 'numFmtId') ?? '', attribute(tag, 'formatCode') ?? '');
    else if (name === 'font' && part === 'fonts') isStruck.push(false);
    else if (name === 'strike' && part === 'fonts') isStruck[isStruck.length - 1] = isOn(tag);
    else if (name === 'xf' && part === 'cellXfs')
      found.push({
        number: attribute(tag, 'numFmtId') ?? '0',
        font: Number(attribute(tag, 'fontId') ?? 0),
      });
  });
  return found.map(({ number, font }) => {
    const code = codes.get(number);
    return {
      isDate: code === undefined ? isBuiltInDate(Number(number)) : isDateCode(code),
      isStruck: isStruck[font] ?? false,
      addedDigits: code !== undefined && hasDigitsOfItsOwn(code) ? code : null,
    };
  });
}

/** Digits in quotes or behind a backslash are shown as they are; 0 and ? are places for digits of the value. */
function hasDigitsOfItsOwn(code: string): boolean {
  const [positive = ''] = code.replace(/\[[^\]]*\]/g, '').split(';');
  return /"[^"]*\d[^"]*"|\\\d|[1-9]/.test(positive);
}

/** ECMA-376, part 1, 18.8.30: built-in formats of dates and times, including those of East Asian editions. */
function isBuiltInDate(id: number): boolean {
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** Whether the section of a format code for positive numbers contains a date letter: d m y h s, or Japanese e and g. */
function isDateCode(code: string): boolean {
  const bare = code
    // Quoted texts, escaped characters, widths and fill characters.
    .replace(/"[^"]*"?|\\.|[_*]./gsu, '')
    // Colours, conditions and currencies; but [h], [mm] and [ss] are times.
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/General|Standard|E[+-]/gi, '');
  const [positive = ''] = bare.split(';');
  return /[dmyhsge]/i.test(positive);
}
