import { useEffect, useMemo, useRef, useState } from 'react';
import { Notes } from '../../ui/Notes.tsx';
import shared from './IbanList.module.css';
import styles from './ListResult.module.css';
import { answeredRows, linesNote, notesOf } from './noteTexts.ts';
import { Questions } from './questions/Questions.tsx';
import type { Question } from './questions/question.ts';
import { type ListResultProps, ResultFiles } from './ResultFiles.tsx';
import { RowPages } from './RowPages.tsx';
import { currentClasses, filterCounts, type RowFilter } from './rows/rowFilter.ts';
import { KindsOfRows, Totals } from './Totals.tsx';
import { texts } from './texts.ts';
import { useRowCorrections } from './useRowCorrections.ts';

/** The result of a list: its numbers, the questions, the buttons to save and copy, and the rows. */
export function ListResult({ done, list }: ListResultProps) {
  const { corrected, answerCount } = done;
  const corrections = useRowCorrections(done, list);
  const classes = useMemo(() => currentClasses(done.list.index, corrected), [done.list, corrected]);
  const counts = useMemo(() => filterCounts(classes), [classes]);
  const open: RowFilter = counts.has('problems') ? 'problems' : 'all';
  const [filter, setFilter] = useState<RowFilter>(open);
  const [shown, setShown] = useState<{ readonly question: Question } | null>(null);
  /** How many rows each answer has read. */
  const answered = useMemo(() => {
    const answers = [...corrected.values()].filter(({ question }) => question);
    const byQuestion = Map.groupBy(answers, ({ question }) => question as Question);
    return new Map([...byQuestion].map(([question, rows]) => [question, answeredRows(rows)]));
  }, [corrected]);
  const [seen, setSeen] = useState(answerCount);
  if (seen !== answerCount) {
    setSeen(answerCount);
    choose(open);
  }
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The row with the focus may have been settled, too.
    if (answerCount > 0 && document.activeElement === document.body) box.current?.focus();
  }, [answerCount]);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = shown && rows.current?.querySelector('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [shown]);
  function goBack() {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }
  /** Not if all rows of the question have been corrected by hand. */
  const isInBox =
    shown && (answered.has(shown.question) || shown.question.rows.some((row) => !corrected.has(row)));
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
        onChoose={(chosen) => {
          choose(chosen);
          // On a phone they are below what is in view.
          if (Number(rows.current?.getBoundingClientRect().top) > innerHeight) rows.current?.scrollIntoView();
        }}
      />
      <Notes notes={doubts} isCaution />
      <Questions
        {...{ box, done, list, answered }}
        onShow={(question) => (question ? setShown({ question }) : choose(open))}
      />
      <ResultFiles done={done} list={list} counts={counts} />
      <div ref={rows} className={`row ${shared.actions} ${styles.rows}`}>
        {!shown && <KindsOfRows counts={counts} chosen={filter} onChoose={choose} />}
        <RowPages
          // A row stays in view when it is corrected; rows that an answer settles are removed.
          key={shown ? `question ${shown.question.rows[0]}` : `${filter} ${seen}`}
          only={shown?.question.rows ?? null}
          onBack={isInBox ? goBack : null}
          list={done.list}
          classes={classes}
          filter={filter}
          fitting={counts.get(filter) ?? 0}
          corrections={corrections}
        />
      </div>
      <Notes notes={notes} />
      <p className="muted">{linesNote(done)}</p>
      <p className="muted">
        {texts.result.csvHint} {texts.result.limits}
      </p>
    </div>
  );
}
