import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notes.module.css';

interface Props {
  readonly notes: readonly string[];
  /** Replaces the info icon. */
  readonly icon?: ReactNode;
  /** What can be done, below the sentences. */
  readonly children?: ReactNode;
}

/** Sentences beside a result. Renders nothing if there are none. */
export function Notes({ notes, icon = <Info size={22} aria-hidden="true" />, children }: Props) {
  if (notes.length === 0) return null;
  return (
    <div className={`box ${styles.notes}`}>
      {icon}
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {children}
      </div>
    </div>
  );
}
