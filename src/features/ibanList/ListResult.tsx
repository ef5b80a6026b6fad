import { Download, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { CopyMessage } from '../../ui/CopyMessage.tsx';
import { Notes } from '../../ui/Notes.tsx';
import { useCopy } from '../../ui/useCopy.ts';
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
  sheetsNote,
  tooManyRowsForXlsx,
  uncalculatedNote,
} from './noteTexts.ts';
import { Questions, type QuestionsProps } from './Questions.tsx';
import type { Question } from './questions/question.ts';
import { RowPages } from './RowPages.tsx';
import { currentClasses, filterCounts, filterCountsOf, type RowFilter } from './rows/rowFilter.ts';
import type { RowIndex } from './rows/rowIndex.ts';
import type { ConvertedList } from './rows/scanRows.ts';
import { Totals } from './Totals.tsx';
import { texts } from './texts.ts';
import { type CorrectionActions, useRowCorrections } from './useRowCorrections.ts';
import type { OpenedSpreadsheet } from './worker/protocol.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

/** More take the page's time, and the clipboard's memory. */
const MOST_ROWS_TO_COPY = 50_000;

/** A promise, because the text may be written after the press. */
function copy(text: Promise<Blob>): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}

interface Props {
  readonly summary: Summary;
  /** That the bank data are past their last day; null before. */
  readonly expiry: string | null;
  readonly list: ConvertedList;
  /** Null until the rows are indexed. */
  readonly index: RowIndex | 'failed' | null;
  readonly correction: CorrectionActions;
  readonly questions: Omit<QuestionsProps, 'onShow'>;
  /** Set if the list came as XLSX. */
  readonly spreadsheet: OpenedSpreadsheet | null;
  /** The list came from the clipboard. */
  readonly isPasted: boolean;
  readonly isSaving: boolean;
  readonly onSaveCsv: () => void;
  readonly onSaveXlsx: () => void;
  readonly onSaveProblems: () => void;
  /** The result for the clipboard, or only its IBANs. */
  readonly onPasteable: (isOnlyIbans: boolean) => Promise<Blob>;
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
  spreadsheet,
  isPasted,
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
    spreadsheet !== null &&
      spreadsheet.uncalculatedCount > 0 &&
      uncalculatedNote(spreadsheet.uncalculatedCount),
    isTooLongForXlsx && tooManyRowsForXlsx,
  ].filter((note) => note !== false);
  const byHand = [...corrected.values()].filter(({ question }) => question === undefined).length;
  const notes = [
    spreadsheet !== null && spreadsheet.sheets.length > 1 && sheetsNote(spreadsheet.sheets.length),
    byHand > 0 && correctedNote(byHand),
    corrected.size > byHand && answeredNote(corrected.size - byHand),
    repairedCount > 0 && repairedNote(repairedCount),
    formulaCount > 0 && formulaNote(formulaCount),
  ].filter((note) => note !== false);
  const copyAll = useCopy(`${corrected.size}`, { write: () => copy(actions.onPasteable(false)) });
  const copyIbans = useCopy(`${corrected.size}`, { write: () => copy(actions.onPasteable(true)) });
  const copyTexts = { copied: texts.result.copied, copyRefused: texts.result.copyRefused };
  const isCopyable = rows <= MOST_ROWS_TO_COPY;
  const files = {
    csv: { label: texts.result.saveCsv, start: actions.onSaveCsv },
    xlsx: {
      label: isSaving && savedFormat === 'xlsx' ? texts.result.savingXlsx : texts.result.saveXlsx,
      start: actions.onSaveXlsx,
    },
  };
  // The format that was brought comes first.
  const isCopyFirst = isPasted && isCopyable;
  const formats = isTooLongForXlsx
    ? (['csv'] as const)
    : spreadsheet
      ? (['xlsx', 'csv'] as const)
      : (['csv', 'xlsx'] as const);
  const copyButton = isCopyable && (
    <CopyButton
      label={texts.result.copyAll}
      copiedLabel={texts.result.copiedLabel}
      copying={copyAll}
      variant={isCopyFirst ? 'primary' : 'outlined'}
      disabled={isSaving}
    />
  );

  return (
    <div className={styles.result} data-result>
      <Totals counts={counts} chosen={filter} onChoose={choose} />
      <div className={`${styles.actions} no-print`}>
        {isCopyFirst && copyButton}
        {formats.map((format, place) => (
          <Button
            key={format}
            variant={place === 0 && !isCopyFirst ? 'primary' : 'outlined'}
            onClick={() => save(format, files[format].start)}
            disabled={isSaving}
          >
            <Download size={20} aria-hidden="true" />
            {files[format].label}
          </Button>
        ))}
        {!isCopyFirst && copyButton}
        {isCopyable && (
          <CopyButton
            label={texts.result.copyIbans}
            copiedLabel={texts.result.copiedLabel}
            copying={copyIbans}
            disabled={isSaving}
          />
        )}
        {hasProblems && (
          <Button onClick={() => save('csv', actions.onSaveProblems)} disabled={isSaving}>
            {texts.result.saveProblems}
          </Button>
        )}
        <Button variant="quiet" onClick={actions.onAgain}>
          {texts.result.again}
        </Button>
      </div>
      <CopyMessage copying={copyAll} texts={copyTexts} />
      <CopyMessage copying={copyIbans} texts={copyTexts} />
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
