import type { ReactNode } from 'react';
import { CodeFigure } from '../../../prose/CodeFigure.tsx';
import { spreadsheetFormula } from './spreadsheetFormula.ts';

interface Props {
  readonly language: 'de' | 'en';
  /** Where the formula belongs. */
  readonly children: ReactNode;
}

/** The formula to copy. */
export function SpreadsheetFormula({ language, children }: Props) {
  return <CodeFigure caption={children} code={spreadsheetFormula(language)} />;
}
