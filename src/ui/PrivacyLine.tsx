import { ShieldCheck } from 'lucide-react';
import styles from './PrivacyLine.module.css';
import { STAYS_ON_DEVICE } from './texts.ts';

/** The line in a tool's card that explains what happens to the input. It is at the end of the card. */
export function PrivacyLine({ text = STAYS_ON_DEVICE }) {
  return (
    <p className={`muted ${styles.privacy} no-print`}>
      <ShieldCheck size={20} aria-hidden="true" />
      <span>
        <span>{text}</span> <a href="/sicherheit-pruefen">So prüfen Sie das</a>
      </span>
    </p>
  );
}
