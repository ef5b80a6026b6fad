import readXlsxFile from 'read-excel-file/universal';
import { ListError } from './failure.ts';

/**
 * Reads the first sheet of an XLSX file that has any cells, and writes it as CSV. Numbers come as the file has them,
 * so that a number that was rounded can be told from one that was not; dates come as days.
 *
 * @throws ListError `damaged-xlsx` or `empty`
 */
export async function readSpreadsheet(source: Blob): Promise<Blob> {
  const sheets = await readSheets(source);
  const rows = sheets.find(({ data }) => data.length > 0)?.data;
  if (rows === undefined) throw new ListError('empty');
  const parts: string[] = [];
  for (const row of rows) parts.push(`${row.map((cell) => csvCell(textOf(cell))).join(';')}\r\n`);
  return new Blob(parts, { type: 'text/csv' });
}

async function readSheets(source: Blob) {
  try {
    return await readXlsxFile(source, { parseNumber: (text) => text, trim: false });
  } catch (error) {
    if (error instanceof DOMException) throw error;
    throw new ListError('damaged-xlsx');
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof cell === 'boolean') return cell ? 'WAHR' : 'FALSCH';
  return String(cell);
}

/** Not `writtenCell`: this text is read again, and must not hold an apostrophe that the sheet does not have. */
function csvCell(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
