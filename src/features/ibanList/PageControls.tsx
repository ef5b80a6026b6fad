import { type SubmitEvent, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import styles from './PageControls.module.css';
import { SelectField } from './SelectField.tsx';
import { texts } from './texts.ts';

export const SMALLEST_PAGE = 100;
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
  /** Rows of a page. */
  readonly size: number;
  /** Rows of all pages. */
  readonly count: number;
  /** The outcome of the latest press, unless the table shows it. */
  readonly note: string;
  /** Called with a row number as in a spreadsheet. */
  readonly onJump: (number: number) => void;
  readonly onSize: (size: number) => void;
}

/** Leads to the rows that are not on the page; only the note if there are none. */
export function PageControls({ page, pages, size, count, note, ...on }: Props) {
  const isLong = count > SMALLEST_PAGE;
  const sizes = [SMALLEST_PAGE, 250, ...(count <= MOST_ROWS_OF_A_PAGE ? [MOST_ROWS_OF_A_PAGE] : [])];
  return (
    <div className={`row ${styles.controls} no-print`}>
      {isLong && <PageButtons page={page} pages={pages} onTurn={on.onTurn} />}
      <p role="status" className={styles.status}>
        {note || (isLong && texts.pages.position(germanCount(page + 1), germanCount(pages)))}
      </p>
      {isLong && (
        <>
          <JumpForm onJump={on.onJump} />
          <SelectField
            label={texts.pages.size}
            value={String(size)}
            options={sizes.map((rows) => ({
              value: String(rows),
              label: rows === MOST_ROWS_OF_A_PAGE ? texts.pages.all : germanCount(rows),
            }))}
            onChange={(value) => on.onSize(Number(value))}
          />
        </>
      )}
    </div>
  );
}

function JumpForm({ onJump }: Pick<Props, 'onJump'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  function jump(event: SubmitEvent) {
    event.preventDefault();
    const digits = field.current?.value.replace(/\D/g, '');
    if (digits) onJump(Number(digits));
  }

  return (
    <form className={styles.jump} onSubmit={jump}>
      <label htmlFor={id}>{texts.pages.row}</label>
      <input ref={field} id={id} inputMode="numeric" autoComplete="off" maxLength={12} />
      <Button type="submit">{texts.pages.jump}</Button>
    </form>
  );
}
