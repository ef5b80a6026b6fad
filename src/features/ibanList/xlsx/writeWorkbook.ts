import { unescapedCell } from '../../../table/writeCell.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { ListError } from '../worker/failure.ts';
import type { WriteRequest } from '../worker/protocol.ts';
import { EXCEL_COLUMNS, EXCEL_ROWS } from './cellReference.ts';
import { type Results, SheetPatcher } from './sheetPatcher.ts';
import type { UsedCells } from './sheetRows.ts';
import { SheetWalker } from './sheetWalker.ts';
import { openWorkbook, SHEET_LIMIT } from './workbook.ts';
import { XmlScanner } from './xmlScanner.ts';
import { columnWidth, textCell } from './xmlText.ts';
import { unpackText, ZipOfParts } from './zip.ts';

/**
 * Adds the columns of the result to a sheet of an XLSX file. All other parts are copied without being unpacked. The
 * sheet is copied except for the new cells and the widths of their columns.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function patchWorkbook(
  { source, sheet, ...used }: NonNullable<WriteRequest['spreadsheet']>,
  results: Results,
  onRead: (packedBytes: number) => void,
): Promise<Blob> {
  const { entries, sheets } = await openWorkbook(source);
  const firstColumn = firstFreeColumn(used, Math.max(1, results.headerRow));
  const zip = new ZipOfParts();
  for (const entry of entries)
    if (entry === sheets[sheet]?.entry) {
      const pieces = unpackText(entry, SHEET_LIMIT, onRead);
      await zip.add(entry.filename, patched(pieces, firstColumn, results));
    } else await zip.copy(entry);
  return zip.close();
}

async function* patched(
  pieces: AsyncIterable<string>,
  firstColumn: number,
  results: Results,
): AsyncGenerator<string> {
  const patcher = new SheetPatcher(firstColumn, results);
  const scanner = new XmlScanner(new SheetWalker(patcher));
  for await (const piece of pieces) yield patcher.takePiece(scanner.write(piece));
  yield patcher.takePiece(scanner.end());
}

/**
 * The first of the free columns for the result. No merged region from this row on overlaps them, because it would hide
 * their content.
 *
 * @throws ListError `no-room-in-excel` if the sheet has no columns left for the result
 */
function firstFreeColumn({ columnCount, merged }: UsedCells, fromRow: number): number {
  let first = columnCount + 1;
  const regions = merged
    .filter(([, last]) => last.row >= fromRow)
    .sort(([one], [other]) => one.column - other.column);
  for (const [from, to] of regions)
    if (from.column < first + RESULT_COLUMNS.length && to.column >= first) first = to.column + 1;
  if (first + RESULT_COLUMNS.length - 1 > EXCEL_COLUMNS) throw new ListError('no-room-in-excel');
  return first;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Indices of the formats in `styles.xml`: text (Excel's „@“), so that a cell stays a text when it is edited. */
const TEXT = '1';
const BOLD_TEXT = '2';

/** The parts of every workbook with one sheet (ECMA-376, part 1, 12.2). */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="IBAN-Liste" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
};

const PIECE = 2 ** 18;

/**
 * Writes a list that was a text as an XLSX file. All cells are texts, so that Excel neither rounds numbers nor executes
 * formulas.
 *
 * @param rows of the CSV
 * @param columnCount columns of the list, before those of the result
 * @throws ListError `no-room-in-excel` or `cell-too-long`
 */
export async function newWorkbook(
  rows: Iterable<readonly string[]>,
  headerRow: number,
  columnCount: number,
): Promise<Blob> {
  const zip = new ZipOfParts();
  for (const [name, xml] of Object.entries(PARTS)) await zip.add(name, [DECLARATION + xml]);
  await zip.add('xl/worksheets/sheet1.xml', sheetXml(rows, headerRow, columnCount));
  return zip.close();
}

function* sheetXml(
  rows: Iterable<readonly string[]>,
  headerRow: number,
  columnCount: number,
): Generator<string> {
  let xml = `${DECLARATION}<worksheet xmlns="${MAIN}">`;
  if (headerRow > 0)
    xml += `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headerRow}" topLeftCell="A${headerRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`;
  const widths = [...Array<number>(columnCount).fill(16), ...RESULT_COLUMNS.map(({ width }) => width)];
  xml += `<cols>${widths.map((width, index) => columnWidth('', index + 1, width)).join('')}</cols><sheetData>`;
  let row = 0;
  for (const cells of rows) {
    row += 1;
    const format = row === headerRow ? BOLD_TEXT : TEXT;
    if (cells.length > EXCEL_COLUMNS || row > EXCEL_ROWS) throw new ListError('no-room-in-excel');
    const written = cells.map((cell, index) => textCell('', index + 1, row, unescapedCell(cell), format));
    xml += `<row r="${row}">${written.join('')}</row>`;
    if (xml.length < PIECE) continue;
    yield xml;
    xml = '';
  }
  yield `${xml}</sheetData></worksheet>`;
}
