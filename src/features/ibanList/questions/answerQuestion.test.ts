import { expect, test } from 'vitest';
import { accounts, ask, directory } from '../../../../tests/support/askedList.ts';
import { readRows } from '../rows/readRows.ts';
import { answerQuestion } from './answerQuestion.ts';
import { remarksIn } from './objections.ts';
import type { Question } from './question.ts';
import { questionText } from './questionTexts.ts';

test('rows whose numbers are unclear and against which something else speaks are asked about by themselves', async () => {
  const sound = Array(4).fill('50010517;648489890;;ING');
  const rows = ['37040044 *12;532013000;gesperrt;Commerzbank', '37040044 *12;532013018;;Commerzbank'];
  const unknown = ['37040045;532013000;;', '37040045;532013018;alt;', '37040045;532013026;alt;'];
  const header = 'BLZ;Konto;Bemerkung;Bank\n';
  const { list, questions } = await ask(
    [...sound, ...rows, '37040044 *12;532013026;;Sparda', ...unknown],
    header,
  );
  expect(questions.map(({ rows }) => [...rows])).toEqual([[4], [5]]);
  const [remarked] = questions as [Question];
  expect(questionText(remarked, [4], 1)).toMatch(/und es steht etwas dabei – „gesperrt“/);
  const [answer] = await answerQuestion(directory, list, accounts, remarked);
  expect(answer?.result.reason).toMatch(/^Auf Ihre Antwort hin gelesen, trotz „gesperrt“: /);
});

test('rows with the same unknown bank code can be read alike', async () => {
  const rows = ['37040045;532013000;', '370 400 45;532013018;', '37040054;532013000;', '37040045;532013026;'];
  const { list, questions } = await ask(rows);
  expect(questions).toMatchObject([{ rows: { 0: 0, 1: 1, 2: 3 }, offer: null }]);
  const offer = { places: { otherBankCode: '37040044' }, checked: 0, passed: 0 };
  const question = { ...questions[0], offer } as unknown as Question;
  const answers = await answerQuestion(directory, list, accounts, question);
  expect(answers.map(({ result }) => result.iban.slice(4, 12))).toEqual(Array(3).fill('37040044'));
});

test('„alt“ and „neu“ beside a number are two questions about the account, and the reason keeps them', async () => {
  const { list, questions } = await ask(['37040044;5320 13000 alt;Anna', '37040044;5320 13000 neu;Bernd']);
  expect(
    questions.map(({ problem, rows, offer }) => [problem, [...rows], offer?.numbers.accountNumber]),
  ).toEqual([
    ['doubt', [0], '532013000'],
    ['doubt', [1], '532013000'],
  ]);
  const [answer] = await answerQuestion(directory, list, accounts, questions[0] as Question);
  expect(answer?.result.reason).toMatch(/^Auf Ihre Antwort hin gelesen, trotz „5320 13000 alt“: BLZ/);
});

test('what a remark names instead is offered, too', async () => {
  const { list, questions } = await ask(
    ['37040044;532013000;Anna;altes Konto, neu 3424119'],
    'BLZ;Konto;Name;Notiz\n',
  );
  const [answer] = await answerQuestion(directory, list, accounts, questions[0] as Question);
  expect(answer?.others).toMatchObject([
    { accountNumber: '3424119', result: { outcome: 'account-doubtful' } },
  ]);
  const dates = ['Beitragsfrei bis 2015', 'ruht seit 03/2021'];
  const ofDate = await ask(
    dates.map((date) => `37040044;532013000;${date}`),
    'BLZ;Konto;Notiz\n',
  );
  for (const question of ofDate.questions) {
    const [none] = await answerQuestion(directory, ofDate.list, accounts, question);
    expect(none?.others).toEqual([]);
  }
  const ofPair = await ask(['37040044;532013000;alt, neu: 37050198 / 265135459'], 'BLZ;Konto;Notiz\n');
  const [other] = await answerQuestion(directory, ofPair.list, accounts, ofPair.questions[0] as Question);
  expect(other?.others).toMatchObject([{ bankCode: '37050198', accountNumber: '265135459' }]);
  const ofOld = await ask(['37040044;929612 (alt: 532013000);'], 'BLZ;Konto;Notiz\n');
  const [current] = await answerQuestion(directory, ofOld.list, accounts, ofOld.questions[0] as Question);
  expect(current).toMatchObject({ numbers: { accountNumber: '929612' }, others: [] });
});

test.each([
  ['37040044 *12;532013018;Ida;;\n;;;;obiges Konto ungültig', 'obiges Konto ungültig'],
  ['37040044;532013018;Ida;gesperrt;;x', 'gesperrt'],
  ['37040044 / 50010517;;Ida;gesperrt;', 'gesperrt'],
])('an answer about numbers names what else speaks against a row: %s', async (rows, named) => {
  const sound = Array(5).fill('50010517;648489890;Jan;;');
  const { list, questions } = await ask([...sound, ...rows.split('\n')], 'BLZ;Konto;Name;Bemerkung;Info\n');
  const answers = await Promise.all(questions.map((one) => answerQuestion(directory, list, accounts, one)));
  for (const { result } of answers.flat()) expect(result.reason).toContain(`„${named}“`);
});

test.each([
  ['93148 neu 4141760559', '4141760559'],
  ['929612 -> 96883', '96883'],
  ['4106147 (alt: 23360136)', '4106147'],
])('of two numbers the one that counts now is offered: %s', async (cell, account) => {
  const { questions } = await ask([`37040044;${cell};Anna`]);
  expect(questions[0]?.offer?.numbers.accountNumber).toBe(account);
});

test('rows with another bank are a question for each, which names both, and an IBAN is not read with another bank code', async () => {
  const sound = Array(9).fill('37040044;532013000;Commerzbank');
  const { list, questions } = await ask(
    [
      ...sound,
      '37040044;532013018;Deutsche Bank',
      '37040044;532013026;Sparda',
      ';DE65123456780532013000;',
      ';DE38123456780009537148;',
    ],
    'BLZ;Konto;Bank\n',
  );
  expect(questions.map((each) => questionText(each, [...each.rows], 1))).toEqual([
    'Zeile\u00A011: Die Zeile nennt noch ein anderes Konto oder eine andere Bank – „Deutsche Bank“ statt „Commerzbank“.',
    'Zeile\u00A012: Die Zeile nennt noch ein anderes Konto oder eine andere Bank – „Sparda“ statt „Commerzbank“.',
  ]);
  const [{ result } = {}] = await readRows(list, [9]);
  expect(result?.reason).toMatch(/ Die Bankleitzahl gehört zu „Commerzbank“\.$/);
  const remark = `${result?.reason} In der Zeile steht „alt“. Vielleicht spricht das gegen das Konto.`;
  expect(remarksIn(remark)).toEqual(['Deutsche Bank', 'alt']);
});
