import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { germanCount } from '../../ui/germanNumber.ts';
import { usedColumns } from './cells/columns.ts';
import { PROBLEMS } from './convert/rowOutcome.ts';
import { RowCorrection } from './RowCorrection.tsx';
import styles from './RowWindow.module.css';
import type { Correction } from './rows/correctRow.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const { columns, isBusy, editing } = corrections;
  const correction = corrections.of(row.row);
  const isOpen = editing?.row === row.row;
  const values = valuesOf(row, usedColumns(columns), correction);

  /** Only here, and not when the form is drawn again: that happens when its row is scrolled back into view. */
  function open() {
    flushSync(() => corrections.edit({ row: row.row, values }));
    form.current?.scrollIntoView({ block: 'nearest' });
  }

  function close() {
    corrections.edit(null);
    opener.current?.focus();
  }

  if (!PROBLEMS.has(row.result.outcome) && !correction) return children;
  return (
    <>
      {children}
      <span className={`${styles.correct} no-print`}>
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
            onClick={() => {
              corrections.undo(row.row);
              opener.current?.focus();
            }}
          >
            {texts.correction.undo}
          </button>
        )}
      </span>
      {isOpen && (
        <RowCorrection
          ref={form}
          kind={columns.kind}
          values={editing.values}
          findBanks={
            columns.kind === 'accounts' && isEmpty(values[0]) ? () => corrections.findBanks(row.cells) : null
          }
          isBusy={isBusy}
          onChange={(changed) => corrections.edit({ row: row.row, values: changed })}
          onConvert={() => {
            corrections.convert(row.row, number, editing.values);
            opener.current?.focus();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function isEmpty(value: string | undefined): boolean {
  return value === undefined || value.trim() === '';
}

function valuesOf({ cells }: RowToShow, columns: readonly number[], correction: Correction | undefined) {
  return correction?.values ?? columns.map((column) => cells[column] ?? '');
}
