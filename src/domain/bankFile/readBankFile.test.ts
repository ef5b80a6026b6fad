import { describe, expect, test } from 'vitest';
import {
  changed,
  extendedTxt,
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
  ['a protected blank', withMainRecord(officialTxt, '58560294', 'Pax-Bank ', 'Pax-Bank\xa0')],
])('%s says nothing against windows-1252', (_name, file) => {
  const { anomalies, mainRecords } = readBankFile(file);
  expect(anomalies).toEqual([]);
  expect(mainRecords.length).toBeGreaterThan(0);
});

test('the euro sign, the first character that windows-1252 has and ISO-8859-1 has not, is read', () => {
  const file = withMainRecord(officialTxt, '58560294', 'Pax-Bank  ', 'Pax-Bank \x80');
  const { anomalies, mainRecords } = readBankFile(file);
  expect(anomalies).toEqual([]);
  expect(mainRecords.map(({ bank }) => bank.name)).toContain('Pax-Bank €');
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

const banks = (file: Buffer) => readBankFile(file).mainRecords.map((record) => record.bank);

describe('an official file is read as it was published', () => {
  test.each([
    ['TXT of 168 characters', officialTxt, 'TXT, 168 characters'],
    ['extended TXT of 174 characters', extendedTxt(() => '000000'), 'TXT, 174 characters'],
  ])('%s: 60 bank codes, one of them deleted, nothing odd', (_name, file, format) => {
    const imported = readBankFile(file);
    expect(imported.format).toBe(format);
    expect(imported.mainRecords).toHaveLength(60);
    expect(imported.mainRecords.filter((record) => record.isDeleted)).toHaveLength(1);
    expect(imported.anomalies).toEqual([]);
  });

  test('a record of the TXT gives each field, umlauts included', () => {
    expect(banks(officialTxt).find((bank) => bank.bankCode === '58560294')).toEqual({
      bankCode: '58560294',
      name: 'Pax-Bank',
      shortName: 'Pax-Bank Trier',
      postcode: '54220',
      town: 'Trier',
      bic: 'GENODED1PA3',
      accountCheckMethod: '06',
      bankRule: null,
      isMarkedForDeletion: true,
      successor: '37060193',
    });
    expect(banks(officialTxt).find((bank) => bank.bankCode === '58751230')?.name).toContain('ü');
  });

  test('the extended file brings the IBAN rule of each bank code', () => {
    const imported = readBankFile(extendedTxt((bankCode) => (bankCode === '58560294' ? '001501' : '000000')));
    expect(imported.hasBankRules).toBe(true);
    const rules = imported.mainRecords.map(({ bank }) => bank.bankRule);
    expect(rules.filter((rule) => rule === '001501')).toHaveLength(1);
    expect(rules.filter((rule) => rule === '000000')).toHaveLength(59);
  });
});

describe('a file that cannot be a Bankleitzahlendatei is refused as a whole', () => {
  test.each([
    ['an empty file', Buffer.from(''), 'empty'],
    ['nothing but empty lines', Buffer.from('\r\n\r\n'), 'empty lines'],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'unpack'],
    ['UTF-16', Buffer.from(officialTxt.toString('latin1'), 'utf16le'), 'UTF-16'],
    ['XML', Buffer.from('<?xml version="1.0"?><Document/>'), 'take the TXT file'],
    ['a web page', Buffer.from('\n<!DOCTYPE html><html>'), 'a web page'],
    ['a letter', Buffer.from('Sehr geehrte Damen und Herren,\r\n'), 'no line has 168 or 174 characters'],
    [
      'a TXT whose lines have all lost a character',
      changed(officialTxt, (line) => line.slice(1)),
      'the first has 167',
    ],
  ])('%s', (_name, file, reason) => {
    expect(() => readBankFile(file)).toThrow(reason);
  });
});

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
