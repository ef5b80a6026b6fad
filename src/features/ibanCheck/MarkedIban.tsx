import { Fragment, type Ref } from 'react';
import styles from './MarkedIban.module.css';

interface Props {
  /** Electronic form. */
  readonly iban: string;
  /** Indices of the characters to mark. */
  readonly marked?: readonly number[];
  readonly id?: string;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** An IBAN in groups of four, as one text that breaks between the groups only. Some characters may be marked. */
export function MarkedIban({ iban, marked = [], id, ref }: Props) {
  const groups = iban.match(/.{1,4}/g) ?? [];
  return (
    <p ref={ref} id={id} className={styles.iban} translate="no">
      {groups.map((group, index) => (
        // A group has no key except its position.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.group}>
            {[...group].map((character, place) => {
              const at = index * 4 + place;
              return marked.includes(at) ? <mark key={at}>{character}</mark> : character;
            })}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
