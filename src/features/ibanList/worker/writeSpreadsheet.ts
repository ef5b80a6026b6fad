import { lengthOfDelimiterLine } from '../../../table/sepLine.ts';
import { utf8Chunks } from '../../../table/utf8Chunks.ts';
import type { Progress } from '../convert/convertTable.ts';
import { RESULT_COLUMNS } from '../convert/resultColumns.ts';
import { newWorkbook } from '../xlsx/newWorkbook.ts';
import { patchWorkbook } from '../xlsx/patchWorkbook.ts';
import { ResultRows } from '../xlsx/resultRows.ts';
import type { WriteRequest } from './protocol.ts';

/**
 * Writes the result of a conversion as an XLSX file: into a copy of the source spreadsheet, or into a new one. The
 * appended cells come from the CSV, so that both files have the same content.
 *
 * @throws ListError; DOMException if the file was changed or removed after it was chosen
 */
export async function writeSpreadsheet(
  { list, csv, spreadsheet }: WriteRequest,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const { format, columnCount } = list;
  const bytes = new Uint8Array(await csv.arrayBuffer());
  const results = new ResultRows(bytes, columnCount, columnCount + RESULT_COLUMNS.length);
  if (spreadsheet === null) {
    const text = new Uint8Array(await new Blob(await chunksOf(list)).arrayBuffer());
    const rows = text.subarray(lengthOfDelimiterLine(text));
    return newWorkbook({ bytes: rows, format, columnCount }, results, (bytesRead) =>
      onProgress({ bytesRead, bytesTotal: rows.length, rows: 0 }),
    );
  }
  const { source, sheet } = spreadsheet;
  // The sheet is read twice: for the position of the new columns, and for the copy.
  const bytesTotal = 2 * source.size;
  let bytesRead = 0;
  return patchWorkbook(source, sheet, format.headerRow, results, (more) => {
    bytesRead += more;
    onProgress({ bytesRead, bytesTotal, rows: 0 });
  });
}

async function chunksOf({ source, format }: WriteRequest['list']): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  for await (const { bytes } of utf8Chunks(source, format.encoding))
    parts.push(bytes as Uint8Array<ArrayBuffer>);
  return parts;
}
