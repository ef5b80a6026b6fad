import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { TONE_SIGNS, type Tone } from '../../ui/tone.ts';
import styles from './FieldSentence.module.css';

interface Props {
  /** `wrong`: no code can be made of it; `caution`: a code can be made, but check it first. */
  readonly tone: Tone;
  readonly sign?: LucideIcon;
  readonly children: ReactNode;
}

/** A sentence below a field. Its sign has the same meaning as its colour. */
export function FieldSentence({ tone, sign: Sign = TONE_SIGNS[tone], children }: Props) {
  return (
    <span className={`toned ${styles.sentence}`} data-tone={tone}>
      <Sign size={18} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
