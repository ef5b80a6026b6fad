import { QrCode } from 'lucide-react';
import { IbanCopyButtons, IbanCopyMessages } from '../../bankData/IbanCopyButtons.tsx';
import type { IbanCopying } from '../../bankData/useIbanCopy.ts';
import { handOverLink } from '../../handOver/handOver.ts';
import styles from './IbanActions.module.css';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** Its `place` is the element that shows the IBAN. */
  readonly copying: IbanCopying;
  /** Payment codes work inside the single euro payments area only, and only a known bank is paid to. */
  readonly isForPayments: boolean;
}

/** The actions for a correct IBAN. */
export function IbanActions({ iban, copying, isForPayments }: Props) {
  return (
    <>
      <div className={styles.actions}>
        <IbanCopyButtons copying={copying} isPrimary={false} />
        {isForPayments && (
          <a className={styles.link} {...handOverLink('/girocode', iban)}>
            <QrCode size={20} aria-hidden="true" />
            <span>{texts.giroCode}</span>
          </a>
        )}
      </div>
      <IbanCopyMessages copying={copying} />
    </>
  );
}
