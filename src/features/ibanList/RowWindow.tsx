import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RowBlock } from './RowBlock.tsx';
import styles from './RowWindow.module.css?late';
import { filteredRows, type RowFilter } from './rows/rowFilter.ts';
import { BLOCK, type RowIndex } from './rows/rowIndex.ts';
import type { ConvertedList } from './rows/scanRows.ts';
import { TALLEST, TallScroller } from './rows/tallScroller.ts';
import { filterHeading, texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

/** Pixels that a row takes before it has been measured: as a line of the table, and as a record on a small screen. */
const ESTIMATE = { line: 92, record: 230 };

interface Props {
  readonly list: ConvertedList;
  readonly index: RowIndex;
  /** The classes of all rows with those of the corrected ones. */
  readonly classes: RowIndex['classes'];
  /** Fixed: the rows stay while the visitor corrects them. Another filter needs another window (`key`). */
  readonly filter: RowFilter;
  /** Rows that fit the filter now: corrected ones may no longer fit and still be shown. */
  readonly fitting: number;
  readonly corrections: Corrections;
}

/**
 * A window over all rows of a filter. Only the rows in view are read from the result and drawn, in blocks of `BLOCK`.
 */
export function RowWindow({ list, index, classes, filter, fitting, corrections }: Props) {
  const heading = useId();
  const table = useRef<HTMLTableElement>(null);
  const scroller = useRef<TallScroller>(null);
  const [lead, setLead] = useState(0);
  /** After „End“, until the visitor scrolls: the end moves as its rows are measured. */
  const isAtEnd = useRef(false);
  const [headHeight, setHeadHeight] = useState(0);
  const [rows] = useState(() => filteredRows(classes, filter));
  const count = rows?.length ?? index.classes.length;

  const estimate = BLOCK * (headHeight > 0 ? ESTIMATE.line : ESTIMATE.record);
  const observe = useCallback((box: HTMLElement | null) => {
    if (box === null) return;
    const made = new TallScroller(box, () => flushSync(() => setLead(made.lead)));
    scroller.current = made;
    return made.listen();
  }, []);

  const virtualizer = useVirtualizer({
    count: Math.ceil(count / BLOCK),
    getScrollElement: () => scroller.current as Element | null,
    estimateSize: () => estimate,
    observeElementRect,
    scrollMargin: headHeight,
    overscan: 1,
  });

  useLayoutEffect(() => {
    setHeadHeight(table.current?.tHead?.offsetHeight ?? 0);
    const made = scroller.current;
    if (made === null) return;
    made.total = virtualizer.getTotalSize() + headHeight;
    if (isAtEnd.current) made.scrollTo({ top: made.scrollHeight });
  });

  const blocks = virtualizer.getVirtualItems();
  const above = Math.max(0, (blocks[0]?.start ?? headHeight) - headHeight - lead);
  const shown = blocks.reduce((sum, { size }) => sum + size, 0);
  // The scroller still has the height from before the rows were measured.
  const height = Math.min(virtualizer.getTotalSize() + headHeight, TALLEST);
  const below = Math.max(0, height - headHeight - above - shown);

  function handleKey(event: KeyboardEvent) {
    isAtEnd.current = false;
    if (event.target !== event.currentTarget || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    isAtEnd.current = event.key === 'End';
    const made = scroller.current;
    made?.scrollTo({ top: isAtEnd.current ? made.scrollHeight : 0 });
  }

  function leaveEnd() {
    isAtEnd.current = false;
  }

  const rowsOf = (block: number) => {
    const length = Math.min(BLOCK, count - block * BLOCK);
    return Array.from({ length }, (_, place) => rows?.[block * BLOCK + place] ?? block * BLOCK + place);
  };

  return (
    <div className={styles.window}>
      <h3 id={heading}>{filterHeading(filter, fitting)}</h3>
      <section
        ref={observe}
        className={styles.box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        aria-labelledby={heading}
        onKeyDown={handleKey}
        onWheel={leaveEnd}
        onPointerDown={leaveEnd}
        onTouchMove={leaveEnd}
      >
        <table ref={table} className={styles.table} aria-labelledby={heading} aria-rowcount={count + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {Object.entries(texts.result.columns).map(([key, name]) => (
                <th key={key} scope="col" data-column={key}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <Space height={above} />
          {blocks.map(({ index: block, key }) => (
            <RowBlock
              key={key}
              ref={virtualizer.measureElement}
              block={block}
              rows={rowsOf(block)}
              list={list}
              index={index}
              corrections={corrections}
              estimate={estimate}
            />
          ))}
          <Space height={below} />
        </table>
      </section>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { readonly height: number }) {
  return (
    <tbody aria-hidden="true" className={styles.space}>
      <tr>
        <td colSpan={4} style={{ height }} />
      </tr>
    </tbody>
  );
}

/** The scroller observes its box. The library can observe only elements, and the scroller is none. */
function observeElementRect(
  { scrollElement }: { readonly scrollElement: Element | null },
  onRect: (rect: { width: number; height: number }) => void,
): (() => void) | undefined {
  if (!(scrollElement instanceof TallScroller)) return;
  return scrollElement.observeSize(onRect);
}
