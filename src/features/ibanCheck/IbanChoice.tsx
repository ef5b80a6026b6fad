import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './IbanChoice.module.css';
import { MarkedIban } from './MarkedIban.tsx';
import { texts } from './texts.ts';

interface Props {
  readonly iban: string;
  /** How it differs from the input, and its bank; null if the surrounding text explains it. */
  readonly remark: string | null;
  readonly marked?: readonly number[];
  /** What was entered, with the places that differ, to compare. */
  readonly given?: { readonly text: string; readonly marked: readonly number[] };
  readonly onChoose: (iban: string) => void;
}

/** Another IBAN with a button that puts it into the field. */
export function IbanChoice({ iban, remark, marked, given, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <div>
        {given && (
          <>
            <p className={styles.remark}>{texts.given}</p>
            <MarkedIban iban={given.text} marked={given.marked} />
            <p className={styles.remark}>{texts.proposed}</p>
          </>
        )}
        <MarkedIban id={id} iban={iban} marked={marked} />
        {remark !== null && <p className={styles.remark}>{remark}</p>}
      </div>
      <Button aria-describedby={id} className={styles.take} onClick={() => onChoose(iban)}>
        {texts.take}
      </Button>
    </div>
  );
}
