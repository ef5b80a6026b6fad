import writeXlsxFile from 'write-excel-file/universal';
import type { BankDirectory } from '../../../domain/bankDirectory.ts';
import type { Columns } from '../cells/columns.ts';
import { convertRow } from '../convert/convertRow.ts';
import type { Table } from '../convert/convertTable.ts';
import { cellsOf } from '../convert/resultCells.ts';
import { resultColumnsBeside } from '../convert/rowTexts.ts';
import { lengthOfDelimiterLine } from '../table/delimiterLine.ts';
import { parseRows } from '../table/parseRow.ts';
import { utf8Pieces } from '../table/utf8Pieces.ts';

/**
 * Converts a list once more, into an XLSX file. Its cells are texts, so that Excel neither rounds a number nor takes
 * anything for a formula; they need no apostrophe.
 */
export async function writeSpreadsheet(
  directory: BankDirectory,
  table: Table,
  columns: Columns,
): Promise<Blob> {
  const { format, columnCount } = table;
  const text = new Uint8Array(await new Blob(await pieces(table)).arrayBuffer());
  const rows = parseRows(
    text.subarray(lengthOfDelimiterLine(text)),
    { delimiter: format.delimiter.charCodeAt(0), columnCount },
    true,
  );
  const sheet = rows.map(({ cells }, index) => {
    const isHeader = index + 1 === format.headerRow;
    const result = isHeader
      ? resultColumnsBeside(cells)
      : index < format.headerRow
        ? []
        : cellsOf(convertRow(directory, cells, columns));
    const fill = Array.from({ length: Math.max(0, columnCount - cells.length) }, () => '');
    return [...cells.slice(0, columnCount), ...fill, ...result, ...cells.slice(columnCount)].map((cell) =>
      cell === '' ? null : { value: withinExcel(cell), type: String, ...(isHeader && HEADER) },
    );
  });
  const widths = [...Array.from({ length: columnCount }, () => 16), 26, 14, 34, 26, 60];
  return writeXlsxFile(sheet, {
    sheet: 'IBAN-Liste',
    columns: widths.map((width) => ({ width })),
    ...(format.headerRow > 0 && { stickyRowsCount: format.headerRow }),
  }).toBlob();
}

const HEADER = { fontWeight: 'bold' } as const;

/** Excel's specification: a cell holds at most 32,767 characters; it refuses files with more. */
function withinExcel(cell: string): string {
  return cell.length > 32_767 ? `${cell.slice(0, 32_766)}…` : cell;
}

async function pieces({ source, format }: Table): Promise<BlobPart[]> {
  const parts: BlobPart[] = [];
  for await (const { bytes } of utf8Pieces(source, format.encoding))
    parts.push(bytes as Uint8Array<ArrayBuffer>);
  return parts;
}
