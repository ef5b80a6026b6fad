import { useEffect, useState } from 'react';
import { type ConvertedList, type RowToShow, readRows } from './rows/readRows.ts';

/**
 * Reads some rows of a result: null if they cannot be read. Until they are read, the previous ones are returned.
 *
 * @param rows the numbers of the rows of a filter
 * @param first position of the first wanted row among these
 * @param end position after the last wanted row
 */
export function useReadRows(list: ConvertedList, rows: Uint32Array, first: number, end: number) {
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
