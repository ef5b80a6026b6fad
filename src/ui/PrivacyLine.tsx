import { ShieldCheck } from 'lucide-react';
import styles from './PrivacyLine.module.css';

interface Props {
  readonly text: string;
  /** Where the reader can check it. */
  readonly linkText: string;
  readonly href: string;
}

/** The line in a tool's card that says what happens to the input; results stand below it. */
export function PrivacyLine({ text, linkText, href }: Props) {
  return (
    <p className={`${styles.privacy} no-print`}>
      <ShieldCheck size={20} aria-hidden="true" />
      <span>{text}</span>
      <a href={href}>{linkText}</a>
    </p>
  );
}
