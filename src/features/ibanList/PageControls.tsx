import { Button } from '../../ui/Button.tsx';
import styles from './PageControls.module.css';
import { texts } from './texts.ts';

interface Props {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** The outcome of the latest press, unless the table shows it. */
  readonly note?: string;
  readonly onTurn: (page: number) => void;
}

/** Buttons to the other pages, or only the note if there is one page. They stay focusable on the first and the last page. */
export function PageControls({ page, pages, note = '', onTurn }: Props) {
  const button = (to: number, name: string) => {
    const isEnd = to < 0 || to >= pages;
    return (
      <Button aria-disabled={isEnd} onClick={() => !isEnd && onTurn(to)}>
        {name}
      </Button>
    );
  };
  return (
    <div className={`row ${styles.controls} no-print`}>
      {pages > 1 && button(page - 1, texts.pages.previous)}
      {pages > 1 && button(page + 1, texts.pages.next)}
      <p role="status" className={styles.status}>
        {note || texts.pages.position(page, pages)}
      </p>
    </div>
  );
}
