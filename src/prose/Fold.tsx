import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface Props {
  /** A question, or the title of a part that few readers need. */
  readonly question: string;
  readonly heading?: 'h2' | 'h3';
  /** The address of the heading. */
  readonly id?: string;
  /** The answer: paragraphs, lists, a figure. */
  readonly children: ReactNode;
}

/** A question whose answer is folded. It opens without scripts and is complete on paper. */
export function Fold({ question, heading: Heading = 'h3', id, children }: Props) {
  return (
    <details className={styles.fold}>
      <summary>
        <Heading id={id}>{question}</Heading>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
