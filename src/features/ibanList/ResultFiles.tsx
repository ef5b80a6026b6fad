import { Download, QrCode } from 'lucide-react';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import shared from './IbanList.module.css';
import styles from './ListResult.module.css';
import type { Done } from './listSteps.ts';
import { ibansCopied } from './noteTexts.ts';
import type { FilterCounts } from './rows/rowFilter.ts';
import { texts } from './texts.ts';
import type { ListTool } from './useIbanList.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

/** Copying more would block the page and fill the clipboard's memory. */
const MOST_ROWS_TO_COPY = 50_000;

export interface ListResultProps {
  readonly done: Done;
  readonly list: ListTool;
}

/** Saves or copies the result. The format in which the list was given comes first, then the partial exports. */
export function ResultFiles({ done, list, counts }: ListResultProps & { readonly counts: FilterCounts }) {
  const { corrected, summary, settings } = done;
  const { isBusy } = list;
  const version = `${corrected.size}`;
  const copyAll = useCopy(version, { write: () => list.copy(done, false) });
  const copyIbans = useCopy(version, { write: () => list.copy(done, true) });
  const saveCsv = useCopy(version, { write: () => list.saveCsv(done, false) });
  const saveXlsx = useCopy(version, { write: () => list.saveXlsx(done) });
  const saveProblems = useCopy(version, { write: () => list.saveCsv(done, true) });
  const isCopyable = summary.rowCount <= MOST_ROWS_TO_COPY;
  const hasProblems = counts.has('problems');
  const notDone = (counts.get('all') ?? 0) - (counts.get('done') ?? 0);
  // Rows that need attention come first, then the buttons to save and copy.
  const first = hasProblems ? 'outlined' : 'primary';
  const saves = { icon: Download, confirmed: texts.result.savedLabel, disabled: isBusy } as const;
  const csv = { ...saves, label: texts.result.saveCsv, copying: saveCsv };
  const xlsx = { ...saves, label: texts.result.saveXlsx, copying: saveXlsx };
  const table = isCopyable ? [{ label: texts.result.copyAll, copying: copyAll, disabled: isBusy }] : [];
  const saved = summary.rowCount > EXCEL_ROWS ? [csv] : settings.spreadsheet ? [xlsx, csv] : [csv, xlsx];
  const isPasted = settings.list.name === texts.input.pasted;
  return (
    <>
      <div className={`row ${shared.actions} ${styles.files} no-print`}>
        {(isPasted ? [...table, ...saved] : [...saved, ...table]).map((each, place) => (
          <CopyButton {...each} key={each.label} variant={place === 0 ? first : 'outlined'} />
        ))}
      </div>
      <CopyMessage copying={copyAll} texts={texts.result} />
      <div className={`row ${styles.parts} no-print`}>
        {isCopyable && (
          <CopyButton variant="quiet" label={texts.result.copyIbans} copying={copyIbans} disabled={isBusy} />
        )}
        {/* The list stays here, with corrections that may not be saved. */}
        <ButtonLink
          variant="quiet"
          icon={QrCode}
          href="/girocode#kartenserie"
          target="_blank"
          rel="opener"
          onClick={() => list.giveToSeries(done)}
        >
          {texts.result.series}
        </ButtonLink>
        {hasProblems && (
          <CopyButton {...saves} variant="quiet" label={texts.result.saveProblems} copying={saveProblems} />
        )}
      </div>
      {!isCopyable && <p className="muted no-print">{texts.result.tooManyToCopy(MOST_ROWS_TO_COPY)}</p>}
      <CopyMessage
        copying={copyIbans}
        texts={{ ...texts.result, copied: ibansCopied(notDone) }}
        className={`box no-print ${shared.message}`}
        isShown={notDone > 0}
      />
    </>
  );
}
