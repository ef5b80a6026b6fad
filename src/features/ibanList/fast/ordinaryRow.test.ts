import { expect, test } from 'vitest';
import { InputBuffer } from '../convert/inputBuffer.ts';
import { OrdinaryRow } from './ordinaryRow.ts';

const SEMICOLON = 59;

const evidenceOf = (explained: readonly number[]) =>
  ({ others: explained.map((index) => ({ index, isOfNumbers: true, mostNumbers: 1 })) }) as never;

/** The row `BLZ;Konto;Name` or `Name;BLZ;Konto` in a text; null if it is not ordinary. */
function read(
  text: string,
  { delimiter = SEMICOLON, isLast = true, bankCode: cell = 0, start = 0, explained = [] as number[] } = {},
) {
  const input = new InputBuffer();
  input.add(new TextEncoder().encode(text));
  const columns = { kind: 'accounts', bankCode: cell, accountNumber: cell + 1 } as const;
  const row = new OrdinaryRow({ delimiter, columnCount: 3, evidence: evidenceOf(explained) }, columns);
  if (!row.read(input, start, isLast)) return null;
  const { bankCode, accountStart, accountEnd, end, next } = row;
  return { bankCode, account: text.slice(accountStart, accountEnd), cells: text.slice(0, end), next };
}

test('numbers and cells are found', () => {
  expect(read('37040044;532013000;Meyer\n10010010;1234;x\n')).toEqual({
    bankCode: 37040044,
    account: '532013000',
    cells: '37040044;532013000;Meyer',
    next: 25,
  });
  expect(read('99999999;1234567890;\r\nx')).toMatchObject({ account: '1234567890', next: 22 });
  expect(read('99999999\t1234\ta\n', { delimiter: 9 })).toMatchObject({ bankCode: 99999999, next: 16 });
  expect(read('a\t12345678\t0001\n', { delimiter: 9, bankCode: 1 })).toMatchObject({ account: '0001' });
  for (const cell of ['Neumann', 'Nichte', 'Aufgeld', 'Nichtraucher', 'Müller-Konrad', 'ge'])
    expect(read(`37040044;1234;${cell}\n`), cell).toMatchObject({ account: '1234' });
  expect(read('37040044;1234;Meyer, Anna|x,y\n')).toMatchObject({ account: '1234', next: 30 });
  const long = '37040044;1234;'.padEnd(2 ** 15, 'y');
  expect(read(`${long}\n${long}\n`, { start: long.length + 1 })).toMatchObject({ next: 2 * long.length + 2 });
});

test('a bank code has eight digits and nothing else, whatever stands in their place', () => {
  for (let place = 0; place < 8; place += 1)
    for (let code = 1; code < 128; code += 1) {
      const bankCode = `3704004${place}`;
      const changed = bankCode.slice(0, place) + String.fromCharCode(code) + bankCode.slice(place + 1);
      const isDigit = code >= 48 && code <= 57;
      expect(read(`${changed};1234;x\n`)?.bankCode ?? null, changed).toBe(isDigit ? Number(changed) : null);
    }
});

test.each([
  ['a bank code too short', '3704004;1234;x\n'],
  ['a bank code too long', '370400440;1234;x\n'],
  ['an account number too long', '37040044;12345678901;x\n'],
  ['no account number', '37040044;;x\n'],
  ['an account number of zeros alone', '37040044;0000;x\n'],
  ['an account number with a blank', '37040044;1 2;x\n'],
  ['a quote', '37040044;1234;"x"\n'],
  ['a quote inside', '37040044;1234;x"\n'],
  ['a formula', '37040044;1234;=1+1\n'],
  ['a full-width formula', '37040044;1234;＝1\n'],
  ['a cell too few', '37040044;1234\n'],
  ['a cell too many', '37040044;1234;x;y\n'],
  ['an empty row', '\n'],
  ['a CR inside', '37040044;1234;x\ry\n'],
  ['an account number that may be a part of one', '37040044;123;x\n'],
  ['a formula after a comma', '37040044;1234;x,=1\n'],
  ['a formula after a bar and a blank', '37040044;1234;x| @y\n'],
  ['a row of more than 32 kilobytes', '37040044;1234;'.padEnd(2 ** 15 + 1, 'x')],
  ...[
    'gesperrt',
    'GELÖSCHT',
    'Konto erloschen',
    '(ungültig)',
    'nicht mehr',
    'a→b',
    '?',
    '# x',
    'Volksbank jetzt',
    'stimmt nicht',
    '~~x',
    'x///y',
    'x+)',
    'xxx12xxx',
    'x ÷',
    'закрыт',
    'x 。',
  ].map((cell) => [`what may speak against the account: ${cell}`, `37040044;1234;${cell}\n`]),
  ['a blank in front', '37040044;1234; =1\n'],
  ['an invisible character in front', '37040044;1234;\u200B=1\n'],
])('%s needs the careful way', (_name, text) => {
  expect(read(text)).toBeNull();
});

test('a row whose account number stands in the cell of another number too needs the careful way', () => {
  for (const cell of ['1234', '1234 ']) {
    expect(read(`37040044;1234;${cell}\n`, { explained: [2] })).toBeNull();
    expect(read(`37040044;1234;${cell}\n`)).not.toBeNull();
  }
});

test('a row that may go on behind what has been read is none yet', () => {
  for (const text of ['37040044;532013000;Meyer', '37040044;532013000;Meyer\r', '37040044;53', '370'])
    expect(read(text, { isLast: false })).toBeNull();
  expect(read('37040044;532013000;Meyer', { isLast: true })).toMatchObject({ next: 24 });
  expect(read('37040044;532013000;Meyer\n', { isLast: false })).toMatchObject({ next: 25 });
});
