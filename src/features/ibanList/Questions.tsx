import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Done } from './listSteps.ts';
import styles from './Questions.module.css';
import type { Question } from './questions/question.ts';
import { evidenceText, isDoubtful, questionText, questionTexts } from './questions/questionTexts.ts';
import type { ListTool } from './useIbanList.ts';

interface Props {
  readonly done: Done;
  readonly list: ListTool;
  readonly onShow: (question: Question) => void;
}

const MOST_AT_A_TIME = 5;

/** Asks once for all rows of the same doubt. Answered questions stay, to be taken back. */
export function Questions({ done, list, onShow }: Props) {
  const { answered } = done;
  // If only the visitor can correct a row, the button in the table is enough.
  const all = done.questions.filter(({ offer, rows }) => offer !== null || rows.length > 1);
  const heading = useId();
  const open = all.filter((question) => !answered.has(question)).slice(0, MOST_AT_A_TIME);
  const waiting = all.length - answered.size - open.length;
  if (all.length === 0) return null;
  return (
    <section className={`${styles.questions} no-print`} aria-labelledby={heading}>
      <h3 id={heading}>{questionTexts.heading}</h3>
      <ul>
        {all
          .filter((question) => open.includes(question) || answered.has(question))
          .map((question) => (
            <li key={all.indexOf(question)}>
              <p>
                {answered.has(question) ? questionTexts.done(question.rows.length) : questionText(question)}
              </p>
              {!answered.has(question) && <Evidence question={question} />}
              <div className={styles.actions}>
                {answered.has(question) ? (
                  <Button
                    variant="outlined"
                    disabled={list.isBusy}
                    onClick={() => list.undoAnswer(done, question)}
                  >
                    {questionTexts.undo}
                  </Button>
                ) : (
                  question.offer && (
                    <Button
                      variant="outlined"
                      disabled={list.isBusy}
                      onClick={() => list.answer(done, question)}
                    >
                      {questionTexts.answer(question.rows.length, question.offer.numbers)}
                    </Button>
                  )
                )}
                <Button variant="quiet" onClick={() => onShow(question)}>
                  {questionTexts.show}
                </Button>
              </div>
            </li>
          ))}
      </ul>
      {waiting > 0 && <p>{questionTexts.more(waiting)}</p>}
    </section>
  );
}

function Evidence({ question: { offer } }: { readonly question: Question }) {
  if (offer === null) return <p className={styles.evidence}>{questionTexts.noOffer}</p>;
  const { checked, passed } = offer;
  const text = evidenceText(checked, passed);
  return (
    text && (
      <p className={styles.evidence} data-doubtful={isDoubtful(checked, passed) || undefined}>
        {text}
      </p>
    )
  );
}
