import { bankWithTown, unknownBank } from '../../bankData/bankNameTexts.ts';
import { linkToCheck, looksLikeIban } from '../../bankData/linkToCheck.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { BANK_CODE_LENGTH } from '../../domain/account/account.ts';
import { missingDigits, texts } from './texts.ts';

interface Props {
  readonly bankCode: string;
  readonly bankData: BankDataState;
  /** What was given to the last changed field. */
  readonly given: string;
}

/** Note below the bank code: the number of missing digits during typing, then the bank. */
export function BankNote({ bankCode, bankData, given }: Props) {
  const isComplete = bankCode.length === BANK_CODE_LENGTH;
  const bank = isComplete ? bankData.data?.directory.find(bankCode) : undefined;
  const checkLink = linkToCheck(given);
  if (checkLink !== null || (looksLikeIban(given) && !bank))
    return (
      // The key replaces the whole element: a page translator may have removed the text node that React would remove.
      <span key="iban" role="status">
        {texts.ibanGiven} <a {...(checkLink ?? { href: '/iban-pruefen' })}>{texts.checkIban}</a>
      </span>
    );
  return (
    <>
      <span role="status">
        {bank && (
          <span className="toned" data-tone="good">
            {bankWithTown(bank)}
          </span>
        )}
        {isComplete && !bank && bankData.data && (
          <span className="toned" data-tone="caution">
            {unknownBank(bankData.data.directory.columnDates)}
          </span>
        )}
      </span>
      {!isComplete && (
        <span data-missing={bankCode !== '' || undefined}>
          {bankCode === '' ? texts.findBank.question : missingDigits(BANK_CODE_LENGTH - bankCode.length)}
        </span>
      )}
    </>
  );
}
