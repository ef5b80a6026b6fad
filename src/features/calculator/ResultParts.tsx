import { ibanCopyTexts } from '../../bankData/ibanCopyTexts.ts';
import type { Iban } from '../../domain/iban/iban.ts';
import { sharedAddress } from '../../handOver/fragment.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import { COPIED } from '../../ui/texts.ts';
import { useCopy } from '../../ui/useCopy.ts';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface FormulaProps {
  readonly iban: Iban;
  /** The bank's statement about it; null if it is shown above. */
  readonly remark: string | null;
}

/** The IBAN of the plain formula, shown small if the bank uses another one or none, so that it is not mistaken for the result. */
export function FormulaLine({ iban, remark }: FormulaProps) {
  const copying = useCopy(iban);
  return (
    <>
      <div className={`row muted ${styles.formula}`}>
        <span>{resultTexts.formula}</span>{' '}
        <p ref={copying.place} translate="no">
          <GroupsOfFour text={iban} />
        </p>{' '}
        {remark !== null && <span>{`(${remark})`}</span>}
        <CopyButton variant="quiet" label={resultTexts.copyFormula} copiedLabel={COPIED} copying={copying} />
      </div>
      <CopyMessage copying={copying} texts={ibanCopyTexts} className={`box ${styles.outdated}`} />
    </>
  );
}

/** A link to the same result, with a note on what it reveals. */
export function Share({ account: { bankCode, typed } }: { readonly account: TypedAccount }) {
  const address = location.origin + sharedAddress({ blz: bankCode, konto: typed });
  const copying = useCopy(address);
  return (
    <>
      <p>{resultTexts.shareMeaning}</p>
      <CopyButton label={resultTexts.copyLink} copiedLabel={COPIED} copying={copying} />
      <CopyMessage copying={copying} texts={resultTexts.link} />
      {copying.outcome === 'refused' && (
        <p ref={copying.place} className={styles.lines} translate="no">
          {address}
        </p>
      )}
    </>
  );
}
