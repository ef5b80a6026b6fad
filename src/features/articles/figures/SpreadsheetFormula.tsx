import type { ReactNode } from 'react';
import { breakable } from '../../../prose/breakable.ts';
import { FigureFrame } from './FigureFrame.tsx';
import styles from './SpreadsheetFormula.module.css';
import { spreadsheetFormula } from './spreadsheetFormula.ts';

interface Props {
  readonly language: 'de' | 'en';
  /** Where the formula belongs. */
  readonly children: ReactNode;
}

/** The formula to copy. */
export function SpreadsheetFormula({ language, children }: Props) {
  return (
    <FigureFrame caption={children}>
      <pre className={styles.formula} translate="no">
        {breakable(spreadsheetFormula(language))}
      </pre>
    </FigureFrame>
  );
}
