import { Fragment, type Ref } from 'react';
import styles from './LabelledParts.module.css';

export interface Part {
  /** Text of this part. Lines do not break at blanks inside it. */
  readonly text: string;
  readonly label: string;
  readonly tone: 'muted' | 'first' | 'second' | 'third';
  /** The label is one line lower, because it is wider than the part and the next part has a label too. */
  readonly hasLowLabel?: boolean;
  /** Whether the written form has a blank after this part. Without one, lines do not break there. */
  readonly endsWithBlank: boolean;
}

interface Props {
  readonly parts: readonly Part[];
  readonly ref?: Ref<HTMLParagraphElement>;
}

/**
 * A long number as ONE text, so that selecting it copies it as written, with a coloured bar and a label under each
 * part. The labels are a second layer over the text: it contains the same parts, invisible, and breaks at the same
 * positions.
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
                <span key={part.label} className={styles.part} data-low={part.hasLowLabel}>
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
                <span
                  key={part.label}
                  className={styles.part}
                  data-low={part.hasLowLabel}
                  data-tone={part.tone}
                >
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

/** Groups parts that must stay on one line. */
function runsOf(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = [[]];
  for (const part of parts) {
    runs.at(-1)?.push(part);
    if (part.endsWithBlank) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
