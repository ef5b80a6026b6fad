import { useId } from 'react';
import type { Settings } from './listSteps.ts';
import styles from './PreviewTable.module.css';
import { meaningsOf, texts } from './texts.ts';
import { columnName } from './xlsx/cellReference.ts';

/** The first rows as parsed, with a label above the columns that are used. */
export function PreviewTable({ opened, columns }: Pick<Settings, 'opened' | 'columns'>) {
  const id = useId();
  const { rows, format, columnCount } = opened;
  const header = rows[format.headerRow - 1];
  const meanings = meaningsOf(columns);
  // On a phone the others are out of sight.
  const indexes = [...new Set([...meanings.keys(), ...Array(columnCount).keys()])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.box} tabIndex={0} aria-labelledby={id}>
      <table className={styles.table}>
        <caption id={id}>{texts.settings.preview}</caption>
        <thead>
          <tr>
            {indexes.map((index) => (
              <th key={index} scope="col" data-matters={meanings.has(index) || undefined}>
                <span className={styles.meaning}>{meanings.get(index) ?? columnName(index + 1)}</span>
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
      </table>
    </section>
  );
}
