import { Fragment, type Ref } from 'react';
import styles from './LabelledParts.module.css';

export interface Part {
  /** What stands of the whole in this part; blanks inside never break a line. */
  readonly text: string;
  readonly label: string;
  readonly tone: 'muted' | 'first' | 'second' | 'third';
  /** Whether a blank follows in the written form; without one the part sticks to the next. */
  readonly endsWithBlank: boolean;
}

interface Props {
  readonly parts: readonly Part[];
  readonly ref?: Ref<HTMLParagraphElement>;
}

/**
 * A long number as ONE text, so that selecting it copies it as it is written, with a coloured bar and a label under
 * each part. The labels are a second layer over the text: the same parts, invisible, break at the same places.
 */
export function LabelledParts({ parts, ref }: Props) {
  const runs = runsOf(parts);
  return (
    <div className={styles.parts}>
      <p ref={ref} translate="no">
        {runs.map((run, index) => (
          <Fragment key={run[0]?.label}>
            {index > 0 && ' '}
            <span className={styles.run}>
              {run.map((part) => (
                <span key={part.label} className={styles.part} data-label={part.label}>
                  {part.text}
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </p>
      <div className={styles.labels}>
        {runs.map((run, index) => (
          <Fragment key={run[0]?.label}>
            {index > 0 && ' '}
            <span className={styles.run}>
              {run.map((part) => (
                <span key={part.label} className={styles.part} data-tone={part.tone}>
                  <span className={styles.ghost} aria-hidden="true" translate="no">
                    {part.text}
                  </span>
                  <span className={styles.label}>{part.label}</span>
                </span>
              ))}
            </span>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

/** Parts that must not be torn apart at the end of a line. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const part of parts) {
    runs.at(-1)?.push(part);
    if (part.endsWithBlank) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
