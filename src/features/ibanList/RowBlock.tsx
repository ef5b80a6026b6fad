import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { RowLine } from './RowLine.tsx';
import { type RowToShow, readRows } from './rows/readRows.ts';
import { BLOCK, type RowIndex } from './rows/rowIndex.ts';
import type { ConvertedList } from './rows/scanRows.ts';
import { texts } from './texts.ts';
import type { Corrections } from './useRowCorrections.ts';

interface Props {
  readonly ref: Ref<HTMLTableSectionElement>;
  /** Its number among the blocks. */
  readonly block: number;
  /** The numbers of its rows. */
  readonly rows: readonly number[];
  readonly list: ConvertedList;
  readonly index: RowIndex;
  readonly corrections: Corrections;
  /** Pixels that the block takes until it is read. */
  readonly estimate: number;
}

/** Some rows of the result, read when they come into view. */
export function RowBlock({ ref, block, rows, list, index, corrections, estimate }: Props) {
  const [read, setRead] = useState<readonly RowToShow[] | 'failed' | null>(null);
  const findBanks = useEffectEvent(corrections.findBanks);
  const wanted = rows.join();
  useEffect(() => {
    let isWanted = true;
    readRows(list, index, wanted.split(',').map(Number)).then(
      (found) => {
        if (!isWanted) return;
        setRead(found);
        findBanks(found);
      },
      () => isWanted && setRead('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [list, index, wanted]);

  return (
    <tbody ref={ref} data-index={block}>
      {Array.isArray(read) ? (
        read.map((row, place) => (
          <RowLine
            key={row.row}
            row={row}
            headerRow={list.headerRow}
            place={block * BLOCK + place}
            corrections={corrections}
          />
        ))
      ) : (
        <tr>
          <td colSpan={4} style={{ height: estimate }}>
            {read === 'failed' ? texts.result.unreadable : texts.result.reading}
          </td>
        </tr>
      )}
    </tbody>
  );
}
