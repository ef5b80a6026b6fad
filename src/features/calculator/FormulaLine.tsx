import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';

interface Props {
  readonly iban: Iban;
  /** The bank's statement about it; null if it is shown above. */
  readonly remark: string | null;
}

/** The IBAN of the plain formula, shown small if the bank uses another one or none, so that it is not mistaken for the result. */
export function FormulaLine({ iban, remark }: Props) {
  const copying = useCopy(iban);
  return (
    <>
      <div className={styles.formula}>
        <span>{resultTexts.formula}</span>{' '}
        <p ref={copying.place} translate="no">
          <GroupsOfFour text={iban} />
        </p>{' '}
        {remark !== null && <span>{`· ${remark}`}</span>}
        <CopyButton
          variant="quiet"
          label={resultTexts.copyFormula}
          copiedLabel={ibanCopyTexts.copiedLabel}
          copying={copying}
        />
      </div>
      <CopyMessage copying={copying} texts={ibanCopyTexts} className={styles.outdated} />
    </>
  );
}
