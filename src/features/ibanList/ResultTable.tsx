import { groupIban } from '../../domain/iban.ts';
import { toneOf } from './convert/rowOutcome.ts';
import { outcomeTexts } from './convert/rowTexts.ts';
import type { RowToShow } from './convert/summary.ts';
import { ScrollableTable } from './ScrollableTable.tsx';
import { count, texts } from './texts.ts';

interface Props {
  readonly caption: string;
  readonly rows: readonly RowToShow[];
  /** How many there are in the list; not all are shown. */
  readonly total: number;
}

/** Rows of the list with their result: outcome and reason first, because they are what one looks for. */
export function ResultTable({ caption, rows, total }: Props) {
  const said =
    total > rows.length
      ? `${caption} (${count(rows.length)} von ${count(total)})`
      : `${caption} (${count(total)})`;
  return (
    <ScrollableTable caption={said}>
      <thead>
        <tr>
          {[texts.result.row, 'Aus Ihrer Liste', 'IBAN', 'Ergebnis', 'Grund', 'Bank', 'BIC'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, cells, result }) => (
          <tr key={number}>
            <td>{count(number)}</td>
            <td data-cells>{cells.filter((cell) => cell.trim() !== '').join(' · ') || texts.result.none}</td>
            <td data-nowrap>{result.iban ? groupIban(result.iban) : texts.result.none}</td>
            <td data-nowrap data-tone={toneOf(result.outcome)}>
              {outcomeTexts[result.outcome]}
            </td>
            <td data-long>{result.reason}</td>
            <td>{result.bank}</td>
            <td>{result.bic}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
