import { useRef, useState } from 'react';
import { usedColumns } from './cells/columns.ts';
import type { Done } from './listSteps.ts';
import type { ListTool } from './useIbanList.ts';

export type Corrections = ReturnType<typeof useRowCorrections>;

/** The corrections of a list, one at a time. */
export function useRowCorrections(done: Done, list: ListTool) {
  const { corrected } = done;
  const { columns } = done.request;
  const { isBusy } = list;
  /** The row that is being corrected. Its values are kept while another page is shown. */
  const [editing, setEditing] = useState<{ row: number; values: readonly string[] } | null>(null);
  /** What was typed into the form of a row before another one was opened. */
  const drafts = useRef(new Map<number, readonly string[]>());
  /** What was typed for a row and is being converted, or could not be. */
  const typed = useRef(new Map<number, readonly string[]>());
  function edit(next: typeof editing) {
    if (editing && next) drafts.current.set(editing.row, editing.values);
    else if (editing) drafts.current.delete(editing.row);
    setEditing(next);
  }
  return {
    columns,
    /** A file is being written. */
    isBusy,
    editing,
    of: (row: number) => corrected.get(row),
    /** What was last typed for the row, or its cells. */
    valuesOf: (row: number, cells: readonly string[]) =>
      drafts.current.get(row) ??
      typed.current.get(row) ??
      corrected.get(row)?.values ??
      usedColumns(columns).map((column) => cells[column] ?? ''),
    propose: (row: number, values: readonly string[]) => list.propose(done, row, values),
    edit,
    /** @param number row number as in a spreadsheet */
    async convert(row: number, number: number, values: readonly string[]) {
      if (editing?.row === row) edit(null);
      drafts.current.delete(row);
      typed.current.set(row, values);
      const isWanted = () => typed.current.get(row) === values;
      const hasFailed = await list.correct(done, row, number, values, isWanted);
      if (!isWanted()) return;
      // Another form that was opened in the meantime stays open.
      if (hasFailed) setEditing((current) => current ?? { row, values });
      else typed.current.delete(row);
    },
    undo(row: number) {
      drafts.current.delete(row);
      typed.current.delete(row);
      list.undoCorrection(done, row);
    },
  };
}
