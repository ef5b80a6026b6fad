import { describe, expect, test } from 'vitest';
import {
  changed,
  extendedTxt,
  officialCsv,
  officialTxt,
  withMainRecord,
} from '../../../tests/fixtures/bankFile/excerpts.ts';
import { readBankFile } from './readBankFile.ts';

describe('what is odd about a line is said, with its number', () => {
  const first = readBankFile(officialTxt).mainRecords[0]?.bank.bankCode ?? '';
  const txt = (change: (line: string) => string) =>
    changed(officialTxt, (line) => (line.startsWith(`${first}1`) ? change(line) : line));
  const csv = (before: string, after: string) => withMainRecord(officialCsv, '50961312', before, after);
  const withRule = (rule: string) => extendedTxt((bankCode) => (bankCode === '58560294' ? rule : '000000'));
  const header = changed(officialCsv, (line) => line.replace('Bankleitzahl;', 'BLZ;'));
  const noName = csv('"Raiffeisenbank Groß-Rohrheim"', '');
  test.each([
    ['a line cut short', txt((line) => line.slice(0, -1)), 'line-length', '167 characters instead of 168'],
    [
      'a line of the extended file',
      txt((line) => `${line}000000`),
      'line-length',
      '174 characters instead of 168',
    ],
    ['a field too few', csv(';"0";', ';'), 'field-count', '12 fields instead of 13'],
    [
      'a method never given away',
      csv('"32"', '"12"'),
      'unknown-method',
      '50961312 has the unknown check-digit method 12',
    ],
    ['a method from the future', csv('"32"', '"Z9"'), 'unknown-method', 'method Z9'],
    ['an IBAN rule from the future', withRule('999900'), 'unknown-rule', 'rule 999900'],
    ['a new version of an IBAN rule', withRule('001502'), 'unknown-rule', 'rule 001502'],
    ['a lost name', noName, 'lost-name', '50961312 has no name'],
    ['a BIC of eight characters', csv('GENODE51GRM', 'GENODE51'), 'wrong-field', 'bic of 50961312'],
    ['a successor of seven digits', csv('"00000000"', '"0000000"'), 'wrong-field', 'successor of 50961312'],
    ['other names of the fields', header, 'header', 'not the official ones'],
  ])('%s', (_name, file, code, message) => {
    const { anomalies } = readBankFile(file);
    expect(anomalies.map((anomaly) => anomaly.code)).toContain(code);
    expect(anomalies.map((anomaly) => anomaly.message).join('\n')).toContain(message);
    expect(anomalies.every((anomaly) => (anomaly.line ?? 0) > 0)).toBe(true);
  });
});

describe('another encoding is noticed, because an editor may have changed more than that', () => {
  test.each([
    ['UTF-8', Buffer.from(officialCsv.toString('latin1'), 'utf8')],
    [
      'UTF-8',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(officialCsv.toString('latin1'), 'utf8')]),
    ],
  ])('%s', (encoding, file) => {
    const { anomalies, mainRecords } = readBankFile(file);
    expect(anomalies).toMatchObject([
      { code: 'encoding', message: expect.stringContaining(`in ${encoding}`) },
    ]);
    expect(mainRecords).toHaveLength(60);
  });
});
