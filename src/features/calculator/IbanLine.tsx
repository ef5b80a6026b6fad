import { IbanCopyButtons, IbanCopyMessages } from '../../bankData/IbanCopyButtons.tsx';
import { ibanPartsToShow } from '../../bankData/ibanPartsToShow.ts';
import type { IbanCopying } from '../../bankData/useIbanCopy.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { LabelledParts } from '../../ui/LabelledParts.tsx';
import styles from './IbanLine.module.css?late';

interface Props {
  readonly iban: Iban;
  readonly copying: IbanCopying;
  readonly isOutdated: boolean;
}

/** The IBAN of the result in its parts, with its copy buttons beside it. */
export function IbanLine({ iban, copying, isOutdated }: Props) {
  return (
    <>
      <div className={styles.line}>
        <LabelledParts ref={copying.place} parts={ibanPartsToShow(iban)} />
        <IbanCopyButtons copying={copying} isPrimary={!isOutdated} />
      </div>
      <IbanCopyMessages copying={copying} />
    </>
  );
}
