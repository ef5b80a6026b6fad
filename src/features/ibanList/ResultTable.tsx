import { useEffect, useState } from 'react';
import { groupIban } from '../../domain/iban/iban.ts';
import { germanCount } from '../../ui/germanNumber.ts';
import { RESULT_COLUMNS, type ResultColumn } from './convert/resultColumns.ts';
import { type RowResult, toneOf } from './convert/rowOutcome.ts';
import type { RowToShow } from './convert/summary.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { texts } from './texts.ts';

const { row: ROW, cells: CELLS } = texts.result.columns;
const COLUMNS = RESULT_COLUMNS.toSorted((one, other) => one.placeOnPage - other.placeOnPage);

/** Rows rendered per frame. Rendering a hundred at once would take longer than a frame. */
const ROWS_PER_FRAME = 20;

interface Props {
  readonly caption: string;
  readonly rows: readonly RowToShow[];
  /** Number of such rows in the list; not all are shown. */
  readonly total: number;
}

/** Rows of the list with their result. Outcome and reason come first, because visitors look for them. */
export function ResultTable({ caption, rows, total }: Props) {
  const [drawn, setDrawn] = useState(ROWS_PER_FRAME);
  useEffect(() => {
    if (drawn >= rows.length) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + ROWS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [drawn, rows.length]);
  const said =
    total > rows.length
      ? `${caption} (${germanCount(rows.length)} von ${germanCount(total)})`
      : `${caption} (${germanCount(total)})`;
  return (
    <ScrollableTable caption={said} hasRecords>
      <thead>
        <tr>
          {[ROW, CELLS, ...COLUMNS.map(({ title }) => title)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, drawn).map(({ number, cells, result }) => (
          <tr key={number}>
            <td data-name={ROW}>{germanCount(number)}</td>
            <td data-name={CELLS} data-cells>
              {cells.join(' · ') || texts.result.none}
            </td>
            {COLUMNS.map((column) => (
              <ResultCell key={column.title} column={column} result={result} />
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function ResultCell({ column, result }: { readonly column: ResultColumn; readonly result: RowResult }) {
  const { title, cellOf, look } = column;
  const text = cellOf(result);
  return (
    <td
      data-name={title}
      data-nowrap={look === 'iban' || look === 'outcome' || undefined}
      data-tone={look === 'outcome' ? toneOf(result.outcome) : undefined}
      data-long={look === 'long' || undefined}
    >
      {look === 'iban' ? groupIban(text) || texts.result.none : text}
    </td>
  );
}
