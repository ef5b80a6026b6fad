import type { AvailableDirectory } from '../../../bankData/bankData.ts';
import type { BankDataState } from '../../../bankData/useBankData.ts';
import { ListWorkbench } from '../../ibanList/ListWorkbench.tsx';
import type { ListUse } from '../../ibanList/useIbanList.ts';
import type { CardInput } from '../card.ts';
import { PrintedCards } from './CardPages.tsx';
import { SeriesResult } from './SeriesResult.tsx';
import { accountColumns } from './seriesFields.ts';
import { seriesTexts as texts } from './seriesTexts.ts';
import type { DrawnCard } from './useSeriesJob.ts';

interface Props {
  readonly directories: readonly AvailableDirectory[];
  readonly form: CardInput;
  readonly bankData: BankDataState;
  readonly printed: readonly DrawnCard[] | null;
  /** The cards to print; null if those that were printed are no longer the cards of the list. */
  readonly onPrinted: (drawn: readonly DrawnCard[] | null) => void;
}

/** Reads a list as the list tool does, and makes a card of each row. */
export function Series({ directories, form, bankData, printed, onPrinted }: Props) {
  const use: ListUse = {
    kinds: ['ibans', 'accounts', 'combined', 'none'],
    needsWholeRows: true,
    example: { placeholder: texts.placeholder, list: texts.placeholder },
    columnsOf: (opened) => accountColumns(opened, form.iban),
  };
  return (
    <>
      <div className="no-print">
        <ListWorkbench
          directories={directories}
          use={use}
          result={(done) => (
            <SeriesResult done={done} form={form} bankData={bankData} onPrinted={onPrinted} />
          )}
        />
      </div>
      {printed !== null && <PrintedCards cards={printed} />}
    </>
  );
}
