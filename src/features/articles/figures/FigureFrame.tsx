import type { ReactNode } from 'react';
import styles from './FigureFrame.module.css';

/** The frame around a drawn figure, with the sentence below it. */
export function FigureFrame({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.frame}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
