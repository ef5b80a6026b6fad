import type { Ref } from 'react';
import type { TownGroup } from '../domain/bankSearch/townGroups.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { Button } from '../ui/Button.tsx';
import { BankFinderEntry } from './BankFinderEntry.tsx';
import styles from './BankFinderResults.module.css';
import type { BankData } from './bankData.ts';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

interface Props {
  readonly ref: Ref<HTMLUListElement>;
  readonly data: BankData;
  readonly groups: readonly TownGroup[];
  /** How many of the groups are shown. */
  readonly limit: number;
  /** Number of groups that the button adds. */
  readonly resultsAtOnce: number;
  readonly onChoose?: (bank: Bank) => void;
  /** Called with the announcement for screen readers. */
  readonly onCopied: (sentence: string) => void;
  readonly onMore: () => void;
}

/** The banks that were found, the other bank codes of a bank in its town folded, and a button for more. */
export function BankFinderResults({ ref, groups, limit, resultsAtOnce, onMore, ...ofEntry }: Props) {
  return (
    <>
      {groups.length > 0 && (
        <ul ref={ref} className={styles.entries}>
          {groups.slice(0, limit).map(({ main, others }) => (
            <BankFinderEntry key={main.bankCode} bank={main} {...ofEntry}>
              {others.length > 0 && (
                <details className={styles.others}>
                  <summary>{texts.others(others.length, main.town)}</summary>
                  <ul className={styles.entries}>
                    {others.map((bank) => (
                      <BankFinderEntry key={bank.bankCode} bank={bank} {...ofEntry} />
                    ))}
                  </ul>
                </details>
              )}
            </BankFinderEntry>
          ))}
        </ul>
      )}
      {limit < groups.length && (
        <Button onClick={onMore}>{texts.more(Math.min(resultsAtOnce, groups.length - limit))}</Button>
      )}
    </>
  );
}
