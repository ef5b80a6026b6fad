import { QrCode } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { handOverLink } from '../../handOver/handOverLink.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import styles from './IbanActions.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** Where the IBAN stands: it is selected if the browser refuses the clipboard. */
  readonly place: RefObject<HTMLElement | null>;
  /** Payment codes are for the single euro payments area alone. */
  readonly isInSepa: boolean;
}

/** What one can do with an IBAN that is right. */
export function IbanActions({ iban, place, isInSepa }: Props) {
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);

  function select() {
    if (place.current) getSelection()?.selectAllChildren(place.current);
    setCopying('refused');
  }

  return (
    <>
      <div className={styles.actions}>
        <CopyButton label={texts.copy} text={iban} onCopied={() => setCopying('copied')} onRefused={select} />
        {isInSepa && (
          <a className={styles.link} {...handOverLink('/girocode', iban)}>
            <QrCode size={20} aria-hidden="true" />
            <span>{texts.giroCode}</span>
          </a>
        )}
      </div>
      <p role="status" className={copying === 'refused' ? styles.refused : 'visually-hidden'}>
        {copying !== null && <span>{copying === 'copied' ? texts.copied : texts.copyRefused}</span>}
      </p>
    </>
  );
}
