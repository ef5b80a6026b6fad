import { Download, TriangleAlert } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { useModule } from '../../ui/useModule.ts';
import type { Summary } from './convert/summary.ts';
import styles from './ListResult.module.css';
import {
  correctedNote,
  formulaNote,
  innerLineBreaksNote,
  linesNote,
  longRowsNote,
  mixedEncodingNote,
  repairedNote,
  tooManyRowsForXlsx,
} from './noteTexts.ts';
import { OutcomeTiles } from './OutcomeTiles.tsx';
import { filterCounts, filterCountsOf, type RowFilter } from './rows/rowFilter.ts';
import type { RowIndex } from './rows/rowIndex.ts';
import type { ConvertedList } from './rows/scanRows.ts';
import { texts } from './texts.ts';
import type { CorrectionActions } from './useRowCorrections.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

interface Props {
  readonly summary: Summary;
  readonly list: ConvertedList;
  /** Null until the rows are indexed. */
  readonly index: RowIndex | null;
  readonly correction: CorrectionActions;
  /** The list came as XLSX. */
  readonly isSpreadsheet: boolean;
  readonly isSaving: boolean;
  readonly onSaveCsv: () => void;
  readonly onSaveXlsx: () => void;
  readonly onSaveProblems: () => void;
  readonly onAgain: () => void;
}

export function ListResult({ summary, list, index, correction, isSpreadsheet, isSaving, ...actions }: Props) {
  const { rowCount: rows, repairedCount, formulaCount, longRowCount } = summary;
  const { innerLineBreaks, mixedEncodingCount } = summary;
  const counts = useMemo(
    () => (index ? filterCounts(index.classes) : filterCountsOf(summary)),
    [index, summary],
  );
  const hasProblems = counts.has('problems');
  const [filter, setFilter] = useState<RowFilter>(hasProblems ? 'problems' : 'all');
  const [rowWindow, loadWindow, hasFailed] = useModule(() => import('./RowWindow.tsx'));
  useEffect(loadWindow, [loadWindow]);
  const isTooLongForXlsx = rows > EXCEL_ROWS;
  const notes = [
    correction.corrected.size > 0 && correctedNote(correction.corrected.size),
    repairedCount > 0 && repairedNote(repairedCount),
    longRowCount > 0 && longRowsNote(longRowCount),
    innerLineBreaks > 0 && innerLineBreaksNote(innerLineBreaks),
    mixedEncodingCount > 0 && mixedEncodingNote(mixedEncodingCount),
    formulaCount > 0 && formulaNote(formulaCount),
    isTooLongForXlsx && tooManyRowsForXlsx,
  ].filter((note) => note !== false);
  const isXlsxFirst = isSpreadsheet && !isTooLongForXlsx;
  const saveCsv = (
    <Button
      key="csv"
      variant={isXlsxFirst ? 'outlined' : 'primary'}
      onClick={actions.onSaveCsv}
      disabled={isSaving}
    >
      <Download size={20} aria-hidden="true" />
      {texts.result.saveCsv}
    </Button>
  );
  const saveXlsx = !isTooLongForXlsx && (
    <Button
      key="xlsx"
      variant={isXlsxFirst ? 'primary' : 'outlined'}
      onClick={actions.onSaveXlsx}
      disabled={isSaving}
    >
      <Download size={20} aria-hidden="true" />
      {isSaving ? texts.result.savingXlsx : texts.result.saveXlsx}
    </Button>
  );

  return (
    <div className={styles.result} data-result>
      <OutcomeTiles counts={counts} chosen={filter} onChoose={setFilter} />
      <div className={`${styles.actions} no-print`}>
        {isXlsxFirst ? [saveXlsx, saveCsv] : [saveCsv, saveXlsx]}
        {hasProblems && (
          <Button onClick={actions.onSaveProblems} disabled={isSaving}>
            {texts.result.saveProblems}
          </Button>
        )}
        <Button variant="quiet" onClick={actions.onAgain}>
          {texts.result.again}
        </Button>
      </div>
      <p className={styles.hint}>{linesNote(summary, list.headerRow)}</p>
      <p className={styles.hint}>
        {texts.result.csvHint} {texts.result.limits}
      </p>
      <p className={`${styles.hint} no-print`}>
        {texts.result.series} <a href="/girocode#kartenserie">{texts.result.seriesLink}</a>
      </p>
      <Notes notes={notes} icon={<TriangleAlert size={22} aria-hidden="true" className={styles.caution} />} />
      {!hasProblems && <p>{texts.result.allFine}</p>}
      {hasFailed && (
        <div className={styles.failed}>
          <p role="status">{texts.result.windowFailed}</p>
          <Button onClick={loadWindow}>{texts.result.retry}</Button>
        </div>
      )}
      {index && rowWindow ? (
        <rowWindow.RowWindow
          key={filter}
          list={list}
          index={index}
          filter={filter}
          fitting={counts.get(filter) ?? 0}
          correction={correction}
        />
      ) : (
        !hasFailed && <p>{texts.result.reading}</p>
      )}
    </div>
  );
}
