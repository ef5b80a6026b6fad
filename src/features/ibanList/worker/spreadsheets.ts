// The code that only spreadsheets need. The worker loads it with the first one.

import type { OnProgress } from '../convert/convertTable.ts';
import { rowsOfResult } from '../rows/readRows.ts';
import type { CellContext } from '../xlsx/cellText.ts';
import { type ReadSheet, readCellContext, readSheet } from '../xlsx/readSheet.ts';
import { openWorkbook, type Workbook } from '../xlsx/workbook.ts';
import { newWorkbook, patchWorkbook } from '../xlsx/writeWorkbook.ts';
import { ListError } from './failure.ts';
import { LARGEST_FILE } from './openTable.ts';
import type { OpenedSpreadsheet, WriteRequest } from './protocol.ts';

/** Rows from which a sheet is detected. */
const SAMPLE_ROWS = 200;

/**
 * Reads a sheet of an XLSX file.
 *
 * @param chosen the visitor's sheet; null for the first one in which accounts are detected, else the first one with
 *   cells. Hidden sheets come last.
 * @param recognises whether a text contains accounts
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function readSpreadsheet(
  source: Blob,
  chosen: number | null,
  recognises: (text: Blob) => Promise<boolean>,
  onProgress: OnProgress,
): Promise<OpenedSpreadsheet & Pick<ReadSheet, 'text'>> {
  if (source.size > LARGEST_FILE) throw new ListError('too-large');
  const workbook = await openWorkbook(source);
  let bytesRead = 0;
  const onRead = (bytes: number) => {
    bytesRead += bytes;
    onProgress(Math.min(1, bytesRead / source.size));
  };
  const context = await readCellContext(workbook, onRead);
  const { sheets } = workbook;
  const index = chosen ?? (sheets.length > 1 ? await chooseSheet(workbook, context, recognises) : 0);
  const sheet = sheets[index];
  if (sheet === undefined) throw new ListError('empty');
  const { rowCount, ...read } = await readSheet(workbook, sheet, context, onRead);
  if (rowCount === 0) throw new ListError(sheets.length > 1 ? 'empty-sheet' : 'empty');
  const names = sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  return { ...read, sheets: names, sheet: index };
}

async function chooseSheet(
  workbook: Workbook,
  context: CellContext,
  recognises: (text: Blob) => Promise<boolean>,
): Promise<number> {
  const sheets = [...workbook.sheets.entries()];
  sheets.sort(([, one], [, other]) => Number(one.isHidden) - Number(other.isHidden));
  let firstWithCells: number | null = null;
  for (const [index, sheet] of sheets)
    try {
      const { text, rowCount } = await readSheet(workbook, sheet, context, () => undefined, SAMPLE_ROWS);
      if (rowCount === 0) continue;
      firstWithCells ??= index;
      if (await recognises(text)) return index;
    } catch (error) {
      // If the visitor chooses this sheet, the reason is shown.
      if (!(error instanceof ListError)) throw error;
    }
  return firstWithCells ?? 0;
}

/**
 * Writes the result of a conversion as an XLSX file: into a copy of the source spreadsheet, or into a new one. All that is
 * added comes from the CSV, so that both files have the same content.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function writeSpreadsheet(
  { headerRow, columnCount, csv, spreadsheet }: WriteRequest,
  onProgress: OnProgress,
): Promise<Blob> {
  const bytesTotal = (spreadsheet?.source ?? csv).size;
  let bytesRead = 0;
  const onRead = (more: number) => {
    bytesRead += more;
    onProgress(bytesRead / bytesTotal);
  };
  const bytes = new Uint8Array(await csv.arrayBuffer());
  return spreadsheet === null
    ? newWorkbook(rowsOfResult(bytes, onRead), headerRow, columnCount)
    : patchWorkbook(spreadsheet, { rows: rowsOfResult(bytes), headerRow, columnCount }, onRead);
}
