import type { Progress } from '../convert/convertTable.ts';
import type { CellContext } from '../xlsx/cellText.ts';
import { openWorkbook, type Sheet, type Workbook } from '../xlsx/openWorkbook.ts';
import { type OnRead, readCellContext, readSheet } from '../xlsx/readSheet.ts';
import { ListError } from './failure.ts';
import { LARGEST_FILE } from './openTable.ts';
import type { OpenedSpreadsheet } from './protocol.ts';

/** A sheet is recognised by so many of its rows. */
const SAMPLE_ROWS = 200;

interface ReadSpreadsheet extends OpenedSpreadsheet {
  /** The sheet as text, as `SHEET_TEXT_FORMAT` says. */
  readonly text: Blob;
}

/**
 * Reads a sheet of an XLSX file.
 *
 * @param chosen the sheet that the visitor chose; null for the first one in which accounts are recognised, then for the
 *   first one with cells. Hidden sheets come last.
 * @param recognises whether a text holds accounts
 * @throws ListError; DOMException where the file was changed or removed since it was chosen
 */
export async function readSpreadsheet(
  source: Blob,
  chosen: number | null,
  recognises: (text: Blob) => Promise<boolean>,
  onProgress: (progress: Progress) => void,
): Promise<ReadSpreadsheet> {
  if (source.size > LARGEST_FILE) throw new ListError('too-large');
  const workbook = await openWorkbook(source);
  let bytesRead = 0;
  const onRead: OnRead = (bytes, rows) => {
    bytesRead += bytes;
    onProgress({ bytesRead: Math.min(bytesRead, source.size), bytesTotal: source.size, rows });
  };
  const context = await readCellContext(workbook, onRead);
  const { sheets } = workbook;
  const index = chosen ?? (sheets.length > 1 ? await chooseSheet(workbook, context, recognises) : 0);
  const sheet = sheets[index];
  if (sheet === undefined) throw new ListError('empty');
  const { text, rowCount, uncalculatedCount } = await readSheet(workbook, sheet, context, onRead);
  if (rowCount === 0) throw new ListError(sheets.length > 1 ? 'empty-sheet' : 'empty');
  const names = sheets.map(({ name, isHidden }) => ({ name, isHidden }));
  return { text, sheets: names, sheet: index, uncalculatedCount };
}

async function chooseSheet(
  workbook: Workbook,
  context: CellContext,
  recognises: (text: Blob) => Promise<boolean>,
): Promise<number> {
  const indexes = [...workbook.sheets.keys()];
  const isHidden = (index: number) => workbook.sheets[index]?.isHidden ?? false;
  let firstWithCells: number | null = null;
  for (const index of [...indexes.filter((each) => !isHidden(each)), ...indexes.filter(isHidden)]) {
    const sheet = workbook.sheets[index];
    if (sheet === undefined) continue;
    const { text, rowCount } = await readSample(workbook, sheet, context);
    if (rowCount === 0) continue;
    if (await recognises(text)) return index;
    firstWithCells ??= index;
  }
  return firstWithCells ?? 0;
}

/** A sheet that cannot be read is none to propose; if it is chosen, the reason is said. */
async function readSample(workbook: Workbook, sheet: Sheet, context: CellContext) {
  try {
    return await readSheet(workbook, sheet, context, () => undefined, SAMPLE_ROWS);
  } catch (error) {
    if (error instanceof ListError) return { text: new Blob(), rowCount: 0 };
    throw error;
  }
}
