import { Download, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notes } from '../../ui/Notes.tsx';
import type { Summary } from './convert/summary.ts';
import styles from './ListResult.module.css';
import {
  answeredNote,
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
import { Questions, type QuestionsProps } from './Questions.tsx';
import type { Question } from './questions/question.ts';
import { RowPages } from './RowPages.tsx';
import { currentClasses, filterCounts, filterCountsOf, type RowFilter } from './rows/rowFilter.ts';
import type { RowIndex } from './rows/rowIndex.ts';
import type { ConvertedList } from './rows/scanRows.ts';
import { texts } from './texts.ts';
import { type CorrectionActions, useRowCorrections } from './useRowCorrections.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

interface Props {
  readonly summary: Summary;
  /** That the bank data are past their last day; null before. */
  readonly expiry: string | null;
  readonly list: ConvertedList;
  /** Null until the rows are indexed. */
  readonly index: RowIndex | 'failed' | null;
  readonly correction: CorrectionActions;
  readonly questions: Omit<QuestionsProps, 'onShow'>;
  /** The list came as XLSX. */
  readonly isSpreadsheet: boolean;
  readonly isSaving: boolean;
  readonly onSaveCsv: () => void;
  readonly onSaveXlsx: () => void;
  readonly onSaveProblems: () => void;
  /** Indexes the rows again. */
  readonly onIndex: () => void;
  readonly onAgain: () => void;
}

export function ListResult({
  summary,
  expiry,
  list,
  index,
  correction,
  questions,
  isSpreadsheet,
  isSaving,
  ...actions
}: Props) {
  const { rowCount: rows, repairedCount, formulaCount, longRowCount } = summary;
  const { innerLineBreaks, mixedEncodingCount } = summary;
  const { corrected } = correction;
  const corrections = useRowCorrections(correction);
  const made = index === 'failed' ? null : index;
  const classes = useMemo(() => made && currentClasses(made, corrected), [made, corrected]);
  const counts = useMemo(
    () => (made ? filterCounts(made, corrected) : filterCountsOf(summary)),
    [made, corrected, summary],
  );
  const hasProblems = counts.has('problems');
  const [filter, setFilter] = useState<RowFilter>(hasProblems ? 'problems' : 'all');
  const [shown, setShown] = useState<Question | null>(null);
  /** Of the file that is saved, or was saved last. */
  const [savedFormat, setSavedFormat] = useState<'csv' | 'xlsx'>('csv');
  function save(format: typeof savedFormat, start: () => void) {
    setSavedFormat(format);
    start();
  }
  function choose(chosen: RowFilter) {
    setFilter(chosen);
    setShown(null);
  }
  const isTooLongForXlsx = rows > EXCEL_ROWS;
  const doubts = [
    expiry !== null && expiry,
    longRowCount > 0 && longRowsNote(longRowCount),
    innerLineBreaks > 0 && innerLineBreaksNote(innerLineBreaks),
    mixedEncodingCount > 0 && mixedEncodingNote(mixedEncodingCount),
    isTooLongForXlsx && tooManyRowsForXlsx,
  ].filter((note) => note !== false);
  const byHand = [...corrected.values()].filter(({ question }) => question === undefined).length;
  const notes = [
    byHand > 0 && correctedNote(byHand),
    corrected.size > byHand && answeredNote(corrected.size - byHand),
    repairedCount > 0 && repairedNote(repairedCount),
    formulaCount > 0 && formulaNote(formulaCount),
  ].filter((note) => note !== false);
  const isXlsxFirst = isSpreadsheet && !isTooLongForXlsx;
  const saveCsv = (
    <Button
      key="csv"
      variant={isXlsxFirst ? 'outlined' : 'primary'}
      onClick={() => save('csv', actions.onSaveCsv)}
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
      onClick={() => save('xlsx', actions.onSaveXlsx)}
      disabled={isSaving}
    >
      <Download size={20} aria-hidden="true" />
      {isSaving && savedFormat === 'xlsx' ? texts.result.savingXlsx : texts.result.saveXlsx}
    </Button>
  );

  return (
    <div className={styles.result} data-result>
      <OutcomeTiles counts={counts} chosen={filter} onChoose={choose} />
      <div className={`${styles.actions} no-print`}>
        {isXlsxFirst ? [saveXlsx, saveCsv] : [saveCsv, saveXlsx]}
        {hasProblems && (
          <Button onClick={() => save('csv', actions.onSaveProblems)} disabled={isSaving}>
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
      <Notes
        notes={doubts}
        icon={<TriangleAlert size={22} aria-hidden="true" className={styles.caution} />}
      />
      <Notes notes={notes} />
      {!hasProblems && <p>{corrected.size > 0 ? texts.result.allCorrected : texts.result.allFine}</p>}
      {index === 'failed' && (
        <div className={styles.failed}>
          <p role="status">{texts.result.rowsFailed}</p>
          <Button onClick={actions.onIndex}>{texts.result.retry}</Button>
        </div>
      )}
      <Questions {...questions} onShow={setShown} />
      {made && classes ? (
        <RowPages
          key={shown === null ? filter : `question ${questions.all.indexOf(shown)}`}
          only={shown?.rows ?? null}
          list={list}
          index={made}
          classes={classes}
          filter={filter}
          fitting={counts.get(filter) ?? 0}
          corrections={corrections}
        />
      ) : (
        index === null && <p>{texts.result.reading}</p>
      )}
    </div>
  );
}
