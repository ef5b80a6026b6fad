import { describe, expect, test } from 'vitest';
import { knownBanks } from '../../../tests/support/knownBanks.ts';
import { takeIbans } from './ibansInText.ts';
import { readText } from './readText.ts';

const found = (text: string) => takeIbans(text).ibans.map(({ iban, problem }) => [iban, problem]);

describe('a wrong IBAN is refused only if it was meant to be whole', () => {
  test('two characters are missing: it was', () => {
    expect(found('IBAN DE89 3704 0044 0532 0130')).toEqual([['DE893704004405320130', 'iban-wrong']]);
  });

  test('three characters are missing: it was not, and stays in the text', () => {
    const text = 'IBAN DE89 3704 0044 0532 013';
    expect(takeIbans(text)).toEqual({ ibans: [], rest: text });
  });
});

test('small hyphens and dashes may part the groups of an IBAN', () => {
  expect(readText('IBAN DE89﹣3704﹘0044﹣0532﹘0130﹣00', knownBanks)).toMatchObject({
    readings: [{ bankCode: '37040044', accountNumber: '0532013000' }],
    isCertain: true,
  });
});

describe('a mistyped copy of an IBAN is refused wherever it stands', () => {
  const right = 'DE89 3704 0044 0532 0130 00';
  test.each([
    ['a digit more, behind it', `${right}, ${right}5`, 'DE893704004405320130005'],
    ['a digit more, before it', `${right}5, ${right}`, 'DE893704004405320130005'],
    ['a digit less, behind it', `${right}, ${right.slice(0, -1)}`, 'DE8937040044053201300'],
    ['a digit less, before it', `${right.slice(0, -1)}, ${right}`, 'DE8937040044053201300'],
  ])('%s', (_name, text, wrong) => {
    const reading = readText(text, knownBanks);
    expect(reading).toMatchObject({
      readings: [{ bankCode: '37040044', accountNumber: '0532013000' }],
      isCertain: false,
      refused: [{ text: wrong, problem: 'iban-wrong' }],
    });
  });
});
