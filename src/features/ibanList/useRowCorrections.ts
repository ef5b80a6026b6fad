import { useRef, useState } from 'react';
import { parseBankCode } from '../../domain/account/account.ts';
import { usedColumns } from './cells/columns.ts';
import { type RowResult, WRONG } from './convert/rowOutcome.ts';
import type { Done } from './listSteps.ts';
import type { Question } from './questions/question.ts';
import type { RowToShow } from './rows/readRows.ts';
import type { ListTool } from './useIbanList.ts';

export type Corrections = ReturnType<typeof useRowCorrections>;

/** The corrections of a list, one at a time. */
export function useRowCorrections(done: Done, list: ListTool) {
  const { corrected, drafts } = done;
  const { columns } = done.request;
  /** The row that is being corrected, and what became of values that cannot be right. Kept while another page is shown. */
  const [editing, setEditing] = useState<{
    row: number;
    values: readonly string[];
    refused?: RowResult | null;
  } | null>(null);
  /** What was typed for a row and is being converted. */
  const typed = useRef(new Map<number, readonly string[]>());
  function edit(next: typeof editing) {
    if (editing && next?.row === editing.row) drafts.set(next.row, next.values);
    else if (editing && !next) drafts.delete(editing.row);
    setEditing(next);
  }
  return {
    columns,
    /** A file is being written. */
    isBusy: list.isBusy,
    editing,
    of: (row: number) => corrected.get(row),
    resultOf: ({ row, result }: RowToShow) =>
      (editing?.row === row ? editing.refused : null) ?? corrected.get(row)?.result ?? result,
    /** What was last typed for the row, or its cells. */
    valuesOf: (row: number, cells: readonly string[]) =>
      drafts.get(row) ??
      typed.current.get(row) ??
      corrected.get(row)?.values ??
      usedColumns(columns).map((column) => cells[column] ?? ''),
    propose: (row: number, values: readonly string[]) => list.propose(done, row, values),
    /** The other rows with the unknown bank code of this one, read with the one that was typed here; null if there are none. */
    ofSameBank(row: number): Question | null {
      const correction = corrected.get(row);
      const question = done.questions.find(
        ({ problem, rows }) => problem === 'unknown-bank' && rows.includes(row),
      );
      const bankCode = parseBankCode(correction?.values[0]?.replace(/\D/g, '') ?? '');
      if (!correction?.result.bank || correction.question || !question || bankCode === null) return null;
      const rows = question.rows.filter((each) => !corrected.has(each));
      const offer = { places: { otherBankCode: bankCode }, numbers: { bankCode, accountNumber: '' } };
      return rows.length === 0 ? null : { ...question, rows, offer: { ...offer, checked: 0, passed: 0 } };
    },
    convertLike: (question: Question) => list.answer(done, question),
    edit,
    /** @param number row number as in a spreadsheet */
    async convert(read: RowToShow, number: number, values: readonly string[]) {
      const { row } = read;
      if (editing?.row === row) edit(null);
      drafts.delete(row);
      typed.current.set(row, values);
      const isWanted = () => typed.current.get(row) === values;
      const refused = await list.correct(done, read, number, values, isWanted);
      if (!isWanted()) return;
      typed.current.delete(row);
      if (refused && !WRONG.has(refused.outcome)) return;
      drafts.set(row, values);
      // Another form that was opened in the meantime stays open.
      setEditing((current) => current ?? { row, values, refused });
    },
    undo(row: number) {
      drafts.delete(row);
      typed.current.delete(row);
      list.undo(done, row);
    },
  };
}
