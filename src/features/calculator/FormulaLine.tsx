import type { ReactNode } from 'react';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';

interface Props {
  readonly iban: Iban;
  /** The bank's statement about it; null if it is shown above. */
  readonly remark: string | null;
  readonly children: ReactNode;
}

/** The IBAN of the plain formula and its label. It is small, because the bank uses another IBAN or none. */
export function FormulaLine({ iban, remark, children }: Props) {
  const copying = useCopy(iban);
  return (
    <>
      <div className={`row muted ${styles.formula}`}>
        {children}{' '}
        <p ref={copying.source} translate="no">
          <GroupsOfFour text={iban} />
        </p>{' '}
        {remark !== null && <span>{`(${remark})`}</span>}
        <CopyButton variant="quiet" label={resultTexts.copyFormula} copying={copying} />
      </div>
      <CopyMessage copying={copying} texts={ibanCopyTexts} className={`box ${styles.outdated}`} />
    </>
  );
}
