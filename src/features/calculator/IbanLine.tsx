import type { Ref } from 'react';
import { IbanCopyMessages } from '../../bankData/IbanCopyButtons.tsx';
import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import type { IbanCopying } from '../../bankData/useIbanCopy.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import styles from './IbanLine.module.css';

interface Props {
  readonly iban: Iban;
  readonly copying: IbanCopying;
  /** The place for the copy buttons. */
  readonly buttons: Ref<HTMLDivElement>;
}

/** The IBAN of the result in its parts, with the place for its copy buttons beside it. */
export function IbanLine({ iban, copying, buttons }: Props) {
  return (
    <>
      <div className={styles.line}>
        <LabelledParts ref={copying.place} parts={ibanPartsToShow(iban)} />
        <div ref={buttons} />
      </div>
      <IbanCopyMessages copying={copying} />
    </>
  );
}
