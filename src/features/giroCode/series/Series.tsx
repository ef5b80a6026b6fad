import type { ComponentProps } from 'react';
import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import { ListWorkbench } from '../../ibanList/ListWorkbench.tsx';
import type { ListUse } from '../../ibanList/useIbanList.ts';
import { PrintedCards } from './CardPages.tsx';
import { SeriesResult } from './SeriesResult.tsx';
import { accountColumns } from './seriesFields.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import type { DrawnCard } from './useSeriesJob.ts';

interface Props extends Omit<ComponentProps<typeof SeriesResult>, 'done'> {
  readonly directories: readonly AvailableDirectory[];
  readonly printed: readonly DrawnCard[] | null;
}

/** Reads a list as the list tool does, and makes a card of each row. */
export function Series({ directories, printed, ...ofResult }: Props) {
  const use: ListUse = {
    kinds: ['ibans', 'accounts', 'combined', 'none'],
    needsWholeRows: true,
    example: { placeholder: texts.placeholder, list: texts.placeholder },
    columnsOf: accountColumns,
    start: () => texts.start,
  };
  return (
    <>
      <div className="no-print">
        <ListWorkbench
          directories={directories}
          use={use}
          result={(done) => <SeriesResult done={done} {...ofResult} />}
        />
      </div>
      {printed !== null && <PrintedCards cards={printed} />}
    </>
  );
}
