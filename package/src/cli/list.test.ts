import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { FIRST_ROW, HEADER, LIST, rowsOf, run, start } from './runIban.ts';

test('one line comes out for each that goes in, each outcome with its cells [17.5]', async () => {
  const input = [
    '20070000\t1234566',
    '37040044\t532013000',
    '10000000\t12300578',
    '20070000\t120271235',
    '20070000\t120271234',
    '99999999\t1',
    '99999999\t',
  ];
  expect(await rowsOf(`${input.join('\n')}\n`)).toEqual([
    FIRST_ROW,
    '37040044\t532013000\tDE89370400440532013000\tvalid\tDE89370400440532013000\tCOBADEFFXXX\tCommerzbank\t000503\tstandard\t\t',
    '10000000\t12300578\tDE55100000000012300578\tunchecked\t\tMARKDEF1100\tBundesbank\t004201\tno-iban\taccount-not-released\t',
    '20070000\t120271235\tDE67200700000120271235\tvalid\tDE67200700000120271235\tDEUTDEHHXXX\tDeutsche Bank\t002002\tstandard\t\t',
    '20070000\t120271234\tDE94200700000120271234\tvalid\tDE94200700000120271234\tDEUTDEHHXXX\tDeutsche Bank\t002002\tstandard\t\t',
    '99999999\t1\tDE93999999990000000001\t\t\t\t\t\tunknown-bank\tunknown-bank\t',
    '99999999\t\t\t\t\t\t\t\tbad-input\tnot-two-numbers\t',
  ]);
});

test('empty input gives the header alone', async () => {
  expect(await rowsOf('')).toEqual([]);
});

test('--json writes one object per line, null for what is empty', async () => {
  const { lines, exitCode } = await run(['--json', ...LIST], '20070000;1234566\n99999999;1\nx\n');
  expect(exitCode).toBe(0);
  const nothing = Object.fromEntries(HEADER.split('\t').map((column) => [column, null]));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      bank_code: '20070000',
      account: '1234566',
      formula_iban: 'DE84200700000001234566',
      account_check: 'valid',
      bank_iban: 'DE68200700000123456600',
      bank_bic: 'DEUTDEHHXXX',
      bank_name: 'Deutsche Bank',
      rule: '002002',
      outcome: 'changed',
      reason: null,
      likely_iban: null,
    },
    {
      ...nothing,
      bank_code: '99999999',
      account: '1',
      formula_iban: 'DE93999999990000000001',
      outcome: 'unknown-bank',
      reason: 'unknown-bank',
    },
    { ...nothing, bank_code: 'x', outcome: 'bad-input', reason: 'not-two-numbers' },
  ]);
});

test('200,000 lines stream through little memory, in their order', async () => {
  const count = 200_000;
  // All rows take 25 MB; the program and its directory nearly fill this heap.
  const child = start(LIST, ['--max-old-space-size=40', '--max-semi-space-size=1']);
  const errors = text(child.stderr);
  let next = 0;
  const input = Readable.from(
    (function* () {
      for (let line = 0; line < count; line += 1000)
        yield Array.from({ length: 1000 }, (_, index) => `20070000;${10_000_000 + line + index}\n`).join('');
    })(),
  );
  const reading = (async () => {
    let rest = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (next > 0 && line.split('\t')[1] !== String(10_000_000 + next - 1))
          throw new Error(`line ${next} is ${line}`);
        next += 1;
      }
    }
  })();
  await Promise.all([pipeline(input, child.stdin), reading, once(child, 'close')]);
  expect({ lines: next - 1, exitCode: child.exitCode, errors: await errors }).toEqual({
    lines: count,
    exitCode: 0,
    errors: '',
  });
}, 60_000);
