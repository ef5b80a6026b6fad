import { expect, test } from 'vitest';
import { accounts, ask, directory } from '../../../../tests/support/askedList.ts';
import type { Columns } from '../cells/columns.ts';
import { answerQuestion } from './answerQuestion.ts';
import { bothAnswersText, evidenceText } from './evidenceTexts.ts';
import type { Question } from './question.ts';
import { questionText } from './questionTexts.ts';

test('rows in question for the same reason are asked about once, the most rows first', async () => {
  const { list, questions } = await ask([
    '37040044 *12;532013000;Anna',
    '37040044;532013000;Bernd',
    '50010517 *7;648489890;Clara',
    '2,1E+09;532013000;Dirk',
  ]);
  expect(questions.map(({ rows }) => [...rows])).toEqual([[0, 2]]);
  const [question] = questions;
  if (question?.offer === undefined || question.offer === null) throw new Error('nothing is offered');
  expect(questionText(question, [...question.rows], 1)).toContain('etwa „37040044 *12“');
  expect(evidenceText(question.offer.checked, question.offer.passed)).toMatch(/^2 von 2 /);
  const answers = await answerQuestion(directory, list, accounts, question);
  const ibans = ['DE89370400440532013000', 'DE12500105170648489890'];
  expect(answers.map(({ result }) => result.iban)).toEqual(ibans);
  expect(answers[0]?.result.reason).toMatch(
    /^Auf Ihre Antwort hin gelesen: BLZ\s37040044, Konto\s532013000\./,
  );
});

test('where the check digits speak against what is offered, the question says so', () => {
  expect(evidenceText(0, 0)).toBeNull();
  expect(evidenceText(10, 9)).toBe('9 von 10 Kontonummern bestehen damit die Prüfung der Bank.');
  expect(evidenceText(10, 8)).toMatch(/^Vorsicht: /);
});

test.each([
  ['those of several that pass the check', '37040044;4711 * 532013000;A', '37040044;12345 * 532013000;B'],
  ['no telephone number', '37040044 Tel. 0221123456 * 532013000;;Anna'],
  ['the whole account number of a single row', '37040044 (Filiale 12);5320 13000;Anna'],
  ['those that are not struck out', '~~Kto 648489890 BLZ 50010517~~ Kto 532013000 BLZ 37040044;;Anna'],
  ['those that are not in brackets', '37040044;(4106147089) 532013000;Anna'],
  ['those that no word in brackets is about', '37040044;[alt: 4106147089] 532013000;Anna'],
  ['those that are not called void', '37040044;4106147089 ungültig 532013000;Anna'],
  ['those that do not fail the check', '37040044;532013000/12;Anna'],
  ['groups of the only reading', 'BLZ 370 400 44, Kto. 532-013-000;;Anna'],
  ['those in their own cells, where the reader offers no pair', '37040044-12;532013000;Anna'],
])('the numbers that are offered: %s', async (_name, ...rows) => {
  const { questions } = await ask(rows);
  expect(questions[0]?.offer?.numbers).toEqual({ bankCode: '37040044', accountNumber: '532013000' });
});

test('a letter that looks like a digit is offered as one, but not the end of a number that another letter splits, nor a telephone number or a day', async () => {
  const { questions } = await ask([
    '3704OO44;5320l300O;Anna',
    '37040044;5320X13000;B',
    '0221/78944;37040044;C',
    '37040044;08.05.1989;D',
  ]);
  const numbers = { bankCode: '37040044', accountNumber: '532013000' };
  expect(questions.map(({ offer }) => offer?.numbers)).toEqual([numbers]);
});

test('eleven digits, which a telephone number has too, are asked about', async () => {
  const { questions } = await ask(['37040044;01712013000;Anna', '37040044;532013000;Bernd']);
  expect(questions[0]?.offer?.numbers).toEqual({ bankCode: '37040044', accountNumber: '1712013000' });
});

test('below a heading that names two accounts, none is offered', async () => {
  const header = 'Name;BLZ;Konto';
  const rows = ['Wolf;37040044;532013000', 'Name;altes Konto;Konto;BLZ', 'Wolf;648489890;532013018;37040044'];
  const columns = { kind: 'accounts', bankCode: 1, accountNumber: 2 } as const;
  expect((await ask(rows, `${header}\n`, columns)).questions).toEqual([]);
});

test('in other columns, eight digits that are no bank code are not offered', async () => {
  const rows = [...Array(12).fill('Wolf;37040044;532013000'), 'Wolf;Otto;20112025;648489890'];
  const columns = { kind: 'accounts', bankCode: 1, accountNumber: 2 } as const;
  expect((await ask(rows, 'Name;BLZ;Konto\n', columns)).questions).toEqual([]);
});

test.each([
  ['a further cell', 'Name;Ort;BLZ;Konto', 'Wolf;Ulm;37040044;532013000', 'Wolf;Otto;Ulm;50010517;648489890'],
  [
    'another heading',
    'Name;BLZ;Konto',
    'Wolf;37040044;532013000',
    'Name;Konto;BLZ',
    'Wolf;648489890;50010517',
  ],
])('numbers in other cells than the heading says are offered: below %s', async (_name, header, ...rows) => {
  const names = header.split(';');
  const columns = {
    kind: 'accounts',
    bankCode: names.indexOf('BLZ'),
    accountNumber: names.indexOf('Konto'),
  } as const;
  const sound = Array(12).fill(rows[0]);
  const { list, questions } = await ask([...sound, ...rows.slice(1)], `${header}\n`, columns);
  const answers = await answerQuestion(directory, list, columns, questions[0] as Question);
  expect(answers.map(({ result }) => result.iban)).toEqual(['DE12500105170648489890']);
});

test('digits beside the account may belong to it or not: both are offered, and neither of digits that are too many', async () => {
  const rows = [
    '37040044;5320130;18;Anna',
    '50010517;6484898;90;Bernd',
    '37040044;5320130;26;Clara',
    '37040044;5320130;34;D',
  ];
  const { list, questions } = await ask(rows, 'BLZ;Konto;Unterkonto;Name\n');
  const numbers = questions.map(({ offer, alternative }) =>
    [offer, alternative].map((each) => each?.numbers.accountNumber),
  );
  expect(numbers).toEqual([['532013018', '5320130']]);
  const [question] = questions as [Question];
  const offers = [question.offer, question.alternative].filter((each) => each !== null);
  expect(bothAnswersText(offers)).toMatch(
    / bestehen mit diesen Ziffern 4 von 4, ohne sie 3 von 4 Kontonummern\.$/,
  );
  const answers = await answerQuestion(directory, list, accounts, question);
  expect(answers.map((each) => each.numbers.accountNumber)).toEqual([
    '532013018',
    '648489890',
    '532013026',
    '532013034',
  ]);
  const single = await ask(['50010517;6484898;90;Bernd'], 'BLZ;Konto;Unterkonto;Name\n');
  const both = [single.questions[0]?.offer, single.questions[0]?.alternative].filter((each) => each != null);
  expect(bothAnswersText(both)).toBe(
    'Die Prüfung der Bank besteht die Kontonummer mit diesen Ziffern, ohne sie nicht.',
  );
  const { questions: others } = await ask(['37040044;1532013000;85;Anna'], 'BLZ;Konto;Unterkonto;Name\n');
  expect(others).toMatchObject([{ offer: { numbers: { accountNumber: '1532013000' } }, alternative: null }]);
});

test('a doubt in a list of IBANs is asked about, and the IBAN may count all the same', async () => {
  const columns: Columns = { kind: 'ibans', iban: 0 };
  const ibans = ['DE89370400440532013000', 'AT611904300234573201'];
  const rows = ['DE12500105170648489890;', ...ibans.map((iban) => `${iban};gesperrt`)];
  const { list, questions } = await ask(rows, 'IBAN;Notiz\n', columns);
  expect(questions.map(({ problem, rows: found }) => [problem, [...found]])).toEqual([['doubt', [1, 2]]]);
  const answers = await answerQuestion(directory, list, columns, questions[0] as Question);
  expect(answers.map(({ result }) => [result.outcome, result.iban])).toEqual(
    ibans.map((iban) => ['iban-right', iban]),
  );
});

test('numbers in the cell of the other, and both in one cell, are called so and asked about once', async () => {
  const { questions } = await ask([
    '12345676;37040044;Anna',
    '532013000;37040044;Bernd',
    '12345671;37040044;this account fails the check',
    '37040044 532013000;;Clara',
    '37040044;532/01300;Dirk',
  ]);
  expect(
    questions.map((question) => [questionText(question, [...question.rows], 1), question.offer?.numbers]),
  ).toEqual([
    [
      '2\u00A0Zeilen: Bankleitzahl und Kontonummer scheinen vertauscht, etwa „12345676“, „37040044“.',
      { bankCode: '37040044', accountNumber: '12345676' },
    ],
    [expect.stringContaining('scheinen in einer Zelle zu stehen'), expect.anything()],
    [expect.stringContaining('Zwischen den Ziffern steht „/“'), expect.anything()],
  ]);
});
