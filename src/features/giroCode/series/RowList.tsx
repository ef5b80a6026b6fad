import type { ReactNode } from 'react';
import shared from '../../ibanList/IbanList.module.css';
import { FieldSentence } from '../PaymentTextField.tsx';
import type { ListedRow } from './seriesCards.ts';
import { seriesTexts as texts } from './seriesTexts.ts';

interface Props {
  readonly caption: string;
  readonly tone: 'wrong' | 'caution';
  readonly rows: readonly ListedRow[];
  readonly children?: ReactNode;
}

/** Rows of the list with one remark each. Folded, so that the cards come first. Draws nothing without rows. */
export function RowList({ caption, tone, rows, children }: Props) {
  if (rows.length === 0) return null;
  return (
    <details>
      <summary>
        <FieldSentence tone={tone}>{caption}</FieldSentence>
      </summary>
      <ul className={`muted ${shared.parts}`} aria-label={caption}>
        {rows.map(({ line, label, remark }) => (
          <li key={line}>{texts.row(line, label, remark)}</li>
        ))}
      </ul>
      {children}
    </details>
  );
}
