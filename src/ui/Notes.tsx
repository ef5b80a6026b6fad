import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notes.module.css';

interface Props {
  readonly notes: readonly string[];
  /** In place of the letter i. */
  readonly icon?: ReactNode;
}

/** Sentences that belong beside a result; nothing where there is nothing to say. */
export function Notes({ notes, icon = <Info size={22} aria-hidden="true" /> }: Props) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      {icon}
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
