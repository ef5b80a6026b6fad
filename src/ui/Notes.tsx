import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notes.module.css';

interface Props {
  readonly notes: readonly string[];
  /** They speak against the result. */
  readonly isCaution?: boolean;
  /** What can be done, below the sentences. */
  readonly children?: ReactNode;
}

/** Sentences beside a result. Renders nothing if there are none. */
export function Notes({ notes, isCaution, children }: Props) {
  if (notes.length === 0) return null;
  const Sign = isCaution ? TriangleAlert : Info;
  return (
    <div className={`box ${styles.notes}`} data-caution={isCaution}>
      <Sign size={22} aria-hidden="true" />
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children}
      </div>
    </div>
  );
}
