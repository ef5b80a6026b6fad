import { Fragment, type Ref } from 'react';
import styles from './LabelledParts.module.css';

export interface Part {
  /** Text of this part. Lines do not break at blanks inside it. */
  readonly text: string;
  readonly label: string;
  readonly tone: 'muted' | 'first' | 'second' | 'third';
  /** Whether the written form has a blank after this part. Without one, lines do not break there. */
  readonly endsWithBlank: boolean;
}

interface Props {
  readonly parts: readonly Part[];
  readonly ref?: Ref<HTMLParagraphElement>;
}

/**
 * A long number as ONE text, so that selecting it copies it as written. Each part is a tinted field with its name below,
 * which the style sheet adds: it is neither selected nor read aloud.
 */
export function LabelledParts({ parts, ref }: Props) {
  return (
    <p ref={ref} className={`number ${styles.parts}`} translate="no">
      {runsOf(parts).map((run, index) => (
        <Fragment key={run[0]?.label}>
          {index > 0 && ' '}
          <span className={styles.run}>
            {run.map(({ label, text, tone }) => (
              <span key={label} className={styles.part} data-tone={tone} data-label={label}>
                {text}
              </span>
            ))}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** Groups parts that must stay on one line. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const part of parts) {
    runs.at(-1)?.push(part);
    if (part.endsWithBlank) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
