import { expect, test } from 'vitest';
import { type RecordFields, readRecords } from './readRecord.ts';

const official: RecordFields = {
  bankCode: '50961312',
  recordType: '1',
  name: 'Raiffeisenbank Groß-Rohrheim',
  postcode: '68649',
  town: 'Groß-Rohrheim',
  shortName: 'Raiffbk Groß-Rohrheim',
  pan: '',
  bic: 'GENODE51GRM',
  accountCheckMethod: '32',
  recordNumber: '012345',
  changeMark: 'U',
  deletionMark: '0',
  successor: '00000000',
};

function read(change: Partial<RecordFields>) {
  const { mainRecords, anomalies } = readRecords([{ ...official, ...change }], 7, (fields) => fields);
  return { record: mainRecords[0], messages: anomalies.map(({ message }) => message) };
}

test('a field of wrong form is left empty', () => {
  const { record, messages } = read({ postcode: '6864' });
  expect(messages).toEqual(['postcode of 50961312 is “6864” (accepted: left empty)']);
  expect(record?.bank).toMatchObject({ postcode: '', town: 'Groß-Rohrheim' });
});

test.each([
  ['a bank code that begins with 9', { bankCode: '90961312' }],
  ['another record type than 1 and 2', { recordType: '3' }],
  ['an unknown change mark', { changeMark: 'X' }],
])('a record with %s is omitted', (_name, change) => {
  expect(read(change)).toEqual({
    record: undefined,
    messages: [expect.stringContaining('(accepted: the record is omitted)')],
  });
});
