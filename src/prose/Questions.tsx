import { Fragment } from 'react';
import { Fold } from './Fold.tsx';
import type { Question } from './structuredData.ts';

interface Props {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions with their answers folded. An answer may contain links as in Markdown: `[Kontakt](/kontakt)`. */
export function Questions({ title, questions }: Props) {
  return (
    <section className="prose questions" aria-labelledby="fragen">
      <h2 id="fragen">{title}</h2>
      {questions.map(({ question, answer }) => (
        <Fold key={question} question={question}>
          <p>{withLinks(answer)}</p>
        </Fold>
      ))}
    </section>
  );
}

function withLinks(text: string) {
  // Every text between two links is followed by the words and the address of the next one.
  const parts = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    if (index % 3 === 0) return <Fragment key={part}>{part}</Fragment>;
    return (
      <a key={part} href={parts[index + 1]}>
        {part}
      </a>
    );
  });
}
