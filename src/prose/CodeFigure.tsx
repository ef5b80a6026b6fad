import { createElement, Fragment, type ReactNode } from 'react';
import styles from './CodeFigure.module.css';

interface Props {
  readonly caption?: ReactNode;
  /** Alternatively the children: code in a `pre`. */
  readonly code?: string;
  readonly children?: ReactNode;
}

/** Code with its caption. Long lines are broken; a translator of pages leaves it alone. */
export function CodeFigure({ caption, code, children }: Props) {
  return (
    <figure className={styles.figure}>
      {caption && <figcaption>{caption}</figcaption>}
      <div className={`box ${styles.code}`} translate="no">
        {code ? <pre>{breakable(code)}</pre> : children}
      </div>
      {/* The script of the shell shows it, and copies what is above. */}
      <button type="button" className={`no-print ${styles.copy}`} data-copies-code hidden>
        Kopieren
      </button>
    </figure>
  );
}

const BREAK = createElement('wbr');

/** Code whose lines may break after a separator. What is copied has no breaks. */
function breakable(code: string) {
  const parts = code.split(/(?<=[(,;&=+]|[^<]\/)(?=[^\s/)>=])|(?<=\.)(?=\w)/);
  return createElement(Fragment, null, ...parts.flatMap((part) => [part, BREAK]));
}
