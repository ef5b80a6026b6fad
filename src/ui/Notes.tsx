import { Info } from 'lucide-react';
import styles from './Notes.module.css';

/** Sentences that belong beside a result; nothing where there is nothing to say. */
export function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      <Info size={22} aria-hidden="true" />
      <div>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </div>
  );
}
