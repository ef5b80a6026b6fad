import { useEffect, useState } from 'react';
import { type ConvertedList, type RowToShow, readRows } from './rows/readRows.ts';

interface Wanted {
  readonly list: ConvertedList;
  /** The numbers of the rows of a filter; null for all rows in their order. */
  readonly rows: Uint32Array | null;
  /** Places among these rows: the first that is wanted, and the one after the last. */
  readonly first: number;
  readonly end: number;
}

/** Reads some rows of a result. Until they are read, those before are returned. */
export function useReadRows({ list, rows, first, end }: Wanted) {
  const [read, setRead] = useState<{ readonly first: number; readonly rows: readonly RowToShow[] } | null>(
    null,
  );
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const numbers = Array.from({ length: end - first }, (_, place) => rows?.[first + place] ?? first + place);
    readRows(list, numbers).then(
      (found) => {
        if (!isWanted) return;
        setRead({ first, rows: found });
        setHasFailed(false);
      },
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [list, rows, first, end]);
  return { read, hasFailed };
}
