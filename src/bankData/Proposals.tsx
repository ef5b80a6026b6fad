import type { NearAccount } from '../domain/resolve/nearNumbers.ts';
import { Button } from '../ui/Button.tsx';
import { bankCodeInGroups, bankWithTown } from './bankNameTexts.ts';
import styles from './Proposals.module.css';

export interface Proposal extends Omit<NearAccount, 'bankIban'> {
  /** Where what differs is not enough. */
  readonly label?: string;
}

interface Props<Account> {
  readonly near: readonly Account[];
  readonly onChoose: (account: Account) => void;
}

/** The label of the numbers that are there already. */
export const DESPITE = 'Trotzdem umrechnen';
const NEAR = 'Sind zwei Ziffern vertauscht, oder ist eine doppelt? Dann könnte gemeint sein:';

/** Numbers that may have been meant instead of an unknown bank code or of an account number that fails its check. */
export function Proposals<Account extends Proposal>({ near, onChoose }: Props<Account>) {
  if (near.length === 0) return null;
  const areNearAccounts = near.every(({ otherBank, label }) => otherBank === null && label === undefined);
  const isOther = near.some(({ label }) => label !== DESPITE);
  return (
    <div className="no-print">
      {isOther && <p>{areNearAccounts ? NEAR : 'Meinten Sie:'}</p>}
      <ul className={`row ${styles.proposals}`}>
        {near.map((account) => (
          <li key={account.bankCode + account.accountNumber}>
            <Button onClick={() => onChoose(account)}>
              {account.label ??
                (account.otherBank
                  ? `${bankCodeInGroups(account.bankCode)}, ${bankWithTown(account.otherBank)}`
                  : account.accountNumber)}
            </Button>
          </li>
        ))}
      </ul>
      {isOther && !areNearAccounts && <p>Vergleichen Sie mit Ihrer Vorlage, bevor Sie wählen.</p>}
    </div>
  );
}
