import { CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './FieldSentence.module.css';

interface Props {
  /** `wrong`: no code can be made of it; `doubtful`: a code can be made, but check it first. */
  readonly tone: 'wrong' | 'doubtful';
  readonly children: ReactNode;
}

/** A sentence below a field. Its sign has the same meaning as its colour. */
export function FieldSentence({ tone, children }: Props) {
  const Sign = tone === 'wrong' ? CircleX : TriangleAlert;
  return (
    <span className={styles.sentence} data-tone={tone}>
      <Sign size={18} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
