import type { Ref } from 'react';
import { IbanCopyMessages } from '../../bankData/IbanCopyButtons.tsx';
import type { IbanCopying } from '../../bankData/useIbanCopy.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import styles from './FormulaLine.module.css';
import { resultTexts } from './resultTexts.ts';

interface Props {
  readonly iban: Iban;
  readonly copying: IbanCopying;
  /** The bank's statement about it; null if it is shown above. */
  readonly remark: string | null;
  /** The place for the copy button. */
  readonly button: Ref<HTMLDivElement>;
}

/** The IBAN of the plain formula, shown small if the bank uses another one or none, so that it is not mistaken for the result. */
export function FormulaLine({ iban, copying, remark, button }: Props) {
  return (
    <>
      <div className={styles.line}>
        <div className={styles.text}>
          <span>{resultTexts.formula}</span>{' '}
          <p ref={copying.place} translate="no">
            <GroupsOfFour text={iban} />
          </p>{' '}
          {remark !== null && <span>{`· ${remark}`}</span>}
        </div>
        <div ref={button} />
      </div>
      <IbanCopyMessages copying={copying} />
    </>
  );
}
