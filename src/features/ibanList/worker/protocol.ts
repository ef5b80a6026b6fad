import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { Columns } from '../cells/columns.ts';
import type { Conversion, Progress } from '../convert/convertTable.ts';
import type { ChosenFormat, TableFormat } from '../table/tableFormat.ts';
import type { SheetName } from '../xlsx/openWorkbook.ts';
import type { Failure } from './failure.ts';

/** What the page asks of the worker, which keeps nothing of a list between two requests. */
export type ListRequest =
  /** A list will probably come: the bank directory is loaded. No answer follows. */
  | { readonly type: 'prepare'; readonly directories: readonly AvailableDirectory[] }
  | OpenRequest
  | ConvertRequest
  | ({ readonly type: 'write-xlsx' } & WriteRequest);

export interface OpenRequest {
  readonly type: 'open';
  readonly directories: readonly AvailableDirectory[];
  readonly source: Blob;
  /** Of a spreadsheet, counted from 0; null for the first sheet in which accounts are recognised. */
  readonly sheet: number | null;
  /** Read out of a spreadsheet: a text, whatever it begins with. */
  readonly isSheetText: boolean;
  readonly chosen: ChosenFormat;
}

export interface ConvertRequest {
  readonly type: 'convert';
  readonly directories: readonly AvailableDirectory[];
  readonly source: Blob;
  readonly format: TableFormat;
  readonly columnCount: number;
  readonly filledColumns: readonly number[];
  readonly columns: Columns;
}

export interface WriteRequest {
  /** The list as text, as it was converted. */
  readonly list: Pick<ConvertRequest, 'source' | 'format' | 'columnCount'>;
  /** What the conversion gave. */
  readonly csv: Blob;
  /** Where the list came from; null where it was a text. */
  readonly spreadsheet: { readonly source: Blob; readonly sheet: number } | null;
}

export type Answer =
  /** `spreadsheet` is null where the list came as a text. */
  | {
      readonly type: 'opened';
      readonly opened: OpenedTable;
      readonly spreadsheet: OpenedSpreadsheet | null;
    }
  | ({ readonly type: 'progress' } & Progress)
  | ({ readonly type: 'converted' } & Conversion)
  | { readonly type: 'xlsx-written'; readonly xlsx: Blob }
  | { readonly type: 'failed'; readonly failure: Failure };

/** A sheet of a workbook, and what else the visitor could choose. */
export interface OpenedSpreadsheet {
  readonly sheets: readonly SheetName[];
  /** Which of them was read, counted from 0. */
  readonly sheet: number;
  /** Formulas whose result is not in the file. */
  readonly uncalculatedCount: number;
}

/** What was recognised in a list, with its first rows. */
export interface OpenedTable {
  /** The list as text: the file itself, or what was read out of a spreadsheet. */
  readonly source: Blob;
  readonly format: TableFormat;
  /** Cells of an ordinary row. */
  readonly columnCount: number;
  readonly filledColumns: readonly number[];
  /** Null where no column looks like an account or an IBAN. */
  readonly columns: Columns | null;
  /** Another column looks as much like the one with the account numbers or the bank codes. */
  readonly isUnclear: boolean;
  /** The first rows, header included, their cells shortened. */
  readonly rows: readonly (readonly string[])[];
}
