import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Proposals } from '../../bankData/Proposals.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { usedColumns } from './cells/columns.ts';
import { PROBLEMS } from './convert/rowOutcome.ts';
import shared from './IbanList.module.css';
import { RowCorrection } from './RowCorrection.tsx';
import styles from './RowPages.module.css';
import { valuesOf } from './rows/correctRow.ts';
import type { RowToShow } from './rows/readRows.ts';
import { texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

interface Props {
  readonly row: RowToShow;
  /** Row number as in a spreadsheet. */
  readonly number: number;
  readonly corrections: Corrections;
  readonly children: ReactNode;
}

/** The outcome of a row. If it needs attention, its numbers can be corrected and converted again in place. */
export function CorrectableOutcome({ row, number, corrections, children }: Props) {
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { columns, isBusy, editing } = corrections;
  const correction = corrections.of(row.row);
  const isOpen = editing?.row === row.row;
  const values = isOpen
    ? editing.values
    : (corrections.typedFor(row.row) ?? usedColumns(columns).map((column) => row.cells[column] ?? ''));

  /** Only here, and not when the form is drawn again: that happens when its page is shown again. */
  function open() {
    flushSync(() => corrections.open(row.row, values));
    first.current?.focus({ preventScroll: true });
    first.current?.form?.scrollIntoView({ block: 'nearest' });
  }

  function convert(to: readonly string[]) {
    void corrections.convert(row.row, number, to);
    opener.current?.focus();
  }

  function close() {
    corrections.edit(null);
    opener.current?.focus();
  }

  function undo() {
    corrections.undo(row.row);
    opener.current?.focus();
  }

  if (!PROBLEMS.has(row.result.outcome) && !correction) return children;
  return (
    <>
      {children}
      <span className={`row ${styles.correct} no-print`}>
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-label={texts.correction.correctRow(germanCount(number))}
          onClick={() => (isOpen ? corrections.edit(null) : open())}
        >
          {texts.correction.correct}
        </button>
        {correction && (
          <button
            type="button"
            aria-label={texts.correction.undoRow(germanCount(number))}
            disabled={isBusy}
            onClick={undo}
          >
            {texts.correction.undo}
          </button>
        )}
      </span>
      {isOpen && (
        <RowCorrection
          first={first}
          kind={columns.kind}
          values={values}
          isBusy={isBusy}
          onChange={(changed) => corrections.edit({ ...editing, values: changed })}
          onConvert={() => convert(values)}
          onClose={close}
        >
          {editing.near && (
            <Proposals
              near={editing.near}
              onChoose={(account) => convert(valuesOf(columns, account))}
              className={`row ${shared.actions}`}
            />
          )}
        </RowCorrection>
      )}
    </>
  );
}
