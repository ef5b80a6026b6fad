import { type ComponentProps, useState } from 'react';
import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import { ListWorkbench } from '../../ibanList/ListWorkbench.tsx';
import { takeListForSeries } from '../../ibanList/listForSeries.ts';
import type { Settings } from '../../ibanList/listSteps.ts';
import type { ListUse } from '../../ibanList/useIbanList.ts';
import { PrintedCards } from './CardPages.tsx';
import { SeriesResult } from './SeriesResult.tsx';
import { accountColumns } from './seriesFields.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import type { DrawnCard } from './useSeriesJob.ts';

interface Props extends Omit<ComponentProps<typeof SeriesResult>, 'done' | 'isPayeeSettled' | 'onPayee'> {
  readonly directories: readonly AvailableDirectory[];
  readonly printed: readonly DrawnCard[] | null;
}

/** Reads a list as the list tool does, and makes a card of each row. */
export function Series({ directories, printed, ...ofResult }: Props) {
  /** The latest list of which the visitor has said who gets the money, with its accounts. */
  const [settled, setSettled] = useState<Settings | null>(null);
  const [given] = useState(takeListForSeries);
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
          given={given}
          result={(done, list) => (
            <SeriesResult
              done={done}
              isPayeeSettled={settled?.opened === done.settings.opened}
              onPayee={(payee) => {
                const { settings } = done;
                const hasAccounts = settings.columns.kind !== 'none';
                if (hasAccounts) setSettled(settings);
                // Without accounts, the rows of members that lack one are read too.
                if (payee === 'form') list.convert({ ...settings, columns: { kind: 'none' } });
                else if (!hasAccounts && settled) list.convert(settled);
              }}
              {...ofResult}
            />
          )}
        />
      </div>
      {printed !== null && <PrintedCards cards={printed} />}
    </>
  );
}
