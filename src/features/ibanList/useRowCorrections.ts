import { useState } from 'react';
import type { Columns } from './cells/columns.ts';
import type { Correction } from './rows/correctRow.ts';
import type { BanksByName } from './worker/findBanks.ts';

/** A row that is being corrected. Its values are kept while it is scrolled out of view. */
export interface EditedRow {
  readonly row: number;
  readonly values: readonly string[];
}

export interface CorrectionActions {
  readonly columns: Columns;
  readonly corrected: ReadonlyMap<number, Correction>;
  /** A file is being written. */
  readonly isBusy: boolean;
  /** @param number row number as in a spreadsheet */
  readonly onCorrect: (row: number, number: number, values: readonly string[]) => void;
  readonly onUndo: (row: number) => void;
  readonly onFindBanks: (cells: readonly string[]) => Promise<BanksByName | null>;
}

export interface Corrections {
  readonly columns: Columns;
  readonly isBusy: boolean;
  readonly editing: EditedRow | null;
  readonly of: (row: number) => Correction | undefined;
  readonly edit: (edited: EditedRow | null) => void;
  readonly convert: CorrectionActions['onCorrect'];
  readonly undo: CorrectionActions['onUndo'];
  readonly findBanks: CorrectionActions['onFindBanks'];
}

/** The corrections of a list, and the row that is being corrected: one at a time. */
export function useRowCorrections({
  columns,
  corrected,
  isBusy,
  onCorrect,
  onUndo,
  onFindBanks,
}: CorrectionActions): Corrections {
  const [editing, edit] = useState<EditedRow | null>(null);
  return {
    columns,
    isBusy,
    editing,
    of: (row) => corrected.get(row),
    edit,
    convert(row, number, values) {
      edit(null);
      onCorrect(row, number, values);
    },
    undo: onUndo,
    // A request would cancel the writing of a file.
    findBanks: async (cells) => (isBusy ? null : onFindBanks(cells)),
  };
}
