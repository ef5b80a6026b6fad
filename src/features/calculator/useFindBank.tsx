import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BankDataState } from '../../bankData/useBankData.ts';
import { Button } from '../../ui/Button.tsx';
import { type FieldRef, putDigits } from '../../ui/DigitsField.tsx';
import { useModule } from '../../ui/useModule.ts';
import styles from './Calculator.module.css';
import { texts } from './texts.ts';

/**
 * The bank search inside the calculator, for visitors who do not know their bank code. Its code is loaded when it is opened.
 *
 * @returns `button` opens and closes it, `place` is where it opens, `open` opens it with a text to search for
 */
export function useFindBank(
  [bankCodeField, accountNumberField]: readonly [FieldRef, FieldRef],
  bankData: BankDataState,
  onLoad: () => void,
) {
  const opener = useRef<HTMLButtonElement>(null);
  /** The text to search a bank for; null while the search is closed. */
  const [name, setName] = useState<string | null>(null);
  const [module, load, hasFailed] = useModule(() => import('./FindBank.tsx'));

  function open(name: string) {
    load();
    onLoad();
    setName(name);
  }

  function close() {
    setName(null);
    (opener.current ?? bankCodeField.current)?.focus();
  }

  const button = (
    <Button
      ref={opener}
      variant="quiet"
      aria-expanded={name !== null}
      onClick={() => (name === null || hasFailed ? open('') : close())}
    >
      <Search size={18} aria-hidden="true" />
      {texts.findBank.open}
    </Button>
  );

  const place = name !== null && (module || hasFailed) && (
    <div className={styles.findBank}>
      {hasFailed && <p role="status">{texts.findBank.failed}</p>}
      {module && (
        <module.FindBank
          key={name}
          name={name}
          bankData={bankData}
          onLoad={onLoad}
          onChoose={({ bankCode }) => {
            putDigits(bankCodeField.current, bankCode);
            setName(null);
            return accountNumberField.current;
          }}
          onClose={close}
        />
      )}
    </div>
  );
  return { button, place, load, open };
}
