import { Button } from '../../ui/Button.tsx';
import styles from './PageControls.module.css';
import { texts } from './texts.ts';

interface Props {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Buttons to the other pages, if there are any. They stay focusable on the first and the last page. */
export function PageControls({ page, pages, onTurn }: Props) {
  if (pages < 2) return null;
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
      {button(page - 1, texts.pages.previous)}
      {button(page + 1, texts.pages.next)}
      <p role="status" className={styles.status}>
        {texts.pages.position(page, pages)}
      </p>
    </div>
  );
}
