import { describe, expect, test } from 'vitest';
import { type AccountNumber, parseAccountNumber } from '../account/accountNumber.ts';
import { explainAccountCheck } from './explainAccountCheck.ts';

function account(text: string): AccountNumber {
  const parsed = parseAccountNumber(text);
  if (parsed === null) throw new Error(`the test gives an account number of wrong form: ${text}`);
  return parsed;
}

describe('the arithmetic of the last variant follows the Bundesbank’s own example', () => {
  test.each([
    // procedure, method, account number, sum, remainder, check digit
    ['digit sums by modulus 10', '00', '9290701', 29, 9, 1],
    ['digit sums less one by modulus 11', '17', '0446786040', 33, 0, 0],
    ['modulus 11 for working digit 5', '25', '521382181', 153, 10, 1],
    ['the remainder itself', '35', '108443', 58, 3, 3],
    ['the remainder 10, which wants a repeated digit', '35', '101599', 43, 10, 9],
    ['modulus 11 without 10 and 11', '56', '290545005', 94, 6, 5],
    ['modulus 11 with 7 in place of 10', '56', '9718304037', 155, 1, 7],
    ['modulus 11 over five digits', '58', '1800293377', 92, 4, 7],
    ['modulus 11 with two weights of 0', '66', '100150502', 53, 9, 2],
    ['six of ten digits', '68', '8889654328', 32, 2, 8],
    ['nine digits', '68', '987654324', 46, 6, 4],
    ['nine digits without positions 3 and 4', '68', '987654328', 32, 2, 8],
    ['weights that fall from left to right', '71', '7101234007', 26, 4, 7],
    ['the next half-decade', '74', '239314', 21, 1, 4],
    ['the remainder by 11 with a sub-account', '76', '12345600', 50, 6, 6],
    ['the remainder by 11 without the sub-account', '76', '123456', 50, 6, 6],
    ['modulus 11 as a first variant', 'A4', '4711173', 96, 8, 3],
    ['modulus 7 as a second variant', 'A4', '4711172', 96, 5, 2],
    ['modulus 11 for numbers with 99', 'A4', '1199503010', 44, 0, 0],
    ['modulus 11 over four digits', 'A0', '521003287', 48, 4, 7],
    ['modulus 11 with the remainder 0', 'B0', '1024391910', 132, 0, 0],
    ['digit sums less one over nine digits', 'C1', '5432112349', 34, 1, 9],
    ['ASCII codes', 'E1', '134211909', 2550, 9, 9],
  ])('%s (method %s)', (_name, method, text, sum, remainder, checkDigit) => {
    const { verdict, variants } = explainAccountCheck(method, account(text));
    expect(verdict).toBe('valid');
    expect(variants.at(-1)).toMatchObject({ sum, remainder, expected: checkDigit, given: checkDigit });
  });
});

test('each digit has its position, its weight, their product and the term that is added', () => {
  const { variants } = explainAccountCheck('13', account('123456600'));
  expect(variants).toEqual([
    {
      procedure: '00',
      digits: [
        { position: 2, digit: 1, weight: 1, product: 1, term: 1 },
        { position: 3, digit: 2, weight: 2, product: 4, term: 4 },
        { position: 4, digit: 3, weight: 1, product: 3, term: 3 },
        { position: 5, digit: 4, weight: 2, product: 8, term: 8 },
        { position: 6, digit: 5, weight: 1, product: 5, term: 5 },
        { position: 7, digit: 6, weight: 2, product: 12, term: 3 },
      ],
      addend: 0,
      sum: 24,
      divisor: 10,
      remainder: 4,
      expected: 6,
      given: 6,
      checkPosition: 8,
    },
  ]);
});

test('variants that fail come before the one that fits', () => {
  const { verdict, variants } = explainAccountCheck('51', account('1009588'));
  expect(verdict).toBe('valid');
  expect(variants.map((variant) => [variant.procedure, variant.expected === variant.given])).toEqual([
    ['06', false],
    ['06', false],
    ['00', true],
  ]);
});

test('an invalid account number has every variant, with the check digit that each expects', () => {
  const { verdict, variants } = explainAccountCheck('90', account('1924592'));
  expect(verdict).toBe('invalid');
  expect(variants.map((variant) => [variant.procedure, variant.divisor, variant.given])).toEqual([
    ['06', 11, 2],
    ['06', 11, 2],
    ['modulus-7', 7, 2],
    ['modulus-9', 9, 2],
    ['01', 10, 2],
    ['modulus-7', 7, 2],
  ]);
  expect(variants.every((variant) => variant.expected !== 2)).toBe(true);
});

test('a remainder without check digit has no expected digit', () => {
  // 3 × 4 = 12 leaves 1 by 11.
  expect(explainAccountCheck('02', account('400')).variants[0]).toMatchObject({
    remainder: 1,
    expected: undefined,
  });
});

test('the addend includes the digits that the method puts before the number', () => {
  // 436338 with the weights 2, 1, 2, 1, 2, 1: 8 + 3 + (1 + 2) + 3 + 6 + 8 = 31.
  expect(explainAccountCheck('D1', account('1')).variants[0]).toMatchObject({ addend: 31, sum: 31 });
});

test('method C6 has a constant for each first digit', () => {
  const addends = Array.from('0123456789', (digit) => {
    const { variants } = explainAccountCheck('C6', account(`${digit}000000001`));
    return variants.map((variant) => variant.addend);
  });
  expect(addends).toEqual([[30], [33], [36], [38], [45], [41], [43], [31], [40], [40]]);
});

test.each([
  ['02', ['02']],
  ['11', ['11']],
  ['16', ['16']],
  ['17', ['17']],
  ['21', ['21']],
  ['22', ['22']],
  ['31', ['31']],
  ['35', ['35']],
  ['66', ['66']],
  ['71', ['71']],
  ['73', ['00', '00', 'modulus-7-digit-sums']],
  ['74', ['00', 'half-decade', '02']],
  ['97', ['97']],
  ['D7', ['D7']],
])('method %s names its procedures', (method, procedures) => {
  const { variants } = explainAccountCheck(method, account('123451'));
  expect(variants.map((variant) => variant.procedure)).toEqual(procedures);
});

test.each([
  ['a first 49', '54', '4964137395', '54'],
  ['nine digits', '56', '290545005', '54'],
  ['a first 9', '56', '9718304037', '56'],
  ['seven digits', '89', '1098506', '89'],
])(
  'a number with %s by method %s is calculated by the procedure of its kind',
  (_name, method, text, name) => {
    expect(explainAccountCheck(method, account(text)).variants.map((variant) => variant.procedure)).toEqual([
      name,
    ]);
  },
);

test('account numbers without a check digit have no arithmetic, and neither have algorithms', () => {
  expect(explainAccountCheck('09', account('1'))).toEqual({ verdict: 'unchecked', variants: [] });
  expect(explainAccountCheck('29', account('3145863029'))).toEqual({ verdict: 'valid', variants: [] });
});
