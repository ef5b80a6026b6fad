import { stepText } from '../../bankData/stepTexts.ts';
import { buildIban, checkDigitArithmetic, groupIban } from '../../domain/iban/iban.ts';
import type { Resolution } from '../../domain/resolve/resolution.ts';
import { resultTexts } from './resultTexts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  /** Null if the bank is unknown or the directory is not loaded. */
  readonly resolution: Resolution | null;
}

/** The calculation for the visitor's account, line by line, with the steps that were applied. */
export function Arithmetic({ account, resolution }: Props) {
  const { typed } = account;
  const usesBankNumbers = resolution !== null && resolution.bankIbanIfAccountIsRight !== null;
  const bankCode = usesBankNumbers ? resolution.resultingBankCode : account.bankCode;
  const accountNumber = usesBankNumbers ? resolution.resultingAccountNumber : account.accountNumber;
  const lines = checkDigitArithmetic(bankCode, accountNumber);
  return (
    // A new key for each account renders new elements: page translators replace the text nodes that React would update.
    <ol
      aria-label={resultTexts.arithmetic}
      key={`${account.bankCode} ${account.typed} ${resolution === null}`}
    >
      <li>
        {typed.length < 10 ? (
          <>
            Die Kontonummer <b translate="no">{typed}</b> bekommt vorn Nullen, bis sie zehn Stellen hat:{' '}
            <b translate="no">{account.accountNumber}</b>
          </>
        ) : (
          <>
            Die Kontonummer hat schon zehn Stellen: <b translate="no">{account.accountNumber}</b>
          </>
        )}
      </li>
      {resolution?.steps
        .filter(({ code }) => code !== 'iban-built')
        .map((step) => (
          <li key={step.code}>
            {stepText(step, resolution)}
            {/* The sentence beside the result contains no number, so the numbers are given here. */}
            {step.code === 'sub-account-appended' && (
              <>
                {' '}
                Aus {step.from} wird <b translate="no">{step.to}</b>
              </>
            )}
          </li>
        ))}
      <li>
        Bankleitzahl <b translate="no">{bankCode}</b> und Kontonummer <b translate="no">{accountNumber}</b>{' '}
        ergeben hintereinander 18{'\u00A0'}Stellen: <b translate="no">{lines.basicNumber}</b>
      </li>
      <li>
        Dahinter kommt 131400. Darin steht 13 für D, 14 für E und 00 für die noch unbekannten Prüfziffern:{' '}
        <b translate="no">{lines.dividend}</b>
      </li>
      <li>
        Diese Zahl wird durch 97 geteilt. Es bleibt der Rest <b translate="no">{lines.remainder}</b>
      </li>
      <li>
        98 − {lines.remainder} = {lines.difference}. Die Prüfziffern sind{' '}
        <b translate="no">{lines.checkDigits}</b>
      </li>
      <li>
        DE, Prüfziffern, Bankleitzahl und Kontonummer:{' '}
        <b translate="no">{groupIban(buildIban(bankCode, accountNumber))}</b>
      </li>
    </ol>
  );
}
