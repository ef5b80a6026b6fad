import styles from './Questions.module.css';
import type { Question } from './structuredData.ts';

interface Props {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions with their answers, visible without a click. */
export function Questions({ title, questions }: Props) {
  return (
    <section className={styles.questions} aria-labelledby="fragen">
      <h2 id="fragen">{title}</h2>
      {questions.map(({ question, answer }) => (
        <div key={question} className={styles.question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </div>
      ))}
    </section>
  );
}
