import { Landmark } from 'lucide-react';
import type { linkToCheck } from '../../bankData/cleanedNumber.ts';
import { bankWithTown } from '../../bankData/ibanCopyTexts.ts';
import { unknownBank } from '../../bankData/unknownBankTexts.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { BANK_CODE_LENGTH } from '../../domain/account/bankCode.ts';
import styles from './BankNote.module.css';
import { missingDigits, texts } from './texts.ts';

interface Props {
  readonly bankCode: string;
  readonly bankData: BankDataState;
  /** Link to the IBAN check if one of the fields contains an IBAN; else null. */
  readonly checkLink: ReturnType<typeof linkToCheck>;
}

/** Note below the bank code: the number of missing digits during typing, then the bank. */
export function BankNote({ bankCode, bankData, checkLink }: Props) {
  if (checkLink !== null)
    return (
      // The key replaces the whole element: a page translator may have removed the text node that React would remove.
      <span key="iban" role="status">
        {texts.ibanGiven} <a {...checkLink}>{texts.checkIban}</a>
      </span>
    );
  const isComplete = bankCode.length === BANK_CODE_LENGTH;
  const bank = isComplete ? bankData.data?.directory.find(bankCode) : undefined;
  return (
    <>
      <span role="status" className={styles.bank}>
        {bank && (
          <>
            <Landmark size={20} aria-hidden="true" />
            <span className={styles.name}>{bankWithTown(bank)}</span>
          </>
        )}
        {isComplete && !bank && bankData.data && (
          <span>{unknownBank(bankData.data.directory.columnDates)}</span>
        )}
      </span>
      {!isComplete && (
        <span>
          {bankCode === '' ? texts.findBank.question : missingDigits(BANK_CODE_LENGTH - bankCode.length)}
        </span>
      )}
    </>
  );
}
