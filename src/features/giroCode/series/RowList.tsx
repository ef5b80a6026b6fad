import { useId } from 'react';
import table from '../../ibanList/PreviewTable.module.css';
import { FieldSentence } from '../PaymentTextField.tsx';
import styles from './Series.module.css';
import { seriesTexts as texts } from './seriesTexts.ts';

interface Props {
  readonly caption: string;
  readonly tone: 'wrong' | 'caution';
  readonly rows: readonly { readonly line: number; readonly text: string }[];
}

/** Lines of the list, each with a remark. */
export function RowList({ caption, tone, rows }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
    <section className={table.box} tabIndex={0} aria-labelledby={id}>
      <table className={table.table}>
        <caption id={id}>
          <FieldSentence tone={tone}>{caption}</FieldSentence>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.line}>
              {texts.line}
            </th>
            <th scope="col">{texts.reason}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, text }) => (
            <tr key={`${line} ${text}`}>
              <td>{line}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
