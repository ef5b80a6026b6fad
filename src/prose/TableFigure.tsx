import { type ReactNode, useId } from 'react';
import styles from './TableFigure.module.css';

interface Props {
  readonly caption: string;
  /** The names of the columns; without them the children are a whole table, such as one of Markdown. */
  readonly heads?: readonly string[];
  readonly children: ReactNode;
}

/** A table with a caption, whose first sentence is the title. A table that is too wide scrolls sideways, with the keyboard too. */
export function TableFigure({ caption, heads, children }: Props) {
  const id = useId();
  const [title, ...sentences] = caption.split(/(?<=\.) /);
  return (
    <figure className={styles.figure}>
      <figcaption id={id}>
        <b>{title}</b> {sentences.join(' ')}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <section className={styles.scroller} aria-labelledby={id} tabIndex={0}>
        {heads ? (
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            {children}
          </table>
        ) : (
          children
        )}
      </section>
    </figure>
  );
}
