import type { NearAccount } from '../domain/resolve/nearNumbers.ts';
import { Button } from '../ui/Button.tsx';
import { bankCodeInGroups, bankWithTown, proposalTexts, successorTexts } from './bankNameTexts.ts';
import styles from './Proposals.module.css';

export interface Proposal extends Omit<NearAccount, 'bankIban'> {
  /** Where what differs is not enough. */
  readonly label?: string;
}

interface Props<Account> {
  readonly near: readonly Account[];
  readonly onChoose: (account: Account) => void;
}

/** Numbers that may have been meant instead of an unknown bank code or of an account number that fails its check. */
export function Proposals<Account extends Proposal>({ near, onChoose }: Props<Account>) {
  if (near.length === 0) return null;
  const { meant, compare } = near[0]?.isSuccessor ? successorTexts : proposalTexts;
  return (
    <div className="no-print">
      <p>{meant}</p>
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
      <p>{compare}</p>
    </div>
  );
}
