import { ShieldCheck } from 'lucide-react';
import styles from './PrivacyLine.module.css';
import { HOW_TO_VERIFY } from './texts.ts';

/** Where the home page says how anyone can verify it. */
const VERIFICATION = '/#so-prüfen-sie-dass-nichts-gesendet-wird';

/** The line in a tool's card that says what happens to the input; results stand below it. */
export function PrivacyLine({ text }: { readonly text: string }) {
  return (
    <p className={`${styles.privacy} no-print`}>
      <ShieldCheck size={20} aria-hidden="true" />
      <span>{text}</span>
      <a href={VERIFICATION}>{HOW_TO_VERIFY}</a>
    </p>
  );
}
