import { useId, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import shared from './IbanList.module.css';
import styles from './ListResult.module.css';
import type { Question } from './questions/question.ts';
import {
  evidenceText,
  isDoubtful,
  OF_ACCOUNT,
  questionText,
  questionTexts,
} from './questions/questionTexts.ts';
import type { ListResultProps } from './ResultFiles.tsx';

interface Props extends ListResultProps {
  readonly onShow: (question: Question) => void;
}

/** Asks once for all rows of the same doubt, one question after the other. An answer can be taken back. */
export function Questions({ done, list, onShow }: Props) {
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
