import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { BankFinder } from '../../bankData/BankFinder.tsx';
import { bankFinderTexts as texts } from '../../bankData/bankFinderTexts.ts';
import type { BankDataState } from '../../bankData/useBankData.ts';
import type { Bank } from '../../domain/directory/bankDirectory.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './FindBank.module.css';

/** Only a few, so that the fields of the calculator remain in view. */
const RESULTS_AT_ONCE = 5;

interface Props {
  /** What to search for at first; empty for nothing. */
  readonly name: string;
  readonly bankData: BankDataState;
  readonly onLoad: () => void;
  /** Takes the bank and closes the search. Returns the field to fill in next. */
  readonly onChoose: (bank: Bank) => HTMLElement | null;
  readonly onClose: () => void;
}

/** The bank search inside the calculator, opened below the bank code. */
export function FindBank({ name, bankData, onLoad, onChoose, onClose }: Props) {
  function choose(bank: Bank) {
    // Closed first: the field moves up by the height of the results.
    const next = flushSync(() => onChoose(bank));
    next?.focus({ preventScroll: true });
    // The middle of the window: the bank above the field stays in view.
    next?.scrollIntoView({ block: 'center' });
  }

  return (
    <div className={styles.panel}>
      <BankFinder
        bankData={bankData}
        onLoad={onLoad}
        name={name}
        resultsAtOnce={RESULTS_AT_ONCE}
        onChoose={choose}
        onClose={onClose}
      />
      <Button variant="quiet" className={styles.close} onClick={onClose}>
        <X size={20} aria-hidden="true" />
        <span>{texts.close}</span>
      </Button>
    </div>
  );
}
