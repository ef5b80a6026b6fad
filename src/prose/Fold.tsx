import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  readonly question: string;
  /** The answer: paragraphs, lists, a figure. */
  readonly children: ReactNode;
}

/** A question whose answer is folded. It opens without scripts and is complete on paper. */
export function Fold({ question, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        <h3>{question}</h3>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
