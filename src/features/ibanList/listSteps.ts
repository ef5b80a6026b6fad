import type { DatedDirectory } from '../../bankData/validityTexts.ts';
import type { ChosenFormat } from '../../table/tableFormat.ts';
import type { Columns } from './cells/columns.ts';
import type { Summary } from './convert/summary.ts';
import type { JobState } from './JobProgress.tsx';
import type { Question } from './questions/question.ts';
import type { Correction } from './rows/correctRow.ts';
import type { ConvertedList } from './rows/readRows.ts';
import type { ConvertRequest, OpenedSpreadsheet, OpenedTable } from './worker/protocol.ts';

export interface List {
  readonly source: Blob;
  readonly name: string;
}

export interface Settings {
  readonly list: List;
  readonly opened: OpenedTable;
  /** Set if the list is from a spreadsheet: the visitor can choose the sheet, but not encoding and delimiter. */
  readonly spreadsheet: OpenedSpreadsheet | null;
  readonly chosen: ChosenFormat;
  readonly columns: Columns;
}

export type ListStep =
  | { readonly name: 'input' }
  | { readonly name: 'settings'; readonly settings: Settings }
  | { readonly name: 'running'; readonly settings: Settings; readonly job: JobState }
  | {
      readonly name: 'done';
      readonly settings: Settings;
      readonly request: ConvertRequest;
      /** The bank data of this result, and whether they were valid when it was asked for. */
      readonly bankData: DatedDirectory;
      readonly list: ConvertedList;
      readonly summary: Summary;
      readonly corrected: ReadonlyMap<number, Correction>;
      /** About the rows that cannot be read; empty until they are found. */
      readonly questions: readonly Question[];
      readonly answered: ReadonlySet<Question>;
      /** The corrections of the file that was saved last; null if none was. */
      readonly saved: ReadonlyMap<number, Correction> | null;
    };

export type Done = ListStep & { name: 'done' };

/** Whether corrections would be lost if the visitor left the result. */
export function isUnsaved(step: ListStep): boolean {
  return step.name === 'done' && step.corrected.size > 0 && step.saved !== step.corrected;
}

/** A job that does not change the step: reading or writing a spreadsheet. */
export interface Work {
  readonly name: string;
  readonly job: JobState;
}
