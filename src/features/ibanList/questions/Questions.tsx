import { type RefObject, useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import shared from '../IbanList.module.css';
import styles from '../ListResult.module.css';
import type { ListResultProps } from '../ResultFiles.tsx';
import { bothAnswersText, evidenceText, isDoubtful } from './evidenceTexts.ts';
import type { Question } from './question.ts';
import { namedQuestions, OF_ACCOUNT, questionText, questionTexts, rowText } from './questionTexts.ts';

interface Props extends ListResultProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly answered: ReadonlyMap<Question, string>;
  /** Null to show what is left to look at. */
  readonly onShow: (question: Question | null) => void;
}

/** Asks once for all rows of the same doubt, one question after the other. An answer can be taken back. */
export function Questions({ box, done, list, answered, onShow }: Props) {
  const names = useMemo(() => namedQuestions(done.questions), [done.questions]);
  const heading = useId();
  /** Questions that the visitor leaves open. */
  const [skipped, setSkipped] = useState<ReadonlySet<Question>>(new Set());
  const openRows = ({ rows }: Question) => [...rows].filter((row) => !done.corrected.has(row));
  const open = [...names.keys()].filter((each) => openRows(each).length > 0);
  const question = open.find((each) => !skipped.has(each));
  const left = question ? openRows(question) : [];
  /** Some rows have been corrected by hand, and its example may be one of them. */
  const isPartly = left.length < (question?.rows.length ?? 0);
  if (open.length === 0 && answered.size === 0) return null;
  const offer = question?.offer;
  const isOfAccount = question !== undefined && (OF_ACCOUNT.has(question.problem) || question.remarks > 0);
  const other = question?.alternative && { ...question, offer: question.alternative };
  // Where the check digits decide, the first answer is the likely one.
  const isUndecided = other ? !isDoubtful(other.offer.checked, other.offer.passed) : false;
  const isDoubtfulOffer =
    isOfAccount || isUndecided || (offer ? isDoubtful(offer.checked, offer.passed) : false);
  const nameOf = (each: Question, rows: string) => questionTexts.answered(each, names.get(each) ?? '', rows);
  /** The pressed button will be gone. */
  const moveFocus = () => box.current?.focus({ preventScroll: true });
  const answerWith = (each: Question) => (
    <Button
      key={`answer ${each.offer?.numbers.accountNumber}`}
      variant={isDoubtfulOffer || each !== question ? 'outlined' : 'primary'}
      disabled={list.isBusy}
      onClick={({ detail }) => {
        // A second press must not answer the question that follows.
        if (detail > 1) return;
        moveFocus();
        list.answer(done, each);
      }}
    >
      {questionTexts.answer(each, left.length, isPartly)}
    </Button>
  );
  const offered = question && offer ? [question, ...(other ? [other] : [])].map(answerWith) : [];
  const answers = [...answered].map(([each, rows]) => (
    <div key={each.rows[0]} className={styles.answer}>
      <Button variant="quiet" onClick={() => onShow(each)}>
        {nameOf(each, rows)}
      </Button>
      <Button
        variant="quiet"
        aria-label={`${questionTexts.undo}: ${nameOf(each, rows)}`}
        disabled={list.isBusy}
        onClick={() => {
          moveFocus();
          list.undo(done, each);
        }}
      >
        {questionTexts.undo}
      </Button>
    </div>
  ));
  const show = question && (
    <Button key="show" variant={isDoubtfulOffer ? 'primary' : 'outlined'} onClick={() => onShow(question)}>
      {questionTexts.show(left.length)}
    </Button>
  );
  return (
    <>
      {answers.length > 0 && (
        <div className={`box ${styles.question} no-print`} data-done>
          {answers.at(-1)}
        </div>
      )}
      <section
        ref={box}
        tabIndex={-1}
        className={`box ${styles.question} no-print`}
        data-done={open.length === 0 || undefined}
        aria-labelledby={heading}
      >
        <div role="status">
          <h3 id={heading}>{question ? names.get(question) : questionTexts.noneLeft(open.length)}</h3>
          {question && <p>{questionText(question, left, done.list.headerRow)}</p>}
          {question?.cells && <p className="muted">{rowText(question.cells)}</p>}
          {offer && !isPartly && (!isOfAccount || isDoubtful(offer.checked, offer.passed)) && (
            <p data-doubtful={(isDoubtfulOffer && !other) || undefined}>
              {question?.alternative
                ? bothAnswersText([offer, question.alternative])
                : evidenceText(offer.checked, offer.passed)}
            </p>
          )}
        </div>
        <div className={`row ${shared.actions}`}>
          {isDoubtfulOffer ? [show, ...offered] : [...offered, show]}
          {!question && open.length > 0 && (
            <Button
              onClick={() => {
                moveFocus();
                setSkipped(new Set());
              }}
            >
              {questionTexts.again}
            </Button>
          )}
        </div>
        {/* It has a place of its own: a second press must not answer the question that follows. */}
        {question && (
          <Button
            variant="quiet"
            onClick={() => {
              moveFocus();
              setSkipped(new Set([...skipped, question]));
              onShow(null);
            }}
          >
            {questionTexts.leaveOpen}
          </Button>
        )}
        {answers.length > 1 && (
          <details>
            <summary>{questionTexts.earlier(answers.length - 1)}</summary>
            {answers.slice(0, -1)}
          </details>
        )}
      </section>
    </>
  );
}
