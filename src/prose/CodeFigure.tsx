import { createElement, Fragment, type ReactNode, useId } from 'react';
import styles from './CodeFigure.module.css';

interface Props {
  readonly caption?: ReactNode;
  /** Too long to be shown whole: it scrolls, also by keyboard. */
  readonly isLong?: boolean;
  /** Alternatively the children: code in a `pre`. */
  readonly code?: string;
  readonly children?: ReactNode;
}

/** Code with its caption. Long lines are broken; a translator of pages leaves it alone. */
export function CodeFigure({ caption, isLong = false, code, children }: Props) {
  const id = useId();
  const Box = isLong ? 'section' : 'div';
  return (
    <figure className={styles.figure}>
      {caption && <figcaption id={id}>{caption}</figcaption>}
      <Box
        className={`box ${styles.code}`}
        translate="no"
        tabIndex={isLong ? 0 : undefined}
        aria-labelledby={isLong ? id : undefined}
      >
        {code ? <pre>{breakable(code)}</pre> : children}
      </Box>
      {/* The script of the shell shows it, and copies what is above. */}
      <button type="button" className={`no-print ${styles.copy}`} data-copies-code hidden>
        Kopieren
      </button>
    </figure>
  );
}

const BREAK = createElement('wbr');

/** Code whose lines may break after a separator. What is copied has no breaks. */
export function breakable(code: string) {
  const parts = code.split(/(?<=[(,;&=+]|[^<]\/)(?=[^\s/)>=])|(?<=\.)(?=\w)/);
  return createElement(Fragment, null, ...parts.flatMap((part) => [part, BREAK]));
}
