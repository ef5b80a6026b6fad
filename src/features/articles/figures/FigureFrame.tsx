import type { ReactNode } from 'react';
import styles from './FigureFrame.module.css';

/** Frame and caption of a drawn figure. */
export function FigureFrame({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.frame}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
