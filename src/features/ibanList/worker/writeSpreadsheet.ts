import type { Progress } from '../convert/convertTable.ts';
import { rowsOfResult } from '../rows/readRows.ts';
import { newWorkbook } from '../xlsx/newWorkbook.ts';
import { patchWorkbook } from '../xlsx/patchWorkbook.ts';
import type { WriteRequest } from './protocol.ts';

/**
 * Writes the result of a conversion as an XLSX file: into a copy of the source spreadsheet, or into a new one. All that is
 * added comes from the CSV, so that both files have the same content.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function writeSpreadsheet(
  { list: { format, columnCount }, csv, spreadsheet }: WriteRequest,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const bytesTotal = (spreadsheet?.source ?? csv).size;
  let bytesRead = 0;
  const onRead = (more: number) => {
    bytesRead += more;
    onProgress({ bytesRead, bytesTotal, rows: 0 });
  };
  const bytes = new Uint8Array(await csv.arrayBuffer());
  const { headerRow } = format;
  return spreadsheet === null
    ? newWorkbook(rowsOfResult(bytes, onRead), headerRow, columnCount)
    : patchWorkbook(spreadsheet, { rows: rowsOfResult(bytes), headerRow, columnCount }, onRead);
}
