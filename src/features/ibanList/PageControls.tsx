import { Button } from '../../ui/Button.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import styles from './PageControls.module.css';
import { texts } from './texts.ts';

export const ROWS_OF_A_PAGE = 100;
/** More rows on one page would block it for seconds. */
const MOST_ROWS_OF_A_PAGE = 5_000;

interface PageButtonsProps {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** They stay focusable on the first and the last page, so that the focus is not lost there. */
export function PageButtons({ page, pages, onTurn }: PageButtonsProps) {
  const button = (to: number, name: string) => {
    const isEnd = to < 0 || to >= pages;
    return (
      <Button aria-disabled={isEnd} onClick={() => !isEnd && onTurn(to)}>
        {name}
      </Button>
    );
  };
  return (
    <>
      {button(page - 1, texts.pages.previous)}
      {button(page + 1, texts.pages.next)}
    </>
  );
}

interface Props extends PageButtonsProps {
  /** Rows of all pages. */
  readonly count: number;
  /** The outcome of the latest press, unless the table shows it. */
  readonly note: string;
  readonly onAll: () => void;
}

/** Leads to the rows that are not on the page; only the note if there are none. */
export function PageControls({ page, pages, count, note, onTurn, onAll }: Props) {
  const isLong = pages > 1;
  return (
    <div className={`row ${styles.controls} no-print`}>
      {isLong && <PageButtons page={page} pages={pages} onTurn={onTurn} />}
      <p role="status" className={styles.status}>
        {note || (isLong && texts.pages.position(germanCount(page + 1), germanCount(pages)))}
      </p>
      {isLong && count <= MOST_ROWS_OF_A_PAGE && (
        <Button variant="quiet" onClick={onAll}>
          {texts.pages.all(germanCount(count))}
        </Button>
      )}
    </div>
  );
}
