import { ArrowUp } from 'lucide-react';
import styles from './BackToTop.module.css';

/** In the top bar, where it covers nothing. Hidden until `shell.ts` finds the page scrolled. */
export function BackToTop() {
  return (
    <button type="button" className={`${styles.button} no-print`} hidden data-back-to-top>
      <ArrowUp size={22} aria-hidden="true" />
      <span className="visually-hidden">Nach oben</span>
    </button>
  );
}
