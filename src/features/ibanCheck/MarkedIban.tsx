import type { Ref } from 'react';
import { GroupsOfFour } from '../../ui/GroupsOfFour.tsx';
import styles from './MarkedIban.module.css';

interface Props {
  /** Electronic form. */
  readonly iban: string;
  /** Indices of the characters to mark. */
  readonly marked?: readonly number[];
  readonly id?: string;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** An IBAN in groups of four. Some characters may be marked. */
export function MarkedIban({ iban, marked = [], id, ref }: Props) {
  return (
    <p ref={ref} id={id} className={styles.iban} translate="no">
      <GroupsOfFour
        text={iban}
        show={(character, at) => (marked.includes(at) ? <mark key={at}>{character}</mark> : character)}
      />
    </p>
  );
}
