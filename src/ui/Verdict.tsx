import type { ReactNode } from 'react';
import { TONE_SIGNS, type Tone } from './tone.ts';
import styles from './Verdict.module.css';

interface Props {
  readonly tone: Tone;
  /** Icon, frame and words have the same meaning as the colour. */
  readonly text: string;
  /** Sentences in the same box. */
  readonly causes?: readonly string[];
  /** More in paragraphs, below them. */
  readonly children?: ReactNode;
}

export function Verdict({ tone, text, causes = [], children }: Props) {
  const Sign = TONE_SIGNS[tone];
  return (
    <div className={`toned ${styles.verdict}`} data-tone={tone}>
      <Sign size={tone === 'good' ? 18 : 22} aria-hidden="true" />
      <div>
        <p>{text}</p>
        <div className={styles.causes}>
          {causes.map((cause) => (
            <p key={cause}>{cause}</p>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}
