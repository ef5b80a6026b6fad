import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { Columns } from '../cells/columns.ts';
import type { Summary } from '../convert/summary.ts';
import type { ChosenFormat, TableFormat } from '../table/tableFormat.ts';
import type { Failure } from './failure.ts';

/** What the page asks of the worker for lists. Of a list, it keeps nothing between two requests. */
export type ListRequest =
  /** A list will come: what can be done beforehand is done. No answer follows. */
  | { readonly type: 'prepare'; readonly directories: readonly AvailableDirectory[] }
  | {
      readonly type: 'open';
      readonly directories: readonly AvailableDirectory[];
      readonly source: Blob;
      readonly chosen: ChosenFormat;
    }
  | ConvertRequest;

export interface ConvertRequest {
  readonly type: 'convert';
  readonly directories: readonly AvailableDirectory[];
  readonly source: Blob;
  readonly format: TableFormat;
  readonly columnCount: number;
  readonly filledColumns: readonly number[];
  readonly columns: Columns;
}

/** What the page asks of the worker for spreadsheets, whose libraries are large and rarely needed. */
export type SpreadsheetRequest =
  | { readonly type: 'read-xlsx'; readonly source: Blob }
  | { readonly type: 'write-xlsx'; readonly job: ConvertRequest };

export type Answer =
  | { readonly type: 'opened'; readonly opened: OpenedTable }
  /** The list is a spreadsheet, to be read by the other worker. */
  | { readonly type: 'is-xlsx' }
  | { readonly type: 'xlsx-read'; readonly source: Blob }
  | {
      readonly type: 'progress';
      readonly bytesRead: number;
      readonly bytesTotal: number;
      readonly rows: number;
    }
  | { readonly type: 'converted'; readonly csv: Blob; readonly summary: Summary }
  | { readonly type: 'xlsx-written'; readonly xlsx: Blob }
  | { readonly type: 'failed'; readonly failure: Failure };

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
