import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { knownBanks } from '../../../tests/support/knownBanks.ts';
import { readRow, readText } from './readText.ts';

interface Paste {
  readonly about: string;
  readonly text: string;
  /** Bank code and account number that the text determines. */
  readonly fills?: string;
  /** What it may mean. */
  readonly asks?: readonly string[];
  readonly bank?: string;
  readonly refused?: readonly string[];
  readonly unread?: readonly string[];
}

const FILE = new URL('../../../tests/fixtures/pastes/pastes.json', import.meta.url);
const pastes: readonly Paste[] = JSON.parse(readFileSync(FILE, 'utf8'));

describe('of a pasted text is read what it determines; the rest is asked, refused or named [11.17]', () => {
  test.each(pastes)('$about', ({ text, fills, asks = [], bank = null, refused = [], unread = [] }) => {
    const reading = readText(text, knownBanks);
    expect({
      readings: reading.readings.map(({ bankCode, accountNumber }) => `${bankCode}/${accountNumber}`),
      isCertain: reading.isCertain,
      bank: reading.bank,
      refused: reading.refused.map((refusal) => refusal.text),
      unread: reading.unread,
    }).toEqual({
      readings: fills === undefined ? asks : [fills],
      isCertain: fills !== undefined,
      bank,
      refused,
      unread,
    });
  });
});

describe('the IBAN of a text is given if just one is right', () => {
  const [right, other, wrong] = [
    'DE89 3704 0044 0532 0130 00',
    'DE15 3705 0198 0001 2345 67',
    'DE98 3704 0044 0532 0130 00',
  ];
  test.each([
    ['a right one', `IBAN ${right}`, 'DE89370400440532013000'],
    ['a right one and a wrong one', `IBAN ${right} (falsch: ${wrong})`, 'DE89370400440532013000'],
    ['two right ones', `IBAN ${right}, IBAN ${other}`, null],
    ['a wrong one', `IBAN ${wrong}`, null],
    ['none', 'Konto 532013000', null],
  ])('%s', (_name, text, iban) => {
    expect(readText(text, knownBanks).iban).toBe(iban);
  });
});

test('a long text is read as a whole', () => {
  const letter = `BLZ 37040044, Konto 532013000. ${'Sehr geehrte Damen und Herren, '.repeat(5000)}`;
  const [first, second] = [letter, `${letter}Konto 648489890`].map((text) => readText(text, knownBanks));
  expect(first).toMatchObject({ isCertain: true, readings: [{ accountNumber: '532013000' }] });
  expect([second?.isCertain, second?.readings.length]).toEqual([false, 2]);
});

test.each(['a', '.', 'a-', '&', 'ab ', '<a ', '\n', 'frau ', '50667 '])(
  'half a million characters of %j beside a pair do not block the page [11.17]',
  (part) => {
    const long = part.repeat(250_000 / part.length);
    const { readings } = readText(`${long}\nKonto 532013000, BLZ 37040044\n${long}`, knownBanks);
    expect(readings[0]).toMatchObject({ bankCode: '37040044', accountNumber: '532013000' });
  },
);

test('of a list with more pairs than are compared, none is certain if only the last differs', () => {
  const list = `${'Konto 532013000, BLZ 37040044\n'.repeat(20_000)}Konto 648489890, BLZ 50010517`;
  const isBankCode = vi.fn(knownBanks.isBankCode);
  expect(readText(list, { ...knownBanks, isBankCode }).isCertain).toBe(false);
  expect(isBankCode.mock.calls.length, 'a few for each number').toBeLessThan(10 * 20_000);
});

test.each([
  ['Rechnung Nr. 1234 5678 901 4567', ['4567']],
  ['Rechnung Nr. 1234 56789', ['56789']],
  ['Rechnung Nr. 12345 6789', ['6789']],
  ['Tel. 0221 44556 677', []],
])('the label of another number explains groups of up to twelve digits: %s', (text, unexplained) => {
  expect(readText(`${text}, Konto 532013000, BLZ 37040044`, knownBanks)).toMatchObject({ unexplained });
});

describe('what the text does not determine is not sure', () => {
  const right = 'DE89 3704 0044 0532 0130 00';
  test.each([
    ['the count of an account before its number', 'Konto 1: 532013000, BLZ 37040044'],
    ['the count of an account and words before its number', 'Konto 1 (Giro) 532013000, BLZ 37040044'],
    ['an account with the digits of a telephone number', 'Tel. 532013000, Konto 532013000, BLZ 37040044'],
    ['an IBAN and the number of another account', `IBAN ${right}, Konto 1234567`],
    ['an IBAN and the bank code of another bank', `IBAN ${right}, BLZ 37050198`],
    ['an IBAN behind a label, then another account', `Konto ${right}, Konto 1234567 BLZ 37050198`],
  ])('%s', (_name, text) => {
    expect(readText(text, knownBanks).isCertain).toBe(false);
  });

  test.each([
    ['the account of an IBAN', `IBAN ${right}, Konto 532013000`],
    ['the bank code of an IBAN', `IBAN ${right}, BLZ 37040044`],
    ['an account that its bank writes differently', 'Konto 1000959, IBAN DE45 5007 0010 0100 0959 00'],
  ])('but %s is', (_name, text) => {
    expect(readText(text, knownBanks).isCertain).toBe(true);
  });
});

test('a heading for both numbers that ends in “nummer” does not hide them', () => {
  const { readings } = readText('Bankleitzahl und Kontonummer: 37040044 und 532013000', knownBanks);
  expect(readings).toMatchObject([
    { bankCode: '37040044', accountNumber: '532013000' },
    { bankCode: '37040044', accountNumber: null },
  ]);
});

test.each(['000006 E+07', '6 E+07', '6,1 E +07', '532013 E-1', '5 320 130 E+02', '532013000  e+08'])(
  'digits before an exponent are not the whole number: %j',
  (text) => {
    expect(readRow('37040044', text, knownBanks).isCertain).toBe(false);
    expect(readText(`37040044 ${text}`, knownBanks).isCertain).toBe(false);
  },
);

test('of two numbers for which a bank has one IBAN, the labelled one is offered', () => {
  const { readings } = readRow('62220000 4711', '332962', knownBanks);
  expect(readings.map(({ accountNumber }) => accountNumber)).toEqual(['332962']);
});

test('eight digits behind two labels may belong to the first', () => {
  expect(readText('BLZ Bank Konto 37040044', knownBanks)).toMatchObject({
    isCertain: false,
    readings: [{ bankCode: '37040044', accountNumber: null }],
  });
});

test('a short account number is certain only in a row', () => {
  expect(readRow('37040044 Commerzbank', '4400', knownBanks).isCertain).toBe(true);
});

test('a date is not offered beside a labelled number', () => {
  const { readings } = readText('Kto 93 836 03;20112025;37040044', knownBanks);
  expect(readings.map(({ accountNumber }) => accountNumber)).toEqual(['9383603', null]);
});

describe('a BIC of another bank makes a pair a question, however it is written', () => {
  test.each([
    ...['BIC deutdeffxxx', 'BIC: DEUT DE FF XXX', 'BICDEUTDEFF', 'Deutdedbkoe', 'SWIFT-Code UBSWCHZH80A'],
    ...['bic genodef1xyz', 'BIC COBADEFFCSC'],
  ])('%s', (bic) => {
    expect(readText(`Konto 532013000, BLZ 37040044, ${bic}`, knownBanks).isCertain).toBe(false);
  });

  test.each(['bic cobadeff', 'BIC COBA DE FF XXX', 'BIC: COBADEFF370', 'BIC siehe oben', 'Köln'])(
    'but not %s',
    (bic) => {
      expect(readText(`Konto 532013000, BLZ 37040044, ${bic}`, knownBanks).isCertain).toBe(true);
    },
  );
});

describe('notations that any clerk reads', () => {
  test.each([
    ...['Kto532013000BLZ37040044', 'BLZ37040044KTO532013000', 'Kto.Nr.:532013000BLZ:37040044'],
    ':25:37040044/532013000EUR',
  ])('%j is certain', (text) => {
    const { isCertain, readings } = readText(text, knownBanks);
    expect([isCertain, readings]).toMatchObject([
      true,
      [{ bankCode: '37040044', accountNumber: '532013000' }],
    ]);
  });

  test.each([
    ...['Kontonummer 532 013 000, Bankleitzahl 370 40 044', 'BLZ 3704 00 44 Konto 532013000'],
    ...['370 40 044 / 532013000', 'BLZ 37-04-00-44\nKonto 532 0130 00'],
    'BLZ 37040044.25, Kto 532013000',
  ])('%j is asked, the likeliest reading first', (text) => {
    const { isCertain, readings } = readText(text, knownBanks);
    expect([isCertain, readings[0]]).toMatchObject([
      false,
      { bankCode: '37040044', accountNumber: '532013000' },
    ]);
  });

  test('a label that touches fewer digits says nothing of them', () => {
    expect(readText('BLZ 37040044, Konto 20Konto 532013000', knownBanks).isCertain).toBe(false);
  });

  test('groups that are no bank code of the directory are not offered as one', () => {
    const { readings, refused } = readText('BLZ 370 40 045, Konto 532013000', knownBanks);
    expect([readings[0]?.bankCode, refused]).toMatchObject([null, [{ problem: 'bank-code' }]]);
  });
});
