import { memo, type ReactNode, type Ref } from 'react';
import type { TownGroup } from '../domain/bankSearch/townGroups.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { handOverLink } from '../handOver/handOver.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton, useCopy } from '../ui/CopyButton.tsx';
import { copyRefused } from '../ui/texts.ts';
import styles from './BankFinder.module.css';
import type { BankData } from './bankData.ts';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';
import { bankCodeInGroups } from './bankNameTexts.ts';

export interface OfEntry {
  readonly data: BankData;
  /** All results have the same BIC, which is shown above them. */
  readonly hasOneBic: boolean;
  /** It is what the visitor came for. */
  readonly isBicWanted: boolean;
  /** Called with the chosen bank. Without it, each result links to the calculator. */
  readonly onChoose?: ((bank: Bank) => void) | undefined;
  /** Called with the announcement for screen readers. */
  readonly onCopied: (sentence: string) => void;
}

/** The banks that were found. The other bank codes of a bank in its town are folded. */
export function BankFinderResults({
  ref,
  groups,
  ...ofEntry
}: OfEntry & { readonly ref: Ref<HTMLUListElement>; readonly groups: readonly TownGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <ul ref={ref} className={styles.entries} data-result={ofEntry.onChoose === undefined || undefined}>
      {groups.map(({ main, others }) => (
        <Entry key={main.bankCode} bank={main} {...ofEntry}>
          {others.length > 0 && (
            <details className={`no-print-closed ${styles.others}`}>
              <summary>{texts.others(others.length, main.town)}</summary>
              <ul className={styles.entries}>
                {others.map((bank) => (
                  <Entry key={bank.bankCode} bank={bank} {...ofEntry} />
                ))}
              </ul>
            </details>
          )}
        </Entry>
      ))}
    </ul>
  );
}

interface EntryProps extends OfEntry {
  readonly bank: Bank;
  readonly children?: ReactNode;
}

const Entry = memo(function Entry({ bank, data, onChoose, onCopied, children, ...bic }: EntryProps) {
  const bankCode = bankCodeInGroups(bank.bankCode);
  const place = `${bank.postcode} ${bank.town}`.trim();
  const notes = notesOn(bank, data);
  const hasOwnBic = !bic.hasOneBic && bank.bic !== '';
  const isWanted = hasOwnBic && bic.isBicWanted;
  // Each link and button names its bank for visitors who navigate by controls.
  const withBank = (action: string) => `${action}: ${bankCode}, ${bank.name}`;
  return (
    <li className="row">
      <div className={styles.bank}>
        <p>
          <b>{bank.name}</b>
        </p>
        {place !== '' && <p className="muted">{place}</p>}
      </div>
      <div className={`row ${styles.codes}`}>
        {hasOwnBic && (
          <Code name="BIC" shown={bank.bic} code={bank.bic} isWanted={isWanted} onCopied={onCopied} />
        )}
        <Code name="BLZ" shown={bankCode} code={bank.bankCode} onCopied={onCopied} />
      </div>
      {onChoose ? (
        <Button data-choice aria-label={withBank(texts.choose)} onClick={() => onChoose(bank)}>
          {texts.choose}
        </Button>
      ) : isWanted ? null : (
        <ButtonLink data-choice {...handOverLink('/', bank.bankCode)} aria-label={withBank(texts.calculate)}>
          {texts.calculate}
        </ButtonLink>
      )}
      {notes !== '' && <p className={`muted ${styles.note}`}>{notes}</p>}
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

interface CodeProps extends Pick<OfEntry, 'onCopied'> {
  readonly name: 'BLZ' | 'BIC';
  /** As it is written on paper. */
  readonly shown: string;
  /** As it is copied. */
  readonly code: string;
  /** As a button with the action in words. */
  readonly isWanted?: boolean;
}

/** A button that copies a bank code or BIC. If the browser refuses, the code is shown as selected text. */
export function Code({ name, shown, code, isWanted = false, onCopied }: CodeProps) {
  const refused = copyRefused(`${name} ${shown}`);
  const copying = useCopy<HTMLElement>(code, {
    onAttempt: (isRefused) => onCopied(isRefused ? refused : texts.copied(name, shown)),
  });

  return (
    <div>
      <p className="print-only number">{`${name} ${shown}`}</p>
      <CopyButton
        variant={isWanted ? 'outlined' : 'quiet'}
        data-choice={isWanted || undefined}
        translate="no"
        className={styles.code}
        label={isWanted ? texts.copy(name, shown) : `${name} ${shown}`}
        keepsLabel
        copying={copying}
        aria-label={texts.copy(name, shown)}
      />
      {copying.outcome === 'refused' && (
        <p ref={copying.message}>
          <span>{refused}</span>{' '}
          <b ref={copying.source} translate="no">
            {code}
          </b>
        </p>
      )}
    </div>
  );
}
