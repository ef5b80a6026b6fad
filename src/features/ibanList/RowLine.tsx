import { Fragment } from 'react';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { CorrectableOutcome } from './CorrectableOutcome.tsx';
import { usedColumns } from './cells/columns.ts';
import { RESULT_COLUMNS, resultCells } from './convert/resultColumns.ts';
import { type RowResult, toneOf } from './convert/rowOutcome.ts';
import { outcomeTexts, reasonTexts } from './convert/rowTexts.ts';
import { shownCells } from './convert/summary.ts';
import styles from './RowPages.module.css';
import type { RowToShow } from './rows/readRows.ts';
import { OutcomeSign } from './Totals.tsx';
import { texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

const { columns, none } = texts.result;
const OUTCOME = RESULT_COLUMNS.findIndex(({ field }) => field === 'outcome');
const BESIDE_IBAN = RESULT_COLUMNS.slice(1, OUTCOME);
const BESIDE_OUTCOME = RESULT_COLUMNS.slice(OUTCOME + 1);

interface Props {
  readonly row: RowToShow;
  /** Number of rows above the list. */
  readonly headerRow: number;
  /** Its place among the rows of the filter, from 0. */
  readonly place: number;
  /** Whether there is a column of IBANs. */
  readonly hasIban: boolean;
  readonly corrections: Corrections;
}

/** A row with its result: what belongs to the account in one cell, the outcome with its reason in another. */
export function RowLine({ row: read, headerRow, place, hasIban, corrections }: Props) {
  const { row, cells } = read;
  const result = corrections.resultOf(read);
  const number = row + headerRow + 1;
  const used = usedColumns(corrections.columns);
  const [own = [], others = []] = [true, false].map((isUsed) =>
    shownCells(cells).filter(({ column }) => used.includes(column) === isUsed),
  );
  const shown = [...own, ...others];
  /** The form has the place of the IBAN, which is that of the old numbers. */
  const isEdited = corrections.editing?.row === row;
  return (
    <tr aria-rowindex={place + 2}>
      <th scope="row" data-name={columns.row}>
        {germanCount(number)}
      </th>
      {/* The numbers come first, on a line of their own; groups of digits stay on one line. */}
      <td className={styles.cells}>
        {shown.length === 0 && <span className="muted">{none}</span>}
        {shown.map(({ text, column }, at) => (
          <Fragment key={column}>
            {at > 0 && `\u00A0· `}
            {at > 0 && at === own.length && <br />}
            <span className={used.includes(column) ? styles.used : 'muted'}>
              {text.replace(/(?<=\d) (?=\d)/g, '\u00A0')}
            </span>
          </Fragment>
        ))}
      </td>
      {hasIban && !isEdited && (
        <td>
          <div className={styles.lines}>
            <span data-iban={result.iban === '' ? 'none' : ''}>
              {result.iban === '' ? none : <GroupsOfFour text={result.iban} />}
            </span>
            <span>{textOf(result, BESIDE_IBAN)}</span>
          </div>
        </td>
      )}
      <td colSpan={hasIban && isEdited ? 2 : undefined}>
        <div className={styles.outcome}>
          <CorrectableOutcome
            row={read}
            number={number}
            corrections={corrections}
            reason={textOf(result, BESIDE_OUTCOME)}
          >
            <span className="toned" data-tone={toneOf(result.outcome)}>
              <OutcomeSign tone={toneOf(result.outcome)} size={16} />
              {outcomeTexts[result.outcome]}
            </span>
          </CorrectableOutcome>
        </div>
      </td>
    </tr>
  );
}

/** On the page „berechnet“ says enough. */
function textOf(result: RowResult, columns: typeof RESULT_COLUMNS): string {
  return resultCells(result, columns)
    .filter((text) => text !== '' && text !== reasonTexts.valid())
    .join(' · ');
}
