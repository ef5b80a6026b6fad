import { Fragment, type Ref } from 'react';
import styles from './LabelledParts.module.css';

export interface Part {
  readonly text: string;
  readonly label: string;
  readonly colour: 'muted' | 'first' | 'second' | 'third';
}

interface Props {
  /** Parts without a blank between them are a group. Lines break only between the groups. */
  readonly groups: readonly (readonly Part[])[];
  readonly ref?: Ref<HTMLParagraphElement>;
}

/**
 * A long number as ONE text, so that selecting it copies it as written. Each part is a tinted field with its name below,
 * which the style sheet adds: it is neither selected nor read aloud.
 */
export function LabelledParts({ groups, ref }: Props) {
  return (
    <p ref={ref} className={`number ${styles.parts}`} translate="no">
      {groups.map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 && ' '}
          <span className={styles.group}>
            {group.map(({ label, text, colour }) => (
              <span key={label} className={styles.part} data-colour={colour} data-label={label}>
                {text}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
