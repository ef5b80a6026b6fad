import { expect, test } from 'vitest';
import { searchAnswer } from '../../src/bankData/searchAnswer.tsx';
import { readPayeeIban } from '../../src/domain/giroCode/payeeIban.ts';
import { readIban } from '../../src/domain/iban/iban.ts';
import { findIbans } from '../../src/domain/reading/findIbans.ts';

const GERMAN = 'DE89370400440532013000';
const NORWEGIAN = 'NO9386011117947';

/** Labels that people write before an IBAN. */
const LABELS = [
  'IBAN |iban |IBAN|IBAN: |IBAN:|IBAN =|IBAN – | IBAN\t|IBAN\u00A0|I\u00ADBAN |ＩＢＡＮ ',
  'IBAN-Nr. |IBAN-Nr.|IBAN-Nr.: |IBAN Nr.: |IBAN Nr: |IBANNR |IBAN-Nummer: ',
  'IBAN number |IBAN No. |IBAN no: |IBAN nº |IBAN nº: |IBAN Nº|IBAN n° |IBAN № ',
].flatMap((line) => line.split('|'));

test.each(LABELS)('every reader reads an IBAN after %j, and the bank search its bank code', (label) => {
  for (const [written, iban] of [
    [GERMAN, GERMAN],
    ['DE89 3704 0044 0532 0130 00', GERMAN],
    ['NO93 8601 1117 947', NORWEGIAN],
    ['no 93 8601 1117 947', NORWEGIAN],
  ] as const) {
    expect(readIban(label + written)).toBe(iban);
    expect(readPayeeIban(label + written)).toMatchObject({ iban });
    expect(findIbans(label + written)).toEqual([iban]);
  }
  const answer = { text: '37040044', banks: [] };
  expect(searchAnswer(`${label}DE89 3704 0044 0532 0130 00`, null)).toMatchObject(answer);
});

test.each(['XIBAN ', 'IBAN Nrn. ', 'IBANX ', 'Nr. '])('%j is no label', (label) => {
  expect(readIban(`${label}DE89 3704`)).not.toBe('DE893704');
  expect(readPayeeIban(`${label}${GERMAN}`)).toMatchObject({ ok: false });
});

test('a wrong IBAN after a label with a number word is found in running text', () => {
  expect(findIbans('Meine IBAN-Nr. ist neu. IBAN Nr.: DE89 3704 fehlt')).toEqual(['DE893704']);
  expect(findIbans('IBAN Nr.: 89370400440532013000')).toEqual(['89370400440532013000']);
});
