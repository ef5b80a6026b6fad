import type { ReactNode } from 'react';
import { FigureFrame } from './FigureFrame.tsx';
import styles from './SpreadsheetFormula.module.css';
import { spreadsheetFormula } from './spreadsheetFormula.ts';

interface Props {
  readonly language: 'de' | 'en';
  /** Where the formula belongs. */
  readonly children: ReactNode;
}

/** The formula to copy. Its lines break anywhere; the copied text has none of these breaks. */
export function SpreadsheetFormula({ language, children }: Props) {
  return (
    <FigureFrame caption={children}>
      <pre className={styles.formula} translate="no">
        {spreadsheetFormula(language)}
      </pre>
    </FigureFrame>
  );
}
