import { describe, expect, test } from 'vitest';
import {
  changed,
  extendedTxt,
  officialCsv,
  officialTxt,
  withMainRecord,
} from '../../../tests/fixtures/bankFile/excerpts.ts';
import { readBankFile } from './readBankFile.ts';

const banks = (file: Buffer) => readBankFile(file).mainRecords.map((record) => record.bank);

describe('an official file is read as it was published', () => {
  test.each([
    ['TXT of 168 characters', officialTxt, 'TXT, 168 characters'],
    ['CSV', officialCsv, 'CSV'],
    ['extended TXT of 174 characters', extendedTxt(() => '000000'), 'TXT, 174 characters'],
  ])('%s: 60 bank codes, one of them deleted, nothing odd', (_name, file, format) => {
    const imported = readBankFile(file);
    expect(imported.format).toBe(format);
    expect(imported.mainRecords).toHaveLength(60);
    expect(imported.mainRecords.filter((record) => record.isDeleted)).toHaveLength(1);
    expect(imported.anomalies).toEqual([]);
  });

  test('a record of the TXT and one of the CSV give each field, umlauts included', () => {
    expect(banks(officialTxt).find((bank) => bank.bankCode === '58560294')).toEqual({
      ...{ bankCode: '58560294', name: 'Pax-Bank', shortName: 'Pax-Bank Trier' },
      ...{ postcode: '54220', town: 'Trier', bic: 'GENODED1PA3', accountCheckMethod: '06' },
      ...{ bankRule: null, isMarkedForDeletion: true, successor: '37060193' },
    });
    expect(banks(officialCsv).find((bank) => bank.bankCode === '50961312')).toEqual({
      ...{ bankCode: '50961312', name: 'Raiffeisenbank Groß-Rohrheim', shortName: 'Raiffbk Groß-Rohrheim' },
      ...{ postcode: '68649', town: 'Groß-Rohrheim', bic: 'GENODE51GRM', accountCheckMethod: '32' },
      ...{ bankRule: null, isMarkedForDeletion: false, successor: null },
    });
  });

  test('a CSV whose names of fields stand in quotes, or whose cells do not, is the same file', () => {
    const quotedHeader = changed(officialCsv, (line) =>
      line.startsWith('Bank') ? `"${line.replaceAll(';', '";"')}"` : line,
    );
    const unquoted = changed(officialCsv, (line) => line.replaceAll('"', ''));
    expect(readBankFile(quotedHeader)).toEqual(readBankFile(officialCsv));
    expect(readBankFile(unquoted)).toEqual(readBankFile(officialCsv));
  });

  test('semicolons and doubled quotes inside quotes belong to the name', () => {
    const file = withMainRecord(officialCsv, '50961312', 'Raiffeisenbank Groß-Rohrheim', 'Bank ""A""; B');
    expect(banks(file).map((bank) => bank.name)).toContain('Bank "A"; B');
  });
});

describe('a file that cannot be a Bankleitzahlendatei is refused as a whole', () => {
  test.each([
    ['an empty file', Buffer.from(''), 'empty'],
    ['nothing but empty lines', Buffer.from('\r\n\r\n'), 'empty'],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'unpack'],
    ['UTF-16', Buffer.from(officialCsv.toString('latin1'), 'utf16le'), 'UTF-16'],
    ['XML', Buffer.from('<?xml version="1.0"?>'), 'XML: take the TXT or CSV file'],
    ['a web page', Buffer.from('\n<!DOCTYPE html><html>'), 'a web page'],
    ['one that begins with a mark of its encoding', Buffer.from('\uFEFF<HTML>'), 'a web page'],
    ['a letter', Buffer.from('Sehr geehrte Damen und Herren,\r\n'), 'no line has 168 or 174 characters'],
    ['lines that have lost a character', changed(officialTxt, (line) => line.slice(1)), 'the first has 167'],
  ])('%s', (_name, file, reason) => {
    expect(() => readBankFile(file)).toThrow(reason);
  });
});

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
    ['an extended line', txt((line) => `${line}000000`), 'line-length', '174 characters instead of 168'],
    ['a field too few', csv(';"0";', ';'), 'field-count', '12 fields instead of 13'],
    ['a method never given away', csv('"32"', '"12"'), 'unknown-method', '50961312 has the unknown check'],
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

test.each(['', '\uFEFF'])('UTF-8 is noticed, as an editor may have changed more than that', (begin) => {
  const { anomalies, mainRecords } = readBankFile(Buffer.from(begin + officialCsv.toString('latin1')));
  expect(anomalies).toMatchObject([{ code: 'encoding', message: expect.stringContaining('in UTF-8') }]);
  expect(mainRecords).toHaveLength(60);
});

test('lines may end without a carriage return', () => {
  const file = Buffer.from(officialTxt.toString('latin1').replaceAll('\r', ''), 'latin1');
  expect(readBankFile(file)).toEqual(readBankFile(officialTxt));
});

test('lines of blanks at the end of a file are no records', () => {
  const longer = Buffer.concat([officialTxt, Buffer.from('   \r\n\r\n')]);
  expect(readBankFile(longer)).toEqual(readBankFile(officialTxt));
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
  const { format, hasBankRules, anomalies } = readBankFile(Buffer.from(mixed, 'latin1'));
  expect({ format, hasBankRules }).toEqual({ format: 'TXT, 168 characters', hasBankRules: false });
  expect(anomalies.map(({ code, line }) => `${code} ${line}`)).toEqual(['line-length 3', 'line-length 4']);
});
