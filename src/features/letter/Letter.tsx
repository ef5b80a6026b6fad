import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CONFIRMATION_MS } from '../../ui/useCopy.ts';
import styles from './Letter.module.css';
import { refused, texts } from './texts.ts';

interface Props {
  readonly name: string;
  /** Its paragraphs. */
  readonly children: ReactNode;
}

/** A letter to copy. Without scripts it is complete text; `letter.ts` shows the button and copies. */
export function Letter({ name, children }: Props) {
  return (
    <figure aria-label={name} className={styles.letter} data-letter>
      <div className={styles.bar}>
        <p aria-hidden="true">{name}</p>
        <Button
          hidden
          className="no-print"
          aria-label={`${name}: ${texts.copy}`}
          data-copied-label={texts.copiedLabel}
          data-confirmation-ms={CONFIRMATION_MS}
        >
          <Copy size={20} aria-hidden="true" />
          <Check size={20} aria-hidden="true" />
          <span>{texts.copy}</span>
        </Button>
      </div>
      <p role="status" className={styles.status} data-refused={refused(name)} />
      <div data-letter-text>{children}</div>
    </figure>
  );
}
