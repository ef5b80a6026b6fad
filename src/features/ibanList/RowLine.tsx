import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { CorrectableOutcome } from './CorrectableOutcome.tsx';
import { RESULT_COLUMNS, type ResultColumn } from './convert/resultColumns.ts';
import { type RowResult, toneOf } from './convert/rowOutcome.ts';
import { outcomeTexts, reasonTexts } from './convert/rowTexts.ts';
import { shownCells } from './convert/summary.ts';
import styles from './RowPages.module.css';
import type { RowToShow } from './rows/readRows.ts';
import { OutcomeSign } from './Totals.tsx';
import { texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

const { columns, none } = texts.result;
const LINES = Object.groupBy(RESULT_COLUMNS, ({ cellOnPage }) => cellOnPage);

interface Props {
  readonly row: RowToShow;
  /** Number of rows above the list. */
  readonly headerRow: number;
  /** Its place among the rows of the filter, from 0. */
  readonly place: number;
  readonly corrections: Corrections;
}

/** A row with its result: what belongs to the account in one cell, the outcome with its reason in another. */
export function RowLine({ row: read, headerRow, place, corrections }: Props) {
  const { row, cells } = read;
  const result = corrections.of(row)?.result ?? read.result;
  const number = row + headerRow + 1;
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row" tabIndex={-1} data-row={row} data-name={columns.row}>
        {germanCount(number)}
      </th>
      <td>{shownCells(cells).join(' · ') || none}</td>
      <td>
        <Lines of={LINES.account} result={result} />
      </td>
      <td>
        <div className={styles.outcome}>
          <CorrectableOutcome row={read} number={number} corrections={corrections}>
            <Lines of={LINES.outcome} result={result} />
          </CorrectableOutcome>
        </div>
      </td>
    </tr>
  );
}

/** The text with its own look, and below it the others. */
function Lines({ of = [], result }: { readonly of?: readonly ResultColumn[]; readonly result: RowResult }) {
  const others = of.filter(({ look }) => look === undefined || look === 'reason');
  return (
    <div className={styles.lines}>
      {of.some(({ look }) => look === 'iban') && (
        <span data-iban={result.iban === '' ? 'none' : ''}>
          {result.iban === '' ? none : <GroupsOfFour text={result.iban} />}
        </span>
      )}
      {of.some(({ look }) => look === 'outcome') && (
        <span className="toned" data-tone={toneOf(result.outcome)}>
          <OutcomeSign tone={toneOf(result.outcome)} size={16} />
          {outcomeTexts[result.outcome]}
        </span>
      )}
      <span>
        {others
          .map(({ cellOf }) => cellOf(result))
          // On the page „berechnet“ says enough.
          .filter((text) => text !== '' && text !== reasonTexts.valid())
          .join(' · ')}
      </span>
    </div>
  );
}
