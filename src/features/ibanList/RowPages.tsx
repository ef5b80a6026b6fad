import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/Button.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { PageControls } from './PageControls.tsx';
import { questionTexts } from './questions/questionTexts.ts';
import { RowLine } from './RowLine.tsx';
import styles from './RowPages.module.css';
import type { ConvertedList } from './rows/readRows.ts';
import { filteredRows, nextProblem, type RowFilter } from './rows/rowFilter.ts';
import type { RowIndex } from './rows/rowIndex.ts';
import { filterHeading, texts } from './texts.ts';
import { useReadRows } from './useReadRows.ts';
import type { Corrections } from './useRowCorrections.ts';

const ROWS_OF_A_PAGE = 100;
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
  /** All rows, on paper. */
  readonly printed: ReturnType<typeof useReadRows>;
  readonly corrections: Corrections;
}

/** The rows of a filter in pages. Only those of one page are read from the result. */
export function RowPages({ list, classes, filter, only, onBack, fitting, printed, corrections }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [rows] = useState(() => only ?? filteredRows(classes, filter));
  const count = rows.length;
  const [page, setPage] = useState(0);
  const [note, setNote] = useState('');
  /** The place among the rows from which the next one is looked for. */
  const current = useRef(-1);
  /** The row that gets the focus as soon as it is shown. */
  const wanted = useRef<number | null>(null);
  const hasProblems = useMemo(() => nextProblem(rows, classes, -1) !== null, [rows, classes]);
  const first = page * ROWS_OF_A_PAGE;
  const pages = Math.max(1, Math.ceil(count / ROWS_OF_A_PAGE));
  const ofPage = useReadRows(list, rows, first, Math.min(first + ROWS_OF_A_PAGE, count));
  const read = printed ?? ofPage;
  const chosen = only ? questionTexts.shown(only.length) : filterHeading(filter, fitting);

  function focusWanted() {
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'center' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows that have been read can get the focus
  useLayoutEffect(focusWanted, [ofPage]);

  function turn(to: number) {
    setPage(to);
    setNote('');
    wanted.current = null;
    current.current = to * ROWS_OF_A_PAGE - 1;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }

  function showRow(place: number, said: string) {
    current.current = place;
    wanted.current = rows[place] ?? null;
    setPage(Math.floor(place / ROWS_OF_A_PAGE));
    setNote(said);
    focusWanted();
  }

  function showNextProblem() {
    const place = nextProblem(rows, classes, current.current);
    if (place === null) setNote(texts.pages.noProblem);
    else showRow(place, place > current.current ? '' : texts.pages.fromStart);
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // There, the keys open the list of options.
    if (event.target instanceof HTMLSelectElement) return;
    if (!event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    showNextProblem();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  function noteFocus({ target }: FocusEvent) {
    const place = Number(target.closest('tr')?.getAttribute('aria-rowindex')) - 2;
    if (place >= 0) current.current = place;
  }

  const back = onBack && (
    <Button variant="quiet" className="no-print" onClick={onBack}>
      {questionTexts.back}
    </Button>
  );
  return (
    <section className={styles.rows} aria-labelledby={headingId}>
      {back}
      {!only && hasProblems && count > 1 && (
        <Button
          variant="quiet"
          className="no-print"
          title={texts.pages.nextProblemKeys}
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={showNextProblem}
        >
          {texts.pages.nextProblem}
        </Button>
      )}
      <table
        ref={table}
        className={styles.table}
        aria-rowcount={count + 1}
        aria-busy={ofPage?.first !== first || undefined}
        onFocus={noteFocus}
      >
        <caption>
          {/* On the screen, what is chosen above says the same of the first page. */}
          <h3 ref={heading} id={headingId} tabIndex={-1} data-repeated={!only && fitting > 0 && page === 0}>
            {printed
              ? filterHeading('all', list.rowCount)
              : [chosen, texts.pages.position(page, pages)].filter(Boolean).join(', ')}
          </h3>
          {read?.rows && read.rows.length < list.rowCount && (
            <p className="print-only">
              {texts.pages.printed(germanCount(read.rows.length), germanCount(list.rowCount))}
            </p>
          )}
        </caption>
        <thead>
          <tr aria-rowindex={1}>
            {Object.entries(texts.result.columns).map(([key, name]) => (
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
                corrections={corrections}
              />
            ))
          ) : (
            <tr>
              <td colSpan={4}>{read ? texts.result.unreadable : texts.result.reading}</td>
            </tr>
          )}
        </tbody>
      </table>
      <PageControls {...{ page, pages, note }} onTurn={turn} />
      {count > FEW_ROWS && back}
    </section>
  );
}
