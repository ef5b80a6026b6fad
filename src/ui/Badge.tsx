import { Check, TriangleAlert } from 'lucide-react';
import styles from './Badge.module.css';

interface Props {
  /** `good`: nothing speaks against it; `caution`: check it. Icon and words have the same meaning as the colour. */
  readonly tone: 'good' | 'caution';
  readonly text: string;
}

/** The verdict in a few words. */
export function Badge({ tone, text }: Props) {
  const Sign = tone === 'good' ? Check : TriangleAlert;
  return (
    <p className={styles.badge} data-tone={tone}>
      <Sign size={18} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
