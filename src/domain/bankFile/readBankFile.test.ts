import { expect, test } from 'vitest';
import {
  changed,
  officialCsv,
  officialTxt,
  withMainRecord,
} from '../../../tests/fixtures/bankFile/excerpts.ts';
import { readBankFile } from './readBankFile.ts';

test('lines of blanks at the end of a file are no records', () => {
  expect(readBankFile(Buffer.concat([officialTxt, Buffer.from('   \r\n\r\n')]))).toEqual(
    readBankFile(officialTxt),
  );
});

test.each([
  ['a file without any umlaut', changed(officialTxt, (line) => (/[^ -~]/.test(line) ? undefined : line))],
  ['a protected blank', withMainRecord(officialCsv, '50961312', 'Raiffeisenbank ', 'Raiffeisenbank\xa0')],
])('%s says nothing against windows-1252', (_name, file) => {
  const { anomalies, mainRecords } = readBankFile(file);
  expect(anomalies).toEqual([]);
  expect(mainRecords.length).toBeGreaterThan(0);
});

test('the euro sign, the first character that windows-1252 has and ISO-8859-1 has not, is read', () => {
  const file = withMainRecord(officialCsv, '50961312', 'Raiffeisenbank ', 'Raiffeisenbank \x80 ');
  const { anomalies, mainRecords } = readBankFile(file);
  expect(anomalies).toEqual([]);
  expect(mainRecords.map(({ bank }) => bank.name)).toContain('Raiffeisenbank € Groß-Rohrheim');
});

test('a file of which half the lines have a rule is read as one without rules, and those lines are odd', () => {
  const half = officialTxt.toString('latin1').split('\r\n').slice(0, 4);
  const mixed = half.map((line, index) => (index < 2 ? line : `${line}000000`)).join('\r\n');
  expect(readBankFile(Buffer.from(mixed, 'latin1'))).toMatchObject({
    format: 'TXT, 168 characters',
    hasBankRules: false,
    anomalies: [
      { code: 'line-length', line: 3 },
      { code: 'line-length', line: 4 },
    ],
  });
});
