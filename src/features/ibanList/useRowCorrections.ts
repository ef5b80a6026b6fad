import { useState } from 'react';
import type { NearAccount } from '../../domain/resolve/nearNumbers.ts';
import type { Columns } from './cells/columns.ts';
import type { Done } from './listSteps.ts';
import type { Correction } from './rows/correctRow.ts';
import type { ListTool } from './useIbanList.ts';

/** A row that is being corrected. Its values are kept while another page is shown. */
export interface EditedRow {
  readonly row: number;
  readonly values: readonly string[];
  /** Accounts that may have been meant. */
  readonly near?: readonly NearAccount[];
}

export interface Corrections {
  readonly columns: Columns;
  /** A file is being written. */
  readonly isBusy: boolean;
  readonly editing: EditedRow | null;
  readonly of: (row: number) => Correction | undefined;
  /** What was typed for the row: in its last correction, or in one that failed since. */
  readonly typedFor: (row: number) => readonly string[] | undefined;
  /** The form with these values opens, and what may have been meant follows. */
  readonly open: (row: number, values: readonly string[]) => void;
  readonly edit: (edited: EditedRow | null) => void;
  /** @param number row number as in a spreadsheet */
  readonly convert: (row: number, number: number, values: readonly string[]) => Promise<void>;
  readonly undo: (row: number) => void;
}

/** The corrections of a list, and the row that is being corrected: one at a time. */
export function useRowCorrections(done: Done, list: ListTool): Corrections {
  const { corrected } = done;
  const { columns } = done.request;
  const { isBusy } = list;
  const [editing, edit] = useState<EditedRow | null>(null);
  const [failed, setFailed] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  return {
    columns,
    isBusy,
    editing,
    of: (row) => corrected.get(row),
    typedFor: (row) => failed.get(row) ?? corrected.get(row)?.values,
    open(row, values) {
      edit({ row, values });
      void list
        .findNear(done, values)
        .then((near) => edit((current) => (current?.row === row ? { ...current, near } : current)));
    },
    edit,
    async convert(row, number, values) {
      edit(null);
      const isDone = await list.correct(done, row, number, values);
      setFailed((before) => {
        const others = [...before].filter(([other]) => other !== row);
        return new Map(isDone ? others : [...others, [row, values]]);
      });
      // Another form that was opened meanwhile stays open.
      if (!isDone) edit((current) => current ?? { row, values });
    },
    undo: (row) => list.undoCorrection(done, row),
  };
}
