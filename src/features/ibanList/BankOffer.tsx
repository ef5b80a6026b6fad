import { bankCodeInGroups } from '../../bankData/bankCodeInGroups.ts';
import styles from './RowCorrection.module.css';
import { texts } from './texts.ts';
import type { BanksByName } from './worker/findBanks.ts';

interface Props {
  readonly offered: BanksByName;
  readonly onChoose: (bankCode: string) => void;
}

/** The banks that a row without a bank code names. Choosing one fills in the form of the row, and nothing more. */
export function BankOffer({ offered: { name, banks }, onChoose }: Props) {
  return (
    <div className="no-print">
      <p>{texts.correction.banksByName(name)}</p>
      <ul className={styles.banks}>
        {banks.map((bank) => (
          <li key={bank.bankCode}>
            <button type="button" onClick={() => onChoose(bank.bankCode)}>
              {texts.correction.bank(bank.name, bank.town, bankCodeInGroups(bank.bankCode))}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
