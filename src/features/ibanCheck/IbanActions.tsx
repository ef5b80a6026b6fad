import { QrCode } from 'lucide-react';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import { handOverLink } from '../../handOver/handOverLink.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import type { Copying } from '../../ui/useCopy.ts';
import styles from './IbanActions.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** Its `place` is the element that shows the IBAN. */
  readonly copying: Copying;
  /** Payment codes work inside the single euro payments area only. */
  readonly isInSepa: boolean;
}

/** The actions for a correct IBAN. */
export function IbanActions({ iban, copying, isInSepa }: Props) {
  return (
    <>
      <div className={styles.actions}>
        <CopyButton label={texts.copy} copying={copying} />
        {isInSepa && (
          <a className={styles.link} {...handOverLink('/girocode', iban)}>
            <QrCode size={20} aria-hidden="true" />
            <span>{texts.giroCode}</span>
          </a>
        )}
      </div>
      <CopyMessage copying={copying} texts={ibanCopyTexts} className={styles.refused} />
    </>
  );
}
