import { useState } from 'react';
import type { NearAccount } from '../../domain/resolve/nearNumbers.ts';
import type { Done } from './listSteps.ts';
import type { ListTool } from './useIbanList.ts';

/** A row that is being corrected. Its values are kept while another page is shown. */
export interface EditedRow {
  readonly row: number;
  readonly values: readonly string[];
  /** Accounts that may have been meant. */
  readonly near?: readonly NearAccount[];
}

export type Corrections = ReturnType<typeof useRowCorrections>;

/** The corrections of a list, and the row that is being corrected: one at a time. */
export function useRowCorrections(done: Done, list: ListTool) {
  const { corrected } = done;
  const { columns } = done.request;
  const { isBusy } = list;
  const [editing, edit] = useState<EditedRow | null>(null);
  const [failed, setFailed] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  return {
    columns,
    /** A file is being written. */
    isBusy,
    editing,
    of: (row: number) => corrected.get(row),
    /** What was typed for the row: in its last correction, or in one that failed since. */
    typedFor: (row: number) => failed.get(row) ?? corrected.get(row)?.values,
    /** The form with these values opens, and what may have been meant follows. */
    open(row: number, values: readonly string[]) {
      edit({ row, values });
      void list
        .findNear(done, values)
        .then((near) => edit((current) => (current?.row === row ? { ...current, near } : current)));
    },
    edit,
    /** @param number row number as in a spreadsheet */
    async convert(row: number, number: number, values: readonly string[]) {
      edit(null);
      const isDone = await list.correct(done, row, number, values);
      setFailed((before) => {
        const others = [...before].filter(([other]) => other !== row);
        return new Map(isDone ? others : [...others, [row, values]]);
      });
      // Another form that was opened meanwhile stays open.
      if (!isDone) edit((current) => current ?? { row, values });
    },
    undo: (row: number) => list.undoCorrection(done, row),
  };
}
