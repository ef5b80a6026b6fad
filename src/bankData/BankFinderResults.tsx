import type { Ref } from 'react';
import type { BankSearchResult } from '../domain/bankSearch/bankSearch.ts';
import type { Bank } from '../domain/directory/bankDirectory.ts';
import { Button } from '../ui/Button.tsx';
import { BankFinderEntry } from './BankFinderEntry.tsx';
import styles from './BankFinderResults.module.css';
import type { BankData } from './bankData.ts';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

interface Props {
  readonly ref: Ref<HTMLUListElement>;
  readonly data: BankData;
  readonly result: BankSearchResult;
  /** Number of results that the button adds. */
  readonly resultsAtOnce: number;
  readonly onChoose?: (bank: Bank) => void;
  /** Called with the announcement for screen readers. */
  readonly onCopied: (sentence: string) => void;
  readonly onMore: () => void;
}

/** The banks that were found, and a button for more. */
export function BankFinderResults({ ref, data, result, resultsAtOnce, onChoose, onCopied, onMore }: Props) {
  const { banks, count } = result;
  return (
    <>
      {count > 0 && (
        <ul ref={ref} className={styles.entries}>
          {banks.map((bank) => (
            <BankFinderEntry
              key={bank.bankCode}
              bank={bank}
              data={data}
              onChoose={onChoose}
              onCopied={onCopied}
            />
          ))}
        </ul>
      )}
      {banks.length < count && (
        <Button onClick={onMore}>{texts.more(Math.min(resultsAtOnce, count - banks.length))}</Button>
      )}
    </>
  );
}
