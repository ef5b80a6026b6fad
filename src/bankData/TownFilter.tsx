import frame from '../ui/FieldFrame.module.css';
import styles from './BankFinder.module.css';
import { bankFinderTexts as texts } from './bankFinderTexts.ts';

interface Props {
  readonly town: string;
  readonly hasResults: boolean;
  readonly onTown: (typed: string) => void;
}

/** The second question after a name that banks in many towns have. */
export function TownFilter({ town, hasResults, onTown }: Props) {
  return (
    <div className={styles.town}>
      <label htmlFor="bank-suche-ort">{texts.town}</label>
      <input
        id="bank-suche-ort"
        className={frame.frame}
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={town}
        onChange={(event) => onTown(event.currentTarget.value)}
      />
      <p role="status">{hasResults ? '' : texts.notInTown}</p>
    </div>
  );
}
