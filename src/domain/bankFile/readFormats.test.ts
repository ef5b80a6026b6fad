import { expect, test } from 'vitest';
import { officialCsv, withMainRecord } from '../../../tests/fixtures/bankFile/excerpts.ts';
import { readBankFile } from './readBankFile.ts';
import { readCsv } from './readFormats.ts';

const header = officialCsv.toString('latin1').split('\r\n', 1)[0] as string;
const record =
  '"50961312";"1";"Raiffeisenbank";"68649";"Rohrheim";"Raiffbk";"";"GENODE51GRM";"32";"012345";"U";"0";"00000000"';

test('a line is counted as an editor counts it, the names of the fields being line 1', () => {
  const { mainRecords, anomalies } = readCsv([header, record, '50961312;1']);
  expect(mainRecords).toMatchObject([{ line: 2, isNew: false, bank: { bankCode: '50961312' } }]);
  expect(anomalies).toMatchObject([{ code: 'field-count', line: 3 }]);
});

test('the change mark A is that of a new bank code', () => {
  expect(readCsv([header, record.replace('"U"', '"A"')]).mainRecords).toMatchObject([{ isNew: true }]);
});

test('blanks that fill up a field do not belong to it', () => {
  const filledUp = withMainRecord(officialCsv, '50961312', '"68649";"', '"68649 ";"  ');
  expect(readBankFile(filledUp)).toEqual(readBankFile(officialCsv));
});

test('a field of wrong form is left empty', () => {
  const { mainRecords, anomalies } = readCsv([header, record.replace('68649', '6864')]);
  const message = 'postcode of 50961312 is “6864” (accepted: left empty)';
  expect(anomalies).toMatchObject([{ code: 'wrong-field', message }]);
  expect(mainRecords).toMatchObject([{ bank: { postcode: '', town: 'Rohrheim' } }]);
  expect(readCsv([header, record.replace('"32"', '"3"')]).anomalies).toHaveLength(1);
});

test.each([
  ['a bank code that begins with 9', '"5', '"9'],
  ['another record type than 1 and 2', '"1"', '"3"'],
  ['an unknown change mark', '"U"', '"X"'],
])('a record with %s is omitted', (_name, before, after) => {
  const { mainRecords, anomalies } = readCsv([header, record.replace(before, after)]);
  expect(mainRecords).toEqual([]);
  const message = expect.stringContaining('(accepted: the record is omitted)');
  expect(anomalies).toMatchObject([{ code: 'wrong-field', message }]);
});

test('of wrong names of the fields only the beginning is quoted', () => {
  const [anomaly] = readCsv([`BLZ;${'x'.repeat(1_000_000)}`, record]).anomalies;
  expect(anomaly?.message).toContain('not the official ones: BLZ;xxx');
  expect(anomaly?.message.length).toBeLessThan(400);
});

test.each([
  ['in the middle', 'Raiffeisenbank"', 'Raiffeisenbank', 'field-count', '3 fields instead of 13'],
  ['at the end', '"00000000"', '"00000000', 'wrong-field', 'successor of 50961312 is “"00000000”'],
])('an unclosed quote %s makes the rest of the line a field', (_name, before, after, code, said) => {
  const { anomalies } = readCsv([header, record.replace(before, after)]);
  expect(anomalies).toMatchObject([{ code, line: 2, message: expect.stringContaining(said) }]);
});
