import { Download, TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { germanCount } from '../../ui/germanNumber.ts';
import { Notes } from '../../ui/Notes.tsx';
import { ROW_OUTCOMES, toneOf } from './convert/rowOutcome.ts';
import { outcomeTexts } from './convert/rowTexts.ts';
import type { Summary } from './convert/summary.ts';
import styles from './ListResult.module.css';
import {
  formulaNote,
  innerLineBreaksNote,
  linesNote,
  longRowsNote,
  mixedEncodingNote,
  repairedNote,
  tooManyRowsForXlsx,
} from './noteTexts.ts';
import { ResultTable } from './ResultTable.tsx';
import { texts } from './texts.ts';
import { EXCEL_ROWS } from './xlsx/cellReference.ts';

interface Props {
  readonly summary: Summary;
  /** Number of rows above the list: titles and the header. */
  readonly headerRows: number;
  readonly isSavingXlsx: boolean;
  readonly onSaveCsv: () => void;
  readonly onSaveXlsx: () => void;
  readonly onAgain: () => void;
}

export function ListResult({ summary, headerRows, isSavingXlsx, onSaveCsv, onSaveXlsx, onAgain }: Props) {
  const { rowCount: rows, counts, repairedCount, formulaCount, longRowCount } = summary;
  const { innerLineBreaks, mixedEncodingCount } = summary;
  const isTooLongForXlsx = rows > EXCEL_ROWS;
  const notes = [
    repairedCount > 0 && repairedNote(repairedCount),
    longRowCount > 0 && longRowsNote(longRowCount),
    innerLineBreaks > 0 && innerLineBreaksNote(innerLineBreaks),
    mixedEncodingCount > 0 && mixedEncodingNote(mixedEncodingCount),
    formulaCount > 0 && formulaNote(formulaCount),
    isTooLongForXlsx && tooManyRowsForXlsx,
  ].filter((note) => note !== false);

  return (
    <div className={styles.result} data-result>
      <dl className={styles.counts}>
        {ROW_OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
          <div key={outcome} data-tone={toneOf(outcome)}>
            <dt>{outcomeTexts[outcome]}</dt>
            <dd>{germanCount(counts[outcome])}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.actions} no-print`}>
        <Button variant="primary" onClick={onSaveCsv}>
          <Download size={20} aria-hidden="true" />
          {texts.result.saveCsv}
        </Button>
        {!isTooLongForXlsx && (
          <Button variant="outlined" onClick={onSaveXlsx} disabled={isSavingXlsx}>
            <Download size={20} aria-hidden="true" />
            {isSavingXlsx ? texts.result.savingXlsx : texts.result.saveXlsx}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {texts.result.again}
        </Button>
      </div>
      <p className={styles.hint}>{linesNote(summary, headerRows)}</p>
      <p className={styles.hint}>
        {texts.result.csvHint} {texts.result.limits}
      </p>
      <p className={`${styles.hint} no-print`}>
        {texts.result.series} <a href="/girocode#kartenserie">{texts.result.seriesLink}</a>
      </p>
      <Notes notes={notes} icon={<TriangleAlert size={22} aria-hidden="true" className={styles.caution} />} />
      {summary.problemRows.length > 0 ? (
        <ResultTable
          caption={texts.result.problemRows}
          rows={summary.problemRows}
          total={summary.problemCount}
        />
      ) : (
        <p>{texts.result.allFine}</p>
      )}
      <ResultTable caption={texts.result.firstRows} rows={summary.firstRows} total={rows} />
    </div>
  );
}
