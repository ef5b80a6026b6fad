import { IbanCopyMessages } from '../../bankData/IbanCopyButtons.tsx';
import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import type { IbanCopying } from '../../bankData/useIbanCopy.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import styles from './FormulaLine.module.css?late';
import { resultTexts } from './resultTexts.ts';

interface Props {
  readonly iban: Iban;
  readonly copying: IbanCopying;
  /** What the bank says about it; null if that is said above. */
  readonly remark: string | null;
}

/** The IBAN by the plain formula where the bank uses another one or none: small, so that nobody takes it for the result. */
export function FormulaLine({ iban, copying, remark }: Props) {
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
        <Tooltip text={ibanCopyTexts.hint}>
          <CopyButton
            variant="quiet"
            label={resultTexts.copyFormula}
            copiedLabel={ibanCopyTexts.confirmed}
            copying={copying.plain}
          />
        </Tooltip>
      </div>
      <IbanCopyMessages copying={copying} />
    </>
  );
}
