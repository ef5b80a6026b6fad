import { bankCodeInGroups } from '../../bankData/bankCodeInGroups.ts';
import type { BankData } from '../../bankData/bankData.ts';
import { bankWithTown } from '../../bankData/ibanCopyTexts.ts';
import { nearAccountNumbers, nearBankCodes } from '../../domain/resolve/nearNumbers.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Result.module.css';
import { resultTexts } from './resultTexts.ts';
import type { TypedAccount } from './typedAccount.ts';

interface Props {
  readonly account: TypedAccount;
  readonly data: BankData;
  readonly onChoose: (bankCode: string, accountNumber: string) => void;
}

/** Numbers that may have been meant instead of an unknown bank code or of an account number that fails its check. */
export function Proposals({ account: { bankCode, accountNumber, typed }, data, onChoose }: Props) {
  const { directory, resolve } = data;
  const { bank, accountCheck } = resolve(bankCode, accountNumber);
  const banks = bank === null ? nearBankCodes(bankCode, accountNumber, resolve) : [];
  const accounts = accountCheck?.verdict === 'invalid' ? nearAccountNumbers(bankCode, typed, resolve) : [];
  if (banks.length + accounts.length === 0) return null;
  const choice = (words: string, chosenBankCode: string, chosenAccountNumber: string) => (
    <li key={words}>
      <Button onClick={() => onChoose(chosenBankCode, chosenAccountNumber)}>{words}</Button>
    </li>
  );
  return (
    <div className="no-print">
      <p>{resultTexts.meant}</p>
      <ul className={styles.proposals}>
        {banks.map((near) => {
          const named = directory.find(near);
          return choice(`${bankCodeInGroups(near)}, ${named ? bankWithTown(named) : ''}`, near, typed);
        })}
        {accounts.map((near) => choice(near, bankCode, near))}
      </ul>
      <p>{resultTexts.compare}</p>
    </div>
  );
}
