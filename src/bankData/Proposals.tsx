import type { NearAccount } from '../domain/resolve/nearNumbers.ts';
import { Button } from '../ui/Button.tsx';
import { bankCodeInGroups } from './bankCodeInGroups.ts';
import { bankWithTown } from './bankNameTexts.ts';
import { proposalTexts } from './unknownBankTexts.ts';

export interface Proposal extends NearAccount {
  /** Where what differs is not enough. */
  readonly label?: string;
}

interface Props {
  readonly near: readonly Proposal[];
  readonly onChoose: (account: NearAccount) => void;
  /** The class of the list. */
  readonly className: string | undefined;
}

/** Numbers that may have been meant instead of an unknown bank code or of an account number that fails its check. */
export function Proposals({ near, onChoose, className }: Props) {
  if (near.length === 0) return null;
  return (
    <div className="no-print">
      <p>{proposalTexts.meant}</p>
      <ul className={className}>
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
      <p>{proposalTexts.compare}</p>
    </div>
  );
}
