import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notes } from '../../ui/Notes.tsx';
import shared from './IbanList.module.css';
import styles from './ListResult.module.css';
import { linesNote, notesOf } from './noteTexts.ts';
import type { Question } from './questions/question.ts';
import {
  evidenceText,
  isDoubtful,
  OF_ACCOUNT,
  questionText,
  questionTexts,
} from './questions/questionTexts.ts';
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
  const [shown, setShown] = useState<{ readonly question: Question } | null>(null);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = shown && rows.current?.querySelector('h3');
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  }, [shown]);
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
      <Questions done={done} list={list} onShow={(question) => setShown({ question })} />
      <ResultFiles done={done} list={list} counts={counts} />
      <div ref={rows} className={`row ${shared.actions} ${styles.rows}`}>
        {!shown && <KindsOfRows counts={counts} chosen={filter} onChoose={choose} />}
        <RowPages
          key={shown === null ? filter : `question ${done.questions.indexOf(shown.question)}`}
          only={shown?.question.rows ?? null}
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
    </div>
  );
}

interface Props extends ListResultProps {
  readonly onShow: (question: Question) => void;
}

/** Asks once for all rows of the same doubt, one question after the other. An answer can be taken back. */
function Questions({ done, list, onShow }: Props) {
  const asked = done.questions.filter(({ offer }) => offer !== null);
  // If only the visitor can correct a row, the button in the table is enough.
  const hints = done.questions.filter(({ offer, rows }) => offer === null && rows.length > 1);
  const all = [...asked, ...hints];
  const answered = useMemo(
    () => new Set([...done.corrected.values()].map((correction) => correction.question)),
    [done.corrected],
  );
  const heading = useId();
  const [place, setPlace] = useState(0);
  const question = all[place];
  if (!question) return null;
  const { offer, rows } = question;
  const isAnswered = answered.has(question);
  const isOfAccount = OF_ACCOUNT.has(question.problem);
  const isDoubtfulOffer = offer === null || isOfAccount || isDoubtful(offer.checked, offer.passed);
  const answer = offer && (
    <Button
      key="answer"
      variant={isAnswered || isDoubtfulOffer ? 'outlined' : 'primary'}
      disabled={list.isBusy}
      onClick={() => (isAnswered ? list.undoAnswer(done, question) : list.answer(done, question))}
    >
      {isAnswered ? questionTexts.undo : questionTexts.answer(question, offer.numbers)}
    </Button>
  );
  const show = (
    <Button
      key="show"
      variant={!isAnswered && isDoubtfulOffer ? 'primary' : 'outlined'}
      onClick={() => onShow(question)}
    >
      {questionTexts.show}
    </Button>
  );
  return (
    <section className={`box ${styles.question} no-print`} aria-labelledby={heading}>
      <div role="status">
        <h3 id={heading}>{questionTexts.heading(question, offer ? asked : hints)}</h3>
        <p>{isAnswered ? questionTexts.done(rows.length) : questionText(question)}</p>
        {!isAnswered && !(offer && isOfAccount) && (
          <p data-doubtful={(offer && isDoubtfulOffer) || undefined}>
            {offer ? evidenceText(offer.checked, offer.passed) : questionTexts.noOffer}
          </p>
        )}
      </div>
      <div className={`row ${shared.actions}`}>
        {isDoubtfulOffer && !isAnswered ? [show, answer] : [answer, show]}
      </div>
      {/* It has a place of its own: a second press must not answer the question that follows. */}
      {all.length > 1 && (
        <Button variant={isAnswered ? 'primary' : 'quiet'} onClick={() => setPlace((place + 1) % all.length)}>
          {questionTexts.next}
        </Button>
      )}
    </section>
  );
}
