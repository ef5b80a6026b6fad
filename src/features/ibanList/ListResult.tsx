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
  namedQuestions,
  OF_ACCOUNT,
  questionText,
  questionTexts,
} from './questions/questionTexts.ts';
import { type ListResultProps, ResultFiles } from './ResultFiles.tsx';
import { RowPages } from './RowPages.tsx';
import { currentClasses, filterCounts, filteredRows, type RowFilter } from './rows/rowFilter.ts';
import { KindsOfRows, Totals } from './Totals.tsx';
import { texts } from './texts.ts';
import { useIsPrinted, useReadRows } from './useReadRows.ts';
import { useRowCorrections } from './useRowCorrections.ts';

/** Drawing more would block the page for seconds. */
const MOST_ROWS_TO_PRINT = 5_000;

/** The result of a list: its numbers, the questions, the buttons to save and copy, and the rows. */
export function ListResult({ done, list }: ListResultProps) {
  const { summary, corrected } = done;
  const { index } = done.list;
  const corrections = useRowCorrections(done, list);
  const classes = useMemo(() => currentClasses(index, corrected), [index, corrected]);
  const counts = useMemo(() => filterCounts(classes), [classes]);
  const open: RowFilter = counts.has('problems') ? 'problems' : 'all';
  const [filter, setFilter] = useState<RowFilter>(open);
  const [shown, setShown] = useState<{ readonly question: Question } | null>(null);
  /** The rows of each answer. */
  const answered = useMemo(() => {
    const rows = new Map<Question, number>();
    for (const { question } of corrected.values())
      if (question) rows.set(question, (rows.get(question) ?? 0) + 1);
    return rows;
  }, [corrected]);
  const [seen, setSeen] = useState(answered);
  if (seen.size !== answered.size) {
    setSeen(answered);
    choose(open);
  }
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
  const { rowCount } = done.list;
  const every = useMemo(() => filteredRows(index.classes, 'all'), [index]);
  const all = useReadRows(done.list, every, 0, rowCount > MOST_ROWS_TO_PRINT ? 0 : rowCount);
  const isPrinted = useIsPrinted() && rowCount === all?.rows?.length;

  return (
    <div className={`${shared.parts} ${styles.result}`} data-result>
      <Totals
        counts={counts}
        chosen={shown ? null : filter}
        isCorrected={corrected.size > 0}
        onChoose={choose}
      />
      <Notes notes={doubts} isCaution />
      <Questions
        {...{ done, list, answered }}
        onShow={(question) => (question ? setShown({ question }) : choose(open))}
      />
      <ResultFiles done={done} list={list} counts={counts} />
      <div ref={rows} className={`row ${shared.actions} ${styles.rows}`}>
        {!shown && <KindsOfRows counts={counts} chosen={filter} onChoose={choose} />}
        <RowPages
          // Rows stay while they are corrected. An answer is about many: those that are done go.
          key={shown ? `question ${done.questions.indexOf(shown.question)}` : `${filter} ${answered.size}`}
          only={shown?.question.rows ?? null}
          list={done.list}
          classes={classes}
          filter={filter}
          fitting={counts.get(filter) ?? 0}
          printed={isPrinted ? all : null}
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
  readonly answered: ReadonlyMap<Question, number>;
  /** Null to show what is left to look at. */
  readonly onShow: (question: Question | null) => void;
}

/** Asks once for all rows of the same doubt, one question after the other. An answer can be taken back. */
function Questions({ done, list, answered, onShow }: Props) {
  const names = useMemo(() => namedQuestions(done.questions), [done.questions]);
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState(0);
  // Rows that were all corrected by hand are no longer asked about.
  const open = [...names.keys()].filter(({ rows }) => rows.some((row) => !done.corrected.has(row)));
  const question = open[place % open.length];
  if (!question && answered.size === 0) return null;
  const { offer } = question ?? { offer: null };
  const isOfAccount = question !== undefined && OF_ACCOUNT.has(question.problem);
  const isDoubtfulOffer = offer === null || isOfAccount || isDoubtful(offer.checked, offer.passed);
  /** The pressed button will be gone. */
  const moveFocus = () => box.current?.focus({ preventScroll: true });
  const answer = question && offer && (
    <Button
      key="answer"
      variant={isDoubtfulOffer ? 'outlined' : 'primary'}
      disabled={list.isBusy}
      onClick={({ detail }) => {
        // A second press must not answer the question that follows.
        if (detail > 1) return;
        moveFocus();
        list.answer(done, question);
      }}
    >
      {questionTexts.answer(question, offer.numbers)}
    </Button>
  );
  const show = question && (
    <Button key="show" variant={isDoubtfulOffer ? 'primary' : 'outlined'} onClick={() => onShow(question)}>
      {questionTexts.show(question.rows.length)}
    </Button>
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`box ${styles.question} no-print`}
      data-done={!question || undefined}
      aria-labelledby={heading}
    >
      <div role="status">
        <h3 id={heading}>
          {question ? questionTexts.heading(names.get(question) ?? '') : questionTexts.noneOpen}
        </h3>
        {question && <p>{questionText(question)}</p>}
        {question && !(offer && isOfAccount) && (
          <p data-doubtful={(offer && isDoubtfulOffer) || undefined}>
            {offer ? evidenceText(offer.checked, offer.passed) : questionTexts.noOffer}
          </p>
        )}
      </div>
      <div className={`row ${shared.actions}`}>{isDoubtfulOffer ? [show, answer] : [answer, show]}</div>
      {/* It has a place of its own: a second press must not answer the question that follows. */}
      {open.length > 1 && (
        <Button
          variant="quiet"
          onClick={() => {
            setPlace((place + 1) % open.length);
            onShow(null);
          }}
        >
          {questionTexts.next}
        </Button>
      )}
      {answered.size > 0 && (
        <details>
          <summary>{questionTexts.answers([...answered.values()])}</summary>
          {[...answered].map(([each, rows]) => (
            <div key={names.get(each)} className={styles.answer}>
              <Button variant="quiet" onClick={() => onShow(each)}>
                {questionTexts.answered(each, rows)}
              </Button>
              <Button
                variant="quiet"
                aria-label={`${questionTexts.undo}: ${questionTexts.answered(each, rows)}`}
                disabled={list.isBusy}
                onClick={() => {
                  moveFocus();
                  list.undoAnswer(done, each);
                }}
              >
                {questionTexts.undo}
              </Button>
            </div>
          ))}
        </details>
      )}
    </section>
  );
}
