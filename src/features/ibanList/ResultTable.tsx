import { useEffect, useState } from 'react';
import { groupIban } from '../../domain/iban/iban.ts';
import { toneOf } from './convert/rowOutcome.ts';
import { outcomeTexts } from './convert/rowTexts.ts';
import type { RowToShow } from './convert/summary.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { count, texts } from './texts.ts';

const COLUMNS = {
  row: texts.result.row,
  cells: 'Aus Ihrer Liste',
  iban: 'IBAN',
  outcome: 'Ergebnis',
  reason: 'Grund',
  bank: 'Bank',
  bic: 'BIC',
} as const;

/** So many rows are drawn in a frame; a hundred at once would take longer than one. */
const ROWS_PER_FRAME = 20;

interface Props {
  readonly caption: string;
  readonly rows: readonly RowToShow[];
  /** How many there are in the list; not all are shown. */
  readonly total: number;
}

/** Rows of the list with their result: outcome and reason first, because they are what one looks for. */
export function ResultTable({ caption, rows, total }: Props) {
  const [drawn, setDrawn] = useState(ROWS_PER_FRAME);
  useEffect(() => {
    if (drawn >= rows.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + ROWS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [drawn, rows.length]);
  const said =
    total > rows.length
      ? `${caption} (${count(rows.length)} von ${count(total)})`
      : `${caption} (${count(total)})`;
  return (
    <ScrollableTable caption={said} hasRecords>
      <thead>
        <tr>
          {Object.values(COLUMNS).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, drawn).map(({ number, cells, result }) => (
          <tr key={number}>
            <td data-name={COLUMNS.row}>{count(number)}</td>
            <td data-name={COLUMNS.cells} data-cells>
              {cells.join(' · ') || texts.result.none}
            </td>
            <td data-name={COLUMNS.iban} data-nowrap>
              {result.iban ? groupIban(result.iban) : texts.result.none}
            </td>
            <td data-name={COLUMNS.outcome} data-nowrap data-tone={toneOf(result.outcome)}>
              {outcomeTexts[result.outcome]}
            </td>
            <td data-name={COLUMNS.reason} data-long>
              {result.reason}
            </td>
            <td data-name={COLUMNS.bank}>{result.bank}</td>
            <td data-name={COLUMNS.bic}>{result.bic}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
