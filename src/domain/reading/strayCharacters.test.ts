import { describe, expect, test } from 'vitest';
import { readPayeeIban } from '../giroCode/payeeIban.ts';
import { epcPayload, parseCreditorReference } from '../giroCode/payload.ts';
import { readIban } from '../iban/iban.ts';
import { checkIban } from '../ibanCheck/checkIban.ts';
import { findIbans } from './findIbans.ts';
import { withCapitals } from './strayCharacters.ts';

const IBAN = 'DE89370400440532013000';
const rightOnes = (text: string) => findIbans(text).filter((iban) => checkIban(iban).problems.length === 0);
const payee = (text: string) => {
  const read = readPayeeIban(text);
  return read.ok ? read.iban : null;
};

describe('characters that nobody sees do no harm to an IBAN', () => {
  test.each([
    ['isolates of direction', '\u2066', '\u2069'],
    ['an isolate of the first strong direction', '\u2068', '\u2069'],
    ['embeddings', '\u202A', '\u202C'],
    ['an override from left to right', '\u202D', '\u202C'],
    ['marks of direction', '\u200E', '\u200F'],
    ['an Arabic letter mark', '\u061C', '\u061C'],
    ['annotation marks', '\uFFF9', '\uFFFB'],
    ['tags', '\u{E0001}', '\u{E007F}'],
    ['byte order marks', '\uFEFF', '\uFEFF'],
    ['joiners', '\u200D', '\u200C'],
    ['soft hyphens', '\u00AD', '\u00AD'],
    ['zero-width blanks', '\u200B', '\u2060'],
    ['selectors of a variant', '\uFE0E', '\uFE0F'],
    ['invisible signs of mathematics', '\u2062', '\u2064'],
  ])('%s', (_name, one, other) => {
    for (const text of [
      `${one}${IBAN}${other}`,
      `IBAN: ${one}DE89 3704 0044 0532 0130 00${other}`,
      `DE89 ${one}3704${other} 0044${one}0532 0130 00`,
    ]) {
      expect(findIbans(text), JSON.stringify(text)).toEqual([IBAN]);
      expect(payee(text), JSON.stringify(text)).toBe(IBAN);
      expect(readIban(text), JSON.stringify(text)).toBe(IBAN);
    }
  });
});

describe('characters that anybody sees, or that change what is seen, are no part of an IBAN', () => {
  test.each([
    ['a turned direction', 'DE89 3704 0044 \u202E0532 0130 00'],
    ['a raised digit', 'DE89 3704 0044 0532 0130 0⁰'],
    ['a digit in a circle', 'DE89 3704 0044 0532 0130 0⓪'],
    ['Arabic digits', 'DE89 3704 0044 0532 0130 ٠٠'],
    ['bold digits of mathematics', 'DE89 3704 0044 0532 0130 𝟎𝟎'],
    ['a Roman numeral', 'DE89 Ⅲ704 0044 0532 0130 00'],
    ['a struck-out digit', 'DE89 3704 0044 0532 01\u033630 00'],
    ['a zero byte', 'DE89 3704 0044 05\u000032 0130 00'],
    ['half of a character', 'DE89 3704 0044 05\uD80032 0130 00'],
    ['a replacement character', 'DE89 3704 0044 05\uFFFD2 0130 00'],
    ['a letter O for the last zero', 'DE89 3704 0044 0532 0130 0O'],
    ['a small l for the one', 'DE89 3704 0044 0532 0l30 00'],
    ['a capital I for the one', 'DE89 3704 0044 0532 0I30 00'],
    ['a letter B for the eight', 'DEB9 3704 0044 0532 0130 00'],
    ['an S for the five', 'DE89 3704 0044 0S32 0130 00'],
    ['Cyrillic letters for the country', 'DЕ89 3704 0044 0532 0130 00'],
    ['a plus sign', 'DE89 3704 0044 + 0532 0130 00'],
    ['an exponent', 'DE89 3,70400440532013E17'],
    ['a VAT number', 'DE893704004'],
    ['a creditor identifier', 'DE98ZZZ09999999999'],
    ['a BIC', 'COBADEFFXXX'],
    ['a telephone number', '+49 221 370400440532013'],
    ['an amount', '89.370.400.440.532,00 EUR'],
    ['a date', '01.02.2024'],
    ['the ligature of two letters', 'ﬁ21 1234 5600 0007 85'],
  ])('%s', (_name, text) => {
    expect(rightOnes(text)).toEqual([]);
    expect(payee(text)).toBeNull();
    const read = readIban(text);
    expect(read === null || checkIban(read).problems.length > 0).toBe(true);
  });
});

test('two IBANs or more digits in the field for one are refused', () => {
  for (const text of [`${IBAN} ${IBAN}`, `${IBAN}${IBAN}`, `${IBAN} 12`, `12 ${IBAN}`, `${IBAN}, ${IBAN}`])
    expect(payee(text), text).toBeNull();
});

test('only a to z become capitals', () => {
  expect(withCapitals('abcxyzß ﬁ ı ſ ü')).toBe('ABCXYZß ﬁ ı ſ ü');
});

test('no letter is made up for a BIC, a purpose or a reference', () => {
  const typed = { iban: IBAN, name: 'Erika', amount: '', text: '', reference: '', originatorInformation: '' };
  const problems = (fields: object) => {
    const payload = epcPayload({ ...typed, bic: '', purpose: '', ...fields });
    return payload.ok ? [] : payload.problems.map(({ code }) => code);
  };
  expect(problems({ bic: 'deutdeff', purpose: 'char' })).toEqual([]);
  expect(problems({ bic: 'deutdeß' })).toEqual(['bic-wrong']);
  expect(problems({ bic: 'deutdeﬀ' })).toEqual(['bic-wrong']);
  expect(problems({ purpose: 'gß' })).toEqual(['purpose-wrong']);
  expect(parseCreditorReference('RF18 5390 0754 7034\u2069')).toBe('RF18539007547034');
  expect(parseCreditorReference('RF18 5390 0754 703⁴')).toBeNull();
});
