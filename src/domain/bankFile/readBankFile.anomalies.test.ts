import { describe, expect, test } from 'vitest';
import {
  changed,
  extendedTxt,
  officialTxt,
  withMainRecord,
} from '../../../tests/fixtures/bankFile/excerpts.ts';
import { readBankFile } from './readBankFile.ts';

describe('what is odd about a line is said, with its number', () => {
  const first = readBankFile(officialTxt).mainRecords[0]?.bank.bankCode ?? '';
  const txt = (change: (line: string) => string) =>
    changed(officialTxt, (line) => (line.startsWith(`${first}1`) ? change(line) : line));
  const paxBank = (before: string, after: string) => withMainRecord(officialTxt, '58560294', before, after);
  const withRule = (rule: string) => extendedTxt((bankCode) => (bankCode === '58560294' ? rule : '000000'));
  test.each([
    ['a line cut short', txt((line) => line.slice(0, -1)), 'line-length', '167 characters instead of 168'],
    [
      'a line of the extended file',
      txt((line) => `${line}000000`),
      'line-length',
      '174 characters instead of 168',
    ],
    [
      'a method never given away',
      paxBank('PA306', 'PA312'),
      'unknown-method',
      '58560294 has the unknown check-digit method 12',
    ],
    ['a method from the future', paxBank('PA306', 'PA3Z9'), 'unknown-method', 'method Z9'],
    ['an IBAN rule from the future', withRule('999900'), 'unknown-rule', 'rule 999900'],
    ['a new version of an IBAN rule', withRule('001502'), 'unknown-rule', 'rule 001502'],
    ['a lost name', paxBank('Pax-Bank', ' '.repeat(8)), 'lost-name', '58560294 has no name'],
    ['a BIC of eight characters', paxBank('ED1PA3', 'ED1   '), 'wrong-field', 'bic of 58560294'],
    ['a successor of seven digits', paxBank('37060193', '3706019 '), 'wrong-field', 'successor of 58560294'],
  ])('%s', (_name, file, code, message) => {
    const { anomalies } = readBankFile(file);
    expect(anomalies.map((anomaly) => anomaly.code)).toContain(code);
    expect(anomalies.map((anomaly) => anomaly.message).join('\n')).toContain(message);
    expect(anomalies.every((anomaly) => (anomaly.line ?? 0) > 0)).toBe(true);
  });
});

describe('another encoding is noticed, because an editor may have changed more than that', () => {
  test.each([
    ['UTF-8', Buffer.from(officialTxt.toString('latin1'), 'utf8')],
    [
      'UTF-8',
      Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(officialTxt.toString('latin1'), 'utf8')]),
    ],
  ])('%s', (encoding, file) => {
    const { anomalies, mainRecords } = readBankFile(file);
    expect(anomalies).toMatchObject([
      { code: 'encoding', message: expect.stringContaining(`in ${encoding}`) },
    ]);
    expect(mainRecords).toHaveLength(60);
  });
});
