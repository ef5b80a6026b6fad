import { memo, type ReactNode } from 'react';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { handOverLink } from '../handOver/handOver.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { BankFinderCode } from './BankFinderCode.tsx';
import styles from './BankFinderResults.module.css';
import { bankCodeInGroups } from './bankCodeInGroups.ts';
import type { BankData } from './bankData.ts';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

interface Props {
  readonly bank: Bank;
  readonly data: BankData;
  readonly onChoose?: (bank: Bank) => void;
  /** Called with the announcement for screen readers. */
  readonly onCopied: (sentence: string) => void;
  /** Below the bank. */
  readonly children?: ReactNode;
}

/** A bank that was found, with its actions. */
export const BankFinderEntry = memo(function BankFinderEntry({
  bank,
  data,
  onChoose,
  onCopied,
  children,
}: Props) {
  const bankCode = bankCodeInGroups(bank.bankCode);
  const place = `${bank.postcode} ${bank.town}`.trim();
  const notes = notesOn(bank, data);
  // Each link and button names its bank for visitors who navigate by controls.
  const withBank = (action: string) => `${action}: ${bankCode}, ${bank.name}`;
  return (
    <li>
      <div className={styles.bank}>
        <p>{bank.name}</p>
        {place !== '' && <p>{place}</p>}
      </div>
      <div className={styles.codes}>
        <BankFinderCode name="BLZ" shown={bankCode} code={bank.bankCode} onCopied={onCopied} />
        {bank.bic !== '' && (
          <BankFinderCode name="BIC" shown={bank.bic} code={bank.bic} onCopied={onCopied} />
        )}
      </div>
      {onChoose ? (
        <Button data-choice aria-label={withBank(texts.choose)} onClick={() => onChoose(bank)}>
          {texts.choose}
        </Button>
      ) : (
        <ButtonLink
          variant="outlined"
          data-choice
          {...handOverLink('/', bank.bankCode)}
          aria-label={withBank(texts.calculate)}
        >
          {texts.calculate}
        </ButtonLink>
      )}
      {notes !== '' && <p className={styles.note}>{notes}</p>}
      {children}
    </li>
  );
});

function notesOn(bank: Bank, { directory, takesPayments }: BankData): string {
  const { isMarkedForDeletion, successor } = bank;
  const notes: string[] = [];
  if (isMarkedForDeletion)
    notes.push(
      texts.markedForDeletion,
      successor === null
        ? texts.noSuccessor
        : `${texts.successor(bankCodeInGroups(successor), directory.find(successor)?.name)}.`,
    );
  if (bank.bic === '') notes.push(texts.withoutBic);
  if (!takesPayments(bank)) notes.push(texts.withoutIbans);
  return notes.join(' ');
}
