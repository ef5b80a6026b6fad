import Papa from 'papaparse';
import type { Columns } from '../../src/features/ibanList/cells/columns.ts';
import { type Conversion, convertTable } from '../../src/features/ibanList/convert/convertTable.ts';
import { type ConvertedList, readRows } from '../../src/features/ibanList/rows/readRows.ts';
import { openTable } from '../../src/features/ibanList/worker/openTable.ts';
import { readSpreadsheet } from '../../src/features/ibanList/worker/spreadsheets.ts';
import type { RowShape } from '../../src/features/ibanList/worker/tableShape.ts';
import type { ChosenFormat } from '../../src/table/tableFormat.ts';
import { newestDirectory } from './bankDirectory.ts';

const directory = newestDirectory();
const FIRST_TWO: Columns = { kind: 'accounts', bankCode: 0, accountNumber: 1 };
export const isKnown = (digits: string) => directory.find(digits) !== undefined;

export const listOf = (
  { csv, index }: Conversion,
  { format: { headerRow }, columnCount }: Pick<RowShape, 'format' | 'columnCount'>,
): ConvertedList => ({ csv, index, columnCount, headerRow });

/** All rows of a result. Only for tests, because a list may have a million. */
export const allRows = (list: ConvertedList) => readRows(list, [...list.index.classes.keys()]);

/** Opens a list and converts it, as the page does. Without columns, those that are recognised, or else the first two. */
export async function converted(source: Blob, chosen: ChosenFormat = {}, columns?: Columns) {
  const opened = await openTable(source, chosen, isKnown);
  const used = columns ?? opened.columns ?? FIRST_TWO;
  const conversion = await convertTable(directory, opened, used, () => undefined);
  return { opened, ...conversion, list: listOf(conversion, opened) };
}

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
  const header = list.split('\n')[headerRow - 1]?.split(';') ?? [];
  const [bankCode, accountNumber] = [header.indexOf('BLZ'), header.indexOf('Konto')];
  const columns: Columns =
    headerRow === 0 ? { kind: 'combined', cell: 0 } : { kind: 'accounts', bankCode, accountNumber };
  const { opened, csv } = await converted(new Blob([list]), { headerRow }, columns);
  const lines = (await csv.text()).trimEnd().split('\r\n').slice(headerRow);
  return lines
    .map((line) => line.split(';').slice(opened.columnCount))
    .map(([iban, , , , reason]) => ({ iban, reason }));
}

export const ibansOf = async (list: string, headerRow?: number) =>
  (await convertedRows(list, headerRow)).map(({ iban }) => iban);
