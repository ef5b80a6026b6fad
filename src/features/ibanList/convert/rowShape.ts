import type { TableFormat } from '../../../table/tableFormat.ts';
import type { WholeRows } from '../worker/tableShape.ts';

/** The shape of the rows of a list. */
export interface RowShape {
  readonly format: TableFormat;
  /** Shorter rows are padded with empty cells; extra cells of longer ones follow the result. */
  readonly columnCount: number;
  readonly wholeRows: WholeRows;
  /** This tool has already checked the rows and the visitor has answered its questions, so they are not checked again. */
  readonly isJudged?: boolean;
}
