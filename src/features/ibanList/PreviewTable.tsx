import type { Columns } from './cells/columns.ts';
import styles from './ScrollableTable.module.css';
import { ScrollableTable } from './ScrollableTable.tsx';
import { columnLetters, texts } from './texts.ts';
import type { OpenedTable } from './worker/protocol.ts';

/** The first rows as parsed, with a label above the columns that are used. */
export function PreviewTable({
  opened,
  columns,
}: {
  readonly opened: OpenedTable;
  readonly columns: Columns;
}) {
  const { rows, format, columnCount } = opened;
  const header = rows[format.headerRow - 1];
  const meanings = meaningsOf(columns);
  const indexes = Array.from({ length: columnCount }, (_, index) => index);
  return (
    <ScrollableTable caption={texts.settings.preview}>
      <thead>
        <tr>
          {indexes.map((index) => (
            <th key={index} scope="col" data-matters={meanings.has(index) || undefined}>
              <span className={styles.meaning}>{meanings.get(index) ?? columnLetters(index)}</span>
              {header?.[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(format.headerRow).map((row, rowIndex) => (
          // A row has no key except its position.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={rowIndex}>
            {indexes.map((index) => (
              <td key={index} data-matters={meanings.has(index) || undefined}>
                {row[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

function meaningsOf(columns: Columns): ReadonlyMap<number, string> {
  const { meanings } = texts.settings;
  switch (columns.kind) {
    case 'accounts':
      return new Map([
        [columns.bankCode, meanings.bankCode],
        [columns.accountNumber, meanings.accountNumber],
      ]);
    case 'combined':
      return new Map([[columns.cell, meanings.both]]);
    case 'ibans':
      return new Map([[columns.iban, meanings.iban]]);
  }
}
