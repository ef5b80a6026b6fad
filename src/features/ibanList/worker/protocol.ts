import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { ChosenFormat } from '../../../table/tableFormat.ts';
import type { Columns } from '../cells/columns.ts';
import type { Table } from '../convert/convertTable.ts';
import type { ConvertedList } from '../rows/readRows.ts';
import type { UsedCells } from '../xlsx/sheetRows.ts';
import type { SheetName } from '../xlsx/workbook.ts';
import type { Failure } from './failure.ts';

/** What the worker reports about a request: progress, then its end. */
export type Message =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'done'; readonly answer: unknown }
  | { readonly type: 'failed'; readonly failure: Failure };

/** A request for which the worker needs the bank data. */
export interface DataRequest {
  readonly directory: AvailableDirectory;
}

export interface QuestionedList extends DataRequest {
  readonly list: ConvertedList;
  readonly columns: Columns;
}

export interface OpenRequest extends DataRequest {
  readonly source: Blob;
  /** The sheet of a spreadsheet, counted from 0; null for the first sheet in which accounts are detected. */
  readonly sheet: number | null;
  /** A text that the site wrote from a spreadsheet has a complete format, and its kind is not detected again. */
  readonly chosen: ChosenFormat;
}

export interface ConvertRequest extends DataRequest, Table {
  readonly columns: Columns;
}

export interface CorrectRequest extends DataRequest {
  readonly kind: Columns['kind'];
  /** What the used cells of a row hold, in the order of `usedColumns`. */
  readonly values: readonly string[];
}

export interface WriteRequest extends Pick<ConvertedList, 'csv' | 'columnCount' | 'headerRow'> {
  /** The source of the list; null if it was a text. */
  readonly spreadsheet: (UsedCells & { readonly source: Blob; readonly sheet: number }) | null;
}

/** The sheets of a workbook and the one that was read. */
export interface OpenedSpreadsheet extends UsedCells {
  readonly sheets: readonly SheetName[];
  /** Index of the sheet that was read, from 0. */
  readonly sheet: number;
}

/** The detected settings of a list, with its first rows. */
export interface OpenedTable extends Table {
  /** The guessed columns, `ASK` where several are possible; null if none looks like an account or an IBAN. */
  readonly columns: Columns | null;
  /** The first rows including the header, with shortened cells. */
  readonly rows: readonly (readonly string[])[];
}
