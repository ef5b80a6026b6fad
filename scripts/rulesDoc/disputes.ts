import { readFileSync } from 'node:fs';

interface Dispute {
  readonly rules: string;
  readonly question: string;
  readonly reading: string;
  readonly because: string;
}

/** The table of decision 0004. A row without a rule has the name of the one above. */
const disputes: readonly Dispute[] = readFileSync(
  'docs/decisions/0004-readings-of-disputed-bank-rules.md',
  'utf8',
)
  .split('\n')
  .filter((line) => /^\| (?!rule )/.test(line))
  .map((line) => {
    const [, rules = '', question = '', reading = '', because = ''] = line.split(' | ').join('|').split('|');
    return {
      rules: rules.trim(),
      question: question.trim(),
      reading: reading.trim(),
      because: because.trim(),
    };
  });

/** The questions on which the sources of a rule differ, each with our reading and its reason. */
export function disputesOf(rule: string): readonly string[] {
  return disputes
    .filter(({ rules }) => isAbout(rules, rule))
    .map(
      ({ question, reading, because }) =>
        `${question}${question.endsWith('?') ? '' : '.'} Reading here: ${reading}. Reason: ${because}.`,
    );
}

function isAbout(rules: string, rule: string): boolean {
  const [first = '', last = first] = rules.match(/\b\d{4}\b/g) ?? [];
  return first !== '' && rule >= first && rule <= last;
}
