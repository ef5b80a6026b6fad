import type { ReactNode } from 'react';
import styles from './FigureFrame.module.css';

/** Frame of a drawn figure, whose caption is for the ear: the eye sees what it says. */
export function FigureFrame({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={`card ${styles.frame}`}>
      {children}
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
