import { expect, test } from 'vitest';
import { accounts, ask, directory } from '../../../../tests/support/askedList.ts';
import { answerQuestion } from './answerQuestion.ts';
import type { Question } from './question.ts';
import { questionText } from './questionTexts.ts';

test('the dates below a heading are one question, which shows the cell alone', async () => {
  const rows = Array.from(
    { length: 12 },
    (_, row) => `37040044;532013000;${row < 3 ? `2013-12-2${row}` : ''}`,
  );
  const { questions } = await ask(rows, 'BLZ;Konto;deleted_at\n');
  expect(questions.map((question) => questionText(question, [...question.rows], 1))).toEqual([
    '3\u00A0Zeilen: In der Zeile steht etwas, das gegen das Konto sprechen kann, etwa „2013-12-20“.',
  ]);
});

test('thousands of rows in question are one question', async () => {
  const { questions } = await ask(Array.from({ length: 2_000 }, (_, row) => `37040044 *${row};532013000;x`));
  expect(questions.map(({ rows }) => rows.length)).toEqual([2_000]);
});

test('few remarks are questions of their own, many are one, which shows them, and what speaks against the account is another', async () => {
  const opened = 'BLZ;Konto;Bemerkung\n';
  const notes = ['Retoure', '', 'raus', 'Konto aufgelöst', '', 'Retoure', '', '', ''];
  const { questions } = await ask(
    notes.map((note) => `37040044;532013000;${note}`),
    opened,
  );
  expect(questions.map(({ rows }) => [...rows])).toEqual([[0, 5], [2], [3]]);
  expect(questionText(questions[0] as Question, [0, 5], 1)).toMatch(/, etwa „Retoure“\.$/);
  const inTurn = (await ask(['37040044;532013000;gesperrt', '37040044 *12;532013000;'], opened)).questions;
  expect(inTurn.map(({ rows }) => [...rows])).toEqual([[0], [1]]);
  // Five that one row each has, and one that two rows have.
  const many = ['gesperrt', 'alt', 'erloschen', 'Konto tot', 'ungültig', 'gesperrt', 'storniert'];
  const rows = many.map((note) => `37040044;532013000;${note}`);
  const asks = (await ask(rows, opened)).questions.map((each) => questionText(each, [...each.rows], 1));
  expect(asks).toHaveLength(2);
  expect(asks[0]).toMatch(/^5\s.* etwa „alt“, „erloschen“, „Konto tot“, „ungültig“ und 1 weitere\.$/);
  // However its numbers are written, a row with a remark is one of them.
  const odd = [
    '37040044;532013000',
    '37040044;617 048 772',
    ';DE89370400440532013000',
    ';Kto 532013000 BLZ 37040044',
  ];
  const asked = await ask(
    odd.map((numbers) => `${numbers};raus`),
    opened,
  );
  expect(asked.questions.map(({ rows }) => [...rows])).toEqual([[0, 1, 2, 3]]);
  const answers = await answerQuestion(directory, asked.list, accounts, asked.questions[0] as Question);
  expect(answers.map(({ result }) => result.iban).filter((iban) => iban === '')).toEqual([]);
});

const LONG = 'Mitglied seit 2003, Beitrag halbjährlich, ';
test.each([
  ['another bank does not hide a remark', 'Postbank;erloschen;', 'Postbank;Betrugsverdacht;', 'Postbank;;'],
  ['nor one remark another', ';gesperrt;Karteileiche', ';gesperrt;verstorben'],
  ['a number is no date', ';neu 532013018;', ';neu 532013026;'],
  ['nor is the end of one', ';;IBAN endet auf 9080', ';;IBAN endet auf 3637'],
  ['the end of a long remark counts', `;${LONG}erloschen;`, `;${LONG}gesperrt;`],
])('a question shows all that speaks against its rows: %s', async (_name, ...doubtful) => {
  const clean = '50010517;648489890;ING;;';
  const rows = doubtful.flatMap((row, at) => [`37040044;5320130${at}${at};${row}`, clean, clean]);
  const { questions } = await ask(rows, 'BLZ;Konto;Bank;Notiz;Info\n');
  expect(questions.map((each) => [...each.rows])).toEqual(doubtful.map((_, at) => [3 * at]));
  for (const [at, question] of questions.entries())
    for (const said of doubtful[at]?.split(';').filter(Boolean) ?? [])
      expect(questionText(question, [3 * at], 1)).toContain(`„${said}“`);
});

test('words that differ are shown, and those of a doubt are a question each', async () => {
  const cells = ['Exfrau', 'geplatzt', 'erloschen', 'gesperrt'];
  const { questions } = await ask(cells.map((words) => `37040044;532013000 ${words};`));
  const texts = questions.map((each) => questionText(each, [...each.rows], 1));
  for (const [at, words] of cells.entries())
    expect(
      texts.filter((text) => text.includes(words)),
      `${at}`,
    ).toHaveLength(1);
  expect(questions.filter(({ rows }) => rows.length > 1).length).toBeLessThan(2);
});

test('lines whose words speak against them are one question, too, if they are many', async () => {
  const lines = [3000, 3018, 3026, 3034, 3042].map(
    (end) => `Anna Meier - Konto 53201${end} - BLZ 37040044 - zahlt 12 €`,
  );
  const combined = { kind: 'combined', cell: 0 } as const;
  const counts = [lines, lines.slice(1)].map(async (rows) => {
    const { questions } = await ask(rows, 'Wer\n', combined);
    return questions.map((question) => question.rows.length);
  });
  expect(await Promise.all(counts)).toEqual([[5], [1, 1, 1, 1]]);
});

test('many lines of unknown words are one question, which shows them, few are a question each', async () => {
  const row = '37040044;532013000;12';
  const below = async (...lines: readonly string[]) => {
    const rows = lines.flatMap((line) => [`${line};;`, row]);
    const { questions } = await ask([...rows, row], 'BLZ;Konto;Nr\n');
    return questions.filter(({ problem }) => problem === 'unknown-line');
  };
  const [many, ...others] = await below('Töpfern', 'Papierkorb', 'Yoga', 'Schach', 'Boule');
  expect([others, [...(many?.rows ?? [])]]).toEqual([[], [1, 3, 5, 7, 9, 10]]);
  expect(questionText(many as Question, [1, 3, 5, 7, 9, 10], 1)).toContain('„Papierkorb“');
  expect((await below('Töpfern', 'Papierkorb')).map(({ rows }) => [...rows])).toEqual([[3, 4], [1]]);
});
