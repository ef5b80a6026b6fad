import { CopyButton } from '../ui/CopyButton.tsx';
import { CopyMessage } from '../ui/CopyMessage.tsx';
import { useCopy } from '../ui/useCopy.ts';
import styles from './BankLine.module.css';
import { bankWithTown, ibanCopyTexts } from './ibanCopyTexts.ts';

interface Props {
  readonly bank: { readonly name: string; readonly town: string };
  /** Eleven characters; null or empty if the bank has none. */
  readonly bic: string | null;
  /** A short sentence behind both. */
  readonly remark?: string;
}

/** BIC, which can be copied, and bank of an IBAN in one line. */
export function BankLine({ bank, bic, remark }: Props) {
  const copying = useCopy<HTMLElement>(bic ?? '');
  return (
    <>
      <p className={styles.line}>
        {bic && (
          <span className={styles.bic}>
            BIC{' '}
            <b ref={copying.place} translate="no">
              {bic}
            </b>
            <CopyButton variant="quiet" label="" aria-label={ibanCopyTexts.bic.name(bic)} copying={copying} />
          </span>
        )}
        <span>{bankWithTown(bank)}</span>
        {remark && <span className={styles.remark}>{remark}</span>}
      </p>
      <CopyMessage copying={copying} texts={ibanCopyTexts.bic} />
    </>
  );
}
