import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AmountProblem, type Cents, epcAmount, parseAmount } from './amount.ts';

test.each<[string, string, number]>([
  ['a comma and two decimals', '12,50', 1250],
  ['a comma and one decimal', '12,5', 1250],
  ['a point and one decimal', '12.5', 1250],
  ['whole euros', '12', 1200],
  ['a comma not yet followed by cents', '12,', 1200],
  ['the dash of a price list', '12,–', 1200],
  ['two hyphens for no cents', '12,-- €', 1200],
  ['no euros', ',50', 50],
  ['the smallest amount', '0,01', 1],
  ['the largest amount', '999999999,99', 99_999_999_999],
  ['zeros in front', '007,50', 750],
  ['German thousands', '1.234,56 €', 123_456],
  ['German thousands without cents', '1.234', 123_400],
  ['English thousands', '1,234.56', 123_456],
  ['thousands parted by a blank', '1 234,56', 123_456],
  ['thousands parted by a narrow protected blank', '1\u202F234,56\u00A0€', 123_456],
  ['the currency in front', 'EUR 99,90', 9990],
  ['the currency in words', '99,90 Euro', 9990],
  ['the sign in front', '€5', 500],
  ['the currency behind without a blank', '12EUR ', 1200],
  ['a backtick for thousands', '1`234,56', 123_456],
  ['Swiss millions', "1'234'567.8", 123_456_780],
  ['German thousands and one decimal', '1.234,5', 123_450],
  ['digits of full width', '１２,５０', 1250],
  ['marks of direction and a soft hyphen', '\u206612,\u00AD50\u2069', 1250],
  ['two commas, which can only part thousands', '1,000,000', 100_000_000],
])('%s: „%s“', (_name, text, cents) => {
  expect(parseAmount(text)).toEqual({ ok: true, cents });
});

test.each<[string, string, AmountProblem]>([
  ['a word', 'zwölf', 'amount-unreadable'],
  ['two amounts', '12,50 13,50', 'amount-unreadable'],
  ['a raised digit', '10²', 'amount-unreadable'],
  ['Arabic digits', '١٢', 'amount-unreadable'],
  ['digits that are shown in reverse order', '\u202E21', 'amount-unreadable'],
  ['the digit of a keyboard emoji', '1\uFE0F\u20E32', 'amount-unreadable'],
  ['an exponent of a spreadsheet', '1,23E+05', 'amount-unreadable'],
  ['a plus sign', '+5', 'amount-unreadable'],
  ['two minus signs', '--5', 'amount-unreadable'],
  ['minus zero', '-0', 'amount-too-small'],
  ['a line break in it', '12\n50', 'amount-unreadable'],
  ['a formula', '=12', 'amount-unreadable'],
  ['brackets, which mean less than nothing', '(12,50)', 'amount-unreadable'],
  ['a date', '01.02.2024', 'amount-unreadable'],
  ['a zero byte', '1\u00002', 'amount-unreadable'],
  ['a comma before three digits', '1,000', 'amount-ambiguous'],
  ['a tenth of a cent', '0,001', 'amount-ambiguous'],
  ['a blank that does not part thousands', '12 50', 'amount-unreadable'],
  ['an apostrophe among too many decimals', "1,2'3456", 'amount-unreadable'],
  ['groups of four', '1.2345.678', 'amount-unreadable'],
  ['two different signs of thousands', '1.234 567,00', 'amount-unreadable'],
  ['three digits behind a zero', '0.125', 'amount-ambiguous'],
  ['a price per litre', '1,7899', 'amount-decimals'],
  ['a hyphen behind', '5-', 'amount-unreadable'],
  ['a dash in the middle', '12,-5', 'amount-unreadable'],
  ['the currency in the middle', '12EUR5', 'amount-unreadable'],
  ['a word behind the currency', '5 EURx', 'amount-unreadable'],
  ['a letter behind', '5a', 'amount-unreadable'],
  ['two commas', '1,2,3', 'amount-unreadable'],
  ['groups of two', '12.34.56', 'amount-unreadable'],
  ['thousands by a blank and three digits behind a point', '1 234.567', 'amount-ambiguous'],
  ['five digits behind a comma', '1,23456', 'amount-decimals'],
  ['less than nothing with a blank', '- 5', 'amount-too-small'],
  ['less than nothing with a dash and thousands', '–1.234,50', 'amount-too-small'],
  ['zero', '0', 'amount-too-small'],
  ['less than nothing with a minus sign', '−5', 'amount-too-small'],
  ['a thousand million', '1.000.000.000', 'amount-too-large'],
])('%s is refused: „%s“', (_name, text, code) => {
  expect(parseAmount(text)).toEqual({ ok: false, code });
});

// Work that grew with the square of the length would never end within the time that a test has.
test.each([
  ['blanks', ' '.repeat(1_000_000)],
  ['a minus sign and blanks', `-${' '.repeat(1_000_000)}x`],
  ['a comma and blanks', `,${' '.repeat(1_000_000)}x`],
  ['currencies', '€'.repeat(1_000_000)],
  ['words for the currency and blanks', 'EUR '.repeat(250_000)],
])('a megabyte of %s is refused', (_name, text) => {
  expect(parseAmount(text)).toEqual({ ok: false, code: 'amount-unreadable' });
});

test.each([
  ['digits', '1'.repeat(1_000_000)],
  ['thousands', `1${'.111'.repeat(250_000)}`],
])('a megabyte of %s is too much', (_name, text) => {
  expect(parseAmount(text)).toEqual({ ok: false, code: 'amount-too-large' });
});

test('every amount comes back to the cent from its German, English and plain form', () => {
  const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
      const [euro = '', decimals = ''] = epcAmount(cents as Cents)
        .slice(3)
        .split('.');
      expect(BigInt(euro) * 100n + BigInt(decimals)).toBe(BigInt(cents));
      const grouped = german.format(BigInt(euro)).split(',')[0] ?? '';
      for (const text of [`${euro},${decimals}`, `${grouped},${decimals} €`, `${euro}.${decimals}`])
        expect(parseAmount(text)).toEqual({ ok: true, cents });
    }),
  );
});
