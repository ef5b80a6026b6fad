import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { DESPITE, type Proposal, Proposals } from '../../bankData/Proposals.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './CorrectableOutcome.module.css';
import { valuesOf } from './cells/columns.ts';
import { PROBLEMS, type RowResult } from './convert/rowOutcome.ts';
import { shortened } from './convert/rowTexts.ts';
import shared from './IbanList.module.css';
import { problemOf } from './questions/objections.ts';
import { questionTexts } from './questions/questionTexts.ts';
import type { RowToShow } from './rows/readRows.ts';
import { meaningTexts, texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

interface Props {
  readonly row: RowToShow;
  /** Row number as in a spreadsheet. */
  readonly number: number;
  readonly corrections: Corrections;
  readonly reason: string;
  /** The outcome. */
  readonly children: ReactNode;
}

/** The outcome of a row. If it needs attention, its numbers can be corrected and converted again in place. */
export function CorrectableOutcome({ row: read, number, corrections, reason, children }: Props) {
  const { row, cells } = read;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { columns, isBusy, editing } = corrections;
  const correction = corrections.of(row);
  const edited = editing?.row === row ? editing : null;
  const result = corrections.resultOf(read);
  const placeToMend = edited ? placeInDoubt(result, edited.values) : -1;
  const isBankUnknown = result.outcome === 'unknown-bank';
  const [proposed, setProposed] = useState<readonly Proposal[]>([]);
  const propose = useEffectEvent((values = corrections.valuesOf(row, cells)) =>
    corrections.propose(row, values),
  );
  const isWanted = isBankUnknown || edited !== null;
  useEffect(() => {
    let isHere = isWanted;
    setProposed([]);
    if (isWanted) void propose(correction?.values).then((found) => isHere && setProposed(found));
    return () => {
      isHere = false;
    };
  }, [isWanted, correction]);
  useEffect(() => {
    // The proposals have moved its field.
    const isInUse = form.current?.contains(document.activeElement);
    if (proposed.length > 0 && isInUse) form.current?.scrollIntoView({ block: 'nearest' });
  }, [proposed]);

  useEffect(() => {
    // Not when the form is drawn again because its page is shown again.
    if (!edited || document.activeElement !== opener.current) return;
    const field = form.current?.querySelector<HTMLInputElement>('[aria-describedby]');
    field?.focus({ preventScroll: true });
    field?.select();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, [edited]);

  function open() {
    opener.current?.focus();
    flushSync(() => corrections.edit({ row, values: corrections.valuesOf(row, cells) }));
  }

  function close() {
    corrections.edit(null);
    opener.current?.focus();
  }

  function convert(values: readonly string[]) {
    void corrections.convert(read, number, values);
    opener.current?.focus();
  }

  const sameBank = corrections.ofSameBank(row);

  const isTyped = (each: Proposal) => `${valuesOf(columns, each)}` === `${edited?.values}`.replace(/\s/g, '');
  const near = proposed.map((account) => (isTyped(account) ? { ...account, label: DESPITE } : account));
  const proposals = <Proposals near={near} onChoose={(account) => convert(valuesOf(columns, account))} />;
  // While a corrected row is corrected again, its old outcome is hidden.
  const told = !(edited && correction && !edited.refused) && (
    <>
      {children}
      <span id={`${id}reason`}>{reason}</span>
    </>
  );
  if (!PROBLEMS.has(read.result.outcome) && !correction) return told;
  return (
    <>
      {told}
      <span className={`row ${styles.correct} no-print`}>
        <button
          ref={opener}
          type="button"
          aria-expanded={edited !== null}
          aria-label={texts.correction.correctRow(number)}
          onClick={edited ? close : open}
        >
          {texts.correction.correct}
        </button>
        {correction && (
          <button
            type="button"
            aria-label={texts.correction.undoRow(number)}
            disabled={isBusy}
            onClick={() => {
              corrections.undo(row);
              opener.current?.focus();
            }}
          >
            {texts.correction.undo}
          </button>
        )}
        {sameBank?.offer && (
          <button type="button" disabled={isBusy} onClick={() => corrections.convertLike(sameBank)}>
            {questionTexts.sameBank(sameBank.rows.length, sameBank.offer.numbers.bankCode)}
          </button>
        )}
      </span>
      {isBankUnknown && !isBusy && proposals}
      {edited && (
        <form
          ref={form}
          className={`${styles.form} no-print`}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) convert(edited.values);
          }}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <div role="status">{isBusy ? texts.correction.wait : !isBankUnknown && proposals}</div>
          {meaningTexts[columns.kind].map((label, place) => (
            <div key={label}>
              <label htmlFor={`${id}${place}`}>{label}</label>
              <input
                id={`${id}${place}`}
                value={edited.values[place] ?? ''}
                required={edited.values.every((value) => value.trim() === '')}
                autoComplete="off"
                aria-invalid={(edited.refused && place === placeToMend) || undefined}
                aria-describedby={place === placeToMend ? `${id}reason` : undefined}
                inputMode={columns.kind === 'accounts' ? 'numeric' : 'text'}
                onChange={({ currentTarget }) =>
                  corrections.edit({ ...edited, values: edited.values.with(place, currentTarget.value) })
                }
              />
            </div>
          ))}
          <div className={`row ${shared.actions}`}>
            <Button type="submit" aria-disabled={isBusy}>
              {texts.correction.convert}
            </Button>
            <Button variant="quiet" onClick={close}>
              {texts.correction.close}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

/** Which of the values the result objects to. */
function placeInDoubt({ outcome, reason }: RowResult, values: readonly string[]): number {
  const problem = problemOf({ outcome, reason }) ?? outcome;
  if (problem.startsWith('account')) return values.length - 1;
  const named = values.findIndex((value) => value.trim() !== '' && reason.includes(shortened(value)));
  return problem.startsWith('bank-code') ? 0 : Math.max(0, named);
}
