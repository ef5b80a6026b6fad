import type { ReactNode, Ref } from 'react';
import type { Iban } from '../domain/iban/iban.ts';
import { LabelledParts } from '../ui/LabelledParts.tsx';
import { IbanCopyMessages } from './IbanCopyButtons.tsx';
import styles from './IbanLine.module.css';
import { ibanPartsToShow } from './ibanPartsToShow.ts';
import type { IbanCopying } from './useIbanCopy.ts';

interface Props {
  readonly iban: Iban;
  readonly copying: IbanCopying;
  /** The place for the copy buttons, if they are not the children. */
  readonly buttons?: Ref<HTMLDivElement>;
  readonly children?: ReactNode;
}

/** The IBAN of a result in its parts, with its copy buttons beside it. */
export function IbanLine({ iban, copying, buttons, children }: Props) {
  return (
    <>
      <div className={styles.line}>
        <LabelledParts ref={copying.place} parts={ibanPartsToShow(iban)} />
        <div ref={buttons}>{children}</div>
      </div>
      <IbanCopyMessages copying={copying} />
    </>
  );
}
