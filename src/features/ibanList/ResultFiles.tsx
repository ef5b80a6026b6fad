import { Download, QrCode } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, CopyMessage, useCopy } from '../../ui/CopyButton.tsx';
import shared from './IbanList.module.css';
import styles from './ListResult.module.css';
import type { Done } from './listSteps.ts';
import { ibansNote, openNote } from './noteTexts.ts';
import type { FilterCounts } from './rows/rowFilter.ts';
import { texts } from './texts.ts';
import type { ListTool } from './useIbanList.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

/** Copying more would block the page and fill the clipboard's memory. */
const MOST_ROWS_TO_COPY = 50_000;

type Export = 'all' | 'ibans' | 'csv' | 'xlsx' | 'problems';

export interface ListResultProps {
  readonly done: Done;
  readonly list: ListTool;
}

/** Saves or copies the result. The format in which the list was given comes first, then the partial exports. */
export function ResultFiles({ done, list, counts }: ListResultProps & { readonly counts: FilterCounts }) {
  const { corrected, summary, settings } = done;
  const { isBusy } = list;
  const [last, setLast] = useState<Export>('all');
  const useExport = (name: Export, write: () => Promise<void>) =>
    useCopy('', { of: corrected, write, onAttempt: () => setLast(name) });
  const exports = {
    all: useExport('all', () => list.copy(done, false)),
    ibans: useExport('ibans', () => list.copy(done, true)),
    csv: useExport('csv', () => list.saveCsv(done, false)),
    xlsx: useExport('xlsx', () => list.saveXlsx(done)),
    problems: useExport('problems', () => list.saveCsv(done, true)),
  };
  const isCopied = last === 'all' || last === 'ibans';
  const { outcome, message } = exports[last];
  // The reason of a file that could not be written is said above.
  const told = { message, outcome: isCopied || outcome !== 'refused' ? outcome : null };
  const isCopyable = summary.rowCount <= MOST_ROWS_TO_COPY;
  const hasProblems = counts.has('problems');
  const more = moreOf(last, counts);
  // Rows that need attention come first, then the buttons to save and copy.
  const first = hasProblems ? 'outlined' : 'primary';
  const saves = { icon: Download, confirmed: texts.result.savedLabel, disabled: isBusy } as const;
  const csv = { ...saves, label: texts.result.saveCsv, copying: exports.csv };
  const xlsx = { ...saves, label: texts.result.saveXlsx, copying: exports.xlsx };
  const table = isCopyable ? [{ label: texts.result.copyAll, copying: exports.all, disabled: isBusy }] : [];
  const saved = summary.rowCount > EXCEL_ROWS ? [csv] : settings.spreadsheet ? [xlsx, csv] : [csv, xlsx];
  const isPasted = settings.list.name === texts.input.pasted;
  return (
    <>
      <div className={`row ${shared.actions} ${styles.files} no-print`}>
        {(isPasted ? [...table, ...saved] : [...saved, ...table]).map((each, place) => (
          <CopyButton {...each} key={each.label} variant={place === 0 ? first : 'outlined'} />
        ))}
      </div>
      <div className={`row ${styles.parts} no-print`}>
        {isCopyable && (
          <CopyButton
            variant="quiet"
            label={texts.result.copyIbans}
            copying={exports.ibans}
            disabled={isBusy}
          />
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
          <CopyButton
            {...saves}
            variant="quiet"
            label={texts.result.saveProblems}
            copying={exports.problems}
          />
        )}
      </div>
      {!isCopyable && <p className="muted no-print">{texts.result.tooManyToCopy(MOST_ROWS_TO_COPY)}</p>}
      <CopyMessage
        copying={told}
        texts={{ ...texts.result, copied: `${isCopied ? texts.result.copied : texts.result.saved} ${more}` }}
        className={`box no-print ${shared.message}`}
        isShown={more !== ''}
      />
    </>
  );
}

/** What is said of the rows beside that they are saved or copied. */
function moreOf(what: Export, counts: FilterCounts): string {
  if (what === 'problems') return '';
  if (what === 'ibans') return ibansNote((counts.get('all') ?? 0) - (counts.get('done') ?? 0));
  return openNote(counts.get('problems') ?? 0);
}
