import type { ReactNode } from 'react';
import { TONE_SIGNS, type Tone } from './tone.ts';
import styles from './Verdict.module.css';

interface Props {
  readonly tone: Tone;
  /** Icon, frame and words have the same meaning as the colour. */
  readonly text: string;
  /** The causes, in paragraphs, in the same box. */
  readonly children?: ReactNode;
}

/** The verdict in a few words, with its causes. */
export function Verdict({ tone, text, children }: Props) {
  const Sign = TONE_SIGNS[tone];
  return (
    <div className={`toned ${styles.verdict}`} data-tone={tone}>
      <Sign size={tone === 'good' ? 18 : 22} aria-hidden="true" />
      <div>
        <p>{text}</p>
        {children && <div className={styles.causes}>{children}</div>}
      </div>
    </div>
  );
}
