import { Download, QrCode } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/Button.tsx';
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
  const { isBusy, work } = list;
  const copyAll = useCopy(`${corrected.size}`, { write: () => list.copy(done, false) });
  const copyIbans = useCopy(`${corrected.size}`, { write: () => list.copy(done, true) });
  const isCopyable = summary.rowCount <= MOST_ROWS_TO_COPY;
  const isPasted = isCopyable && settings.list.name === texts.input.pasted;
  const { saveCsv, saveXlsx, savingXlsx } = texts.result;
  const hasProblems = counts.has('problems');
  const notDone = (counts.get('all') ?? 0) - (counts.get('done') ?? 0);
  // Rows that need attention come first, then the buttons to save and copy.
  const first = hasProblems ? 'outlined' : 'primary';
  const xlsx = { label: work?.name === savingXlsx ? savingXlsx : saveXlsx, save: () => list.saveXlsx(done) };
  const csv = { label: saveCsv, save: () => list.saveCsv(done, false) };
  const files = summary.rowCount > EXCEL_ROWS ? [csv] : settings.spreadsheet ? [xlsx, csv] : [csv, xlsx];
  const copyButton = isCopyable && (
    <CopyButton
      label={texts.result.copyAll}
      copying={copyAll}
      variant={isPasted ? first : 'outlined'}
      disabled={isBusy}
    />
  );
  return (
    <>
      <div className={`row ${shared.actions} ${styles.files} no-print`}>
        {isPasted && copyButton}
        {files.map((file, place) => (
          <Button
            key={String(file === xlsx)}
            icon={Download}
            variant={place === 0 && !isPasted ? first : 'outlined'}
            onClick={file.save}
            disabled={isBusy}
          >
            {file.label}
          </Button>
        ))}
        {!isPasted && copyButton}
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
          <Button icon={Download} variant="quiet" onClick={() => list.saveCsv(done, true)} disabled={isBusy}>
            {texts.result.saveProblems}
          </Button>
        )}
      </div>
      {!isCopyable && <p className="muted no-print">{texts.result.tooManyToCopy(MOST_ROWS_TO_COPY)}</p>}
      <CopyMessage
        copying={copyIbans}
        texts={{ ...texts.result, copied: ibansCopied(notDone) }}
        className={`box ${shared.message}`}
        isShown={notDone > 0}
      />
    </>
  );
}
