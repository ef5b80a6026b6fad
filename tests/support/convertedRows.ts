import Papa from 'papaparse';
import type { Columns } from '../../src/features/ibanList/cells/columns.ts';
import { convertTable } from '../../src/features/ibanList/convert/convertTable.ts';
import { openTable } from '../../src/features/ibanList/worker/openTable.ts';
import { readSpreadsheet } from '../../src/features/ibanList/worker/spreadsheets.ts';
import { newestDirectory } from './bankDirectory.ts';

const directory = newestDirectory();
export const isKnown = (digits: string) => directory.find(digits) !== undefined;

/** The first sheet of a spreadsheet. */
export const readWorkbook = (file: Blob) =>
  readSpreadsheet(
    file,
    null,
    async () => true,
    () => undefined,
  );

/** The rows of a CSV as an independent parser reads them. */
export async function parsedCsv(csv: Blob): Promise<string[][]> {
  const text = (await csv.text()).replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(text, { delimiter: ';', newline: '\r\n' }).data.slice(0, -1);
}

/** The IBAN and the reason of each row of a list whose columns are called BLZ and Konto, or of free lines. */
export async function convertedRows(list: string, headerRow = 1) {
  const opened = await openTable(new Blob([list]), { headerRow }, isKnown);
  const header = opened.rows[headerRow - 1] ?? [];
  const [bankCode, accountNumber] = [header.indexOf('BLZ'), header.indexOf('Konto')];
  const columns: Columns =
    headerRow === 0 ? { kind: 'combined', cell: 0 } : { kind: 'accounts', bankCode, accountNumber };
  const { csv } = await convertTable(directory, opened, columns, () => undefined);
  const lines = (await csv.text()).trimEnd().split('\r\n').slice(headerRow);
  return lines
    .map((line) => line.split(';').slice(opened.columnCount))
    .map(([iban, , , , reason]) => ({ iban, reason }));
}

export const ibansOf = async (list: string, headerRow?: number) =>
  (await convertedRows(list, headerRow)).map(({ iban }) => iban);
