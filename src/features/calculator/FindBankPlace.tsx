import type { BankDataState } from '../../bankData/useBankData.ts';
import styles from './Calculator.module.css';
import { texts } from './texts.ts';
import type { FindBankState } from './useFindBank.ts';

interface Props {
  readonly findBank: FindBankState;
  readonly bankData: BankDataState;
  readonly onLoad: () => void;
}

/** The place of the bank search in the form: the search, or a sentence if its code could not be loaded. */
export function FindBankPlace({
  findBank: { name, module, hasFailed, choose, close },
  bankData,
  onLoad,
}: Props) {
  if (name === null || (!module && !hasFailed)) return null;
  return (
    <div className={styles.findBank}>
      {hasFailed && <p role="status">{texts.findBank.failed}</p>}
      {module && (
        <module.FindBank
          key={name}
          name={name}
          bankData={bankData}
          onLoad={onLoad}
          onChoose={choose}
          onClose={close}
        />
      )}
    </div>
  );
}
