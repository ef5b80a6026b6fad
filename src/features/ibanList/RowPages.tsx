import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PrintDate } from '../../ui/PrintDate.tsx';
import { useIsPrinted } from '../../ui/useIsPrinted.ts';
import { PageControls } from './PageControls.tsx';
import { questionTexts } from './questions/questionTexts.ts';
import { RowLine } from './RowLine.tsx';
import styles from './RowPages.module.css';
import { type ConvertedList, type RowToShow, readRows } from './rows/readRows.ts';
import { filteredRows, type RowFilter } from './rows/rowFilter.ts';
import type { RowIndex } from './rows/rowIndex.ts';
import { filterHeading, texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

const ROWS_OF_A_PAGE = 100;
/** Drawing more would block the page for seconds. */
const MOST_ROWS_TO_PRINT = 5_000;
/** More do not fit on a screen with the question. */
const FEW_ROWS = 5;

interface Props {
  readonly list: ConvertedList;
  /** The classes of all rows with those of the corrected ones. */
  readonly classes: RowIndex['classes'];
  /** Fixed: the rows stay while the visitor corrects them. Another filter needs another component (`key`). */
  readonly filter: RowFilter;
  /** The rows of a question instead of those of the filter. */
  readonly only: Uint32Array | null;
  /** Leads to that question, as long as it is asked or answered. */
  readonly onBack: (() => void) | null;
  /** Rows that fit the filter now: corrected ones may no longer fit and still be shown. */
  readonly fitting: number;
  readonly corrections: Corrections;
}

/** The rows of a filter in pages, and all of them on paper. */
export function RowPages({ list, classes, filter, only, onBack, fitting, corrections }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [rows] = useState(() => only ?? filteredRows(classes, filter));
  const count = rows.length;
  const [page, setPage] = useState(0);
  const first = page * ROWS_OF_A_PAGE;
  const pages = Math.max(1, Math.ceil(count / ROWS_OF_A_PAGE));
  const ofPage = useReadRows(list, rows, first, Math.min(first + ROWS_OF_A_PAGE, count));
  const all = useReadRows(list, rows, 0, count > MOST_ROWS_TO_PRINT ? 0 : count);
  const isPrinted = useIsPrinted();
  const read = isPrinted && all?.rows?.length === count ? all : ofPage;
  /** Without any IBAN, the column is left out, and the reasons use its width. */
  const hasIbans = !read?.rows || read.rows.some((row) => corrections.resultOf(row).iban !== '');
  const columns = Object.entries(texts.result.columns).filter(([key]) => hasIbans || key !== 'account');
  /** On the screen, what is chosen above says the same of the first page. */
  const isRepeated = !only && fitting > 0 && page === 0 && !isPrinted;
  const chosen = only ? questionTexts.shown(only.length) : filterHeading(filter, fitting);

  function turn(to: number) {
    setPage(to);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  const back = onBack && (
    <Button variant="quiet" onClick={onBack}>
      {questionTexts.back}
    </Button>
  );
  return (
    <section className={styles.rows} aria-labelledby={headingId}>
      {back}
      <table
        className={styles.table}
        aria-rowcount={count + 1}
        aria-busy={ofPage?.first !== first || undefined}
      >
        <caption>
          <h3 ref={heading} id={headingId} tabIndex={-1} className={isRepeated ? 'visually-hidden' : ''}>
            {[chosen, read === all ? '' : texts.pages.position(page, pages)].filter(Boolean).join(', ')}
          </h3>
          {read?.rows && read.rows.length < classes.length && (
            <p className="print-only">{texts.pages.printed(read.rows.length, classes.length)}</p>
          )}
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(([key, name]) => (
              <th key={key} scope="col" data-column={key}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {read?.rows ? (
            read.rows.map((row, place) => (
              <RowLine
                key={row.row}
                row={row}
                headerRow={list.headerRow}
                place={read.first + place}
                hasIban={hasIbans}
                corrections={corrections}
              />
            ))
          ) : (
            <tr>
              <td colSpan={columns.length}>{read ? texts.result.unreadable : texts.result.reading}</td>
            </tr>
          )}
        </tbody>
      </table>
      <PageControls page={page} pages={pages} onTurn={turn} />
      {count > FEW_ROWS && back}
      <PrintDate />
    </section>
  );
}

/**
 * Reads some rows of a result: null if they cannot be read. Until they are read, the previous ones are returned.
 *
 * @param rows the numbers of the rows of a filter
 * @param first position of the first wanted row among these
 * @param end position after the last wanted row
 */
function useReadRows(list: ConvertedList, rows: Uint32Array, first: number, end: number) {
  const [read, setRead] = useState<{ first: number; rows: readonly RowToShow[] | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void readRows(list, [...rows.slice(first, end)])
      .catch(() => null)
      .then((found) => isWanted && setRead({ first, rows: found }));
    return () => {
      isWanted = false;
    };
  }, [list, rows, first, end]);
  return read;
}
