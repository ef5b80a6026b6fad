import { useMemo, useState } from 'react';
import { Notes } from '../../ui/Notes.tsx';
import shared from './IbanList.module.css';
import styles from './ListResult.module.css';
import { linesNote, notesOf } from './noteTexts.ts';
import { Questions } from './Questions.tsx';
import type { Question } from './questions/question.ts';
import { type ListResultProps, ResultFiles } from './ResultFiles.tsx';
import { RowPages } from './RowPages.tsx';
import { currentClasses, filterCounts, type RowFilter } from './rows/rowFilter.ts';
import { KindsOfRows, Totals } from './Totals.tsx';
import { texts } from './texts.ts';
import { useRowCorrections } from './useRowCorrections.ts';

/** The result of a list: its numbers, the questions, the buttons to save and copy, and the rows. */
export function ListResult({ done, list }: ListResultProps) {
  const { summary, corrected } = done;
  const { index } = done.list;
  const corrections = useRowCorrections(done, list);
  const classes = useMemo(() => currentClasses(index, corrected), [index, corrected]);
  const counts = useMemo(() => filterCounts(classes), [classes]);
  const hasProblems = counts.has('problems');
  const [filter, setFilter] = useState<RowFilter>(hasProblems ? 'problems' : 'all');
  const [shown, setShown] = useState<Question | null>(null);
  function choose(chosen: RowFilter) {
    setFilter(chosen);
    setShown(null);
  }
  const { doubts, notes } = notesOf(done);

  return (
    <div className={`${shared.parts} ${styles.result}`} data-result>
      <Totals
        counts={counts}
        chosen={shown ? null : filter}
        isCorrected={corrected.size > 0}
        onChoose={choose}
      />
      <Notes notes={doubts} isCaution />
      <Questions done={done} list={list} onShow={setShown} />
      <ResultFiles done={done} list={list} counts={counts} />
      <div className={`row ${shared.actions} ${styles.rows}`}>
        {!shown && <KindsOfRows counts={counts} chosen={filter} onChoose={choose} />}
        <RowPages
          key={shown === null ? filter : `question ${done.questions.indexOf(shown)}`}
          only={shown?.rows ?? null}
          list={done.list}
          classes={classes}
          filter={filter}
          fitting={counts.get(filter) ?? 0}
          corrections={corrections}
        />
      </div>
      <Notes notes={notes} />
      <p className="muted">{linesNote(summary, done.list.headerRow)}</p>
      <p className="muted">
        {texts.result.csvHint} {texts.result.limits}
      </p>
      <p className="muted no-print">
        {texts.result.series} <a href="/girocode#kartenserie">{texts.result.seriesLink}</a>
      </p>
    </div>
  );
}
