import type { ReactNode } from 'react';
import styles from './FigureFrame.module.css';

/** Frame and caption of a drawn figure. */
export function FigureFrame({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={`card ${styles.frame}`}>
      {children}
      <figcaption className={`muted ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
