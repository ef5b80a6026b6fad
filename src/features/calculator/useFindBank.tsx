import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BankDataState } from '../../bankData/useBankData.ts';
import type { Bank } from '../../domain/directory/bankDirectory.ts';
import { Button } from '../../ui/Button.tsx';
import { type FieldRef, putDigits } from '../../ui/DigitsField.tsx';
import { useLoaded } from '../../ui/loading.ts';
import styles from './Calculator.module.css';
import { texts } from './texts.ts';

/** Only a few, so that the fields of the calculator remain in view. */
const RESULTS_AT_ONCE = 5;

/**
 * The bank search inside the calculator, for visitors who do not know their bank code. Its code is loaded when it is opened.
 *
 * @returns `button` opens and closes it, `place` is the element in which it opens, `open` opens it with a text to search for
 */
export function useFindBank(
  [bankCodeField, accountNumberField]: readonly [FieldRef, FieldRef],
  bankData: BankDataState,
  onLoad: () => void,
) {
  const opener = useRef<HTMLButtonElement>(null);
  /** The text to search a bank for; null while the search is closed. */
  const [name, setName] = useState<string | null>(null);
  const [module, load, hasFailed] = useLoaded(() => import('../../bankData/BankFinder.tsx'));
  const isOpen = name !== null && !hasFailed;

  function open(name: string) {
    load();
    onLoad();
    setName(name);
  }

  function close() {
    // Closed first: the opener also disappears beside a complete bank code.
    flushSync(() => setName(null));
    (opener.current ?? bankCodeField.current)?.focus();
  }

  function choose({ bankCode }: Bank) {
    // Closed first: the field moves up by the height of the results.
    flushSync(() => {
      putDigits(bankCodeField.current, bankCode);
      setName(null);
    });
    const next = accountNumberField.current;
    next?.focus({ preventScroll: true });
    // The middle of the window: the bank above the field stays in view.
    next?.scrollIntoView({ block: 'center' });
  }

  const Icon = isOpen ? X : Search;
  const button = (
    <Button ref={opener} variant="quiet" onClick={() => (isOpen ? close() : open(''))}>
      <Icon size={18} aria-hidden="true" />
      <span>{isOpen ? texts.findBank.close : texts.findBank.open}</span>
    </Button>
  );

  const place = name !== null && (module || hasFailed) && (
    <div className={`box ${styles.findBank}`}>
      {hasFailed && <p role="status">{texts.findBank.failed}</p>}
      {module && (
        <module.BankFinder
          key={name}
          name={name}
          bankData={bankData}
          onLoad={onLoad}
          resultsAtOnce={RESULTS_AT_ONCE}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
  return { button, isOpen, place, load, open };
}
