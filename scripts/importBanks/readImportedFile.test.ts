import { describe, expect, test } from 'vitest';
import { changed, extendedTxt, officialCsv, officialTxt, withMainRecord } from './fixtures/excerpts.ts';
import { readImportedFile } from './readImportedFile.ts';

const banks = (file: Buffer) => readImportedFile(file).mainRecords.map((record) => record.bank);

describe('an official file is read as it was published', () => {
  test.each([
    ['TXT of 168 characters', officialTxt, 'TXT, 168 characters'],
    ['CSV', officialCsv, 'CSV'],
    ['extended TXT of 174 characters', extendedTxt(() => '000000'), 'TXT, 174 characters'],
  ])('%s: 60 bank codes, one of them deleted, nothing odd', (_name, file, format) => {
    const imported = readImportedFile(file);
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

  test('a record of the CSV gives each field, umlauts included', () => {
    expect(banks(officialCsv).find((bank) => bank.bankCode === '50961312')).toEqual({
      bankCode: '50961312',
      name: 'Raiffeisenbank Groß-Rohrheim',
      shortName: 'Raiffbk Groß-Rohrheim',
      postcode: '68649',
      town: 'Groß-Rohrheim',
      bic: 'GENODE51GRM',
      accountCheckMethod: '32',
      bankRule: null,
      isMarkedForDeletion: false,
      successor: null,
    });
  });

  test('the extended file brings the IBAN rule of each bank code', () => {
    const imported = readImportedFile(
      extendedTxt((bankCode) => (bankCode === '58560294' ? '001501' : '000000')),
    );
    expect(imported.hasBankRules).toBe(true);
    const rules = imported.mainRecords.map(({ bank }) => bank.bankRule);
    expect(rules.filter((rule) => rule === '001501')).toHaveLength(1);
    expect(rules.filter((rule) => rule === '000000')).toHaveLength(59);
  });

  test('a CSV whose names of fields stand in quotes, or whose cells do not, is the same file', () => {
    const quotedHeader = changed(officialCsv, (line) =>
      line.startsWith('Bank') ? `"${line.replaceAll(';', '";"')}"` : line,
    );
    const unquoted = changed(officialCsv, (line) => line.replaceAll('"', ''));
    expect(readImportedFile(quotedHeader)).toEqual(readImportedFile(officialCsv));
    expect(readImportedFile(unquoted)).toEqual(readImportedFile(officialCsv));
  });

  test('semicolons and doubled quotes inside quotes belong to the name', () => {
    const file = withMainRecord(officialCsv, '50961312', 'Raiffeisenbank Groß-Rohrheim', 'Bank ""A""; B');
    expect(banks(file).map((bank) => bank.name)).toContain('Bank "A"; B');
  });
});

describe('what is odd about a line is said, with its number', () => {
  const first = banks(officialTxt)[0]?.bankCode ?? '';
  test.each([
    [
      'a line cut short',
      changed(officialTxt, (line) => (line.startsWith(`${first}1`) ? line.slice(0, -1) : line)),
      'line-length',
      '167 characters instead of 168',
    ],
    [
      'a line of the extended file in the other',
      changed(officialTxt, (line) => (line.startsWith(`${first}1`) ? `${line}000000` : line)),
      'line-length',
      '174 characters instead of 168',
    ],
    [
      'a line of a CSV with a field too few',
      withMainRecord(officialCsv, '50961312', ';"0";', ';'),
      'field-count',
      '12 fields instead of 13',
    ],
    [
      'a quote that is not closed',
      withMainRecord(officialCsv, '50961312', '"68649"', '"68649'),
      'field-count',
      'fields instead of 13',
    ],
    [
      'a method that was never given away',
      withMainRecord(officialCsv, '50961312', '"32"', '"12"'),
      'unknown-method',
      '50961312 has the unknown check-digit method 12',
    ],
    [
      'a method from the future',
      withMainRecord(officialCsv, '50961312', '"32"', '"Z9"'),
      'unknown-method',
      'method Z9',
    ],
    [
      'an IBAN rule from the future',
      extendedTxt((bankCode) => (bankCode === '58560294' ? '999900' : '000000')),
      'unknown-rule',
      'rule 999900',
    ],
    [
      'a new version of an IBAN rule',
      extendedTxt((bankCode) => (bankCode === '58560294' ? '001502' : '000000')),
      'unknown-rule',
      'rule 001502',
    ],
    [
      'a lost name',
      withMainRecord(officialCsv, '50961312', '"Raiffeisenbank Groß-Rohrheim"', ''),
      'lost-name',
      '50961312 has no name',
    ],
    [
      'a bank code that begins with 9',
      withMainRecord(officialCsv, '50961312', '"50961312"', '"90961312"'),
      'wrong-field',
      'bankCode is “90961312”',
    ],
    [
      'another record type than 1 and 2',
      withMainRecord(officialCsv, '50961312', ';"1";', ';"3";'),
      'wrong-field',
      'recordType is “3”',
    ],
    [
      'an unknown change mark',
      withMainRecord(officialCsv, '50961312', '"D"', '"X"'),
      'wrong-field',
      'changeMark is “X”',
    ],
    [
      'a postcode of four digits',
      withMainRecord(officialCsv, '50961312', '"68649"', '"6864"'),
      'wrong-field',
      'postcode of 50961312 is “6864”',
    ],
    [
      'a BIC of eight characters',
      withMainRecord(officialCsv, '50961312', 'GENODE51GRM', 'GENODE51'),
      'wrong-field',
      'bic of 50961312',
    ],
    [
      'a successor of seven digits',
      withMainRecord(officialCsv, '50961312', '"00000000"', '"0000000"'),
      'wrong-field',
      'successor of 50961312',
    ],
    [
      'other names of the fields',
      changed(officialCsv, (line) => line.replace('Bankleitzahl;', 'BLZ;')),
      'header',
      'not the official ones',
    ],
  ])('%s', (_name, file, code, message) => {
    const { anomalies } = readImportedFile(file);
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
    ['Windows-1252', withMainRecord(officialCsv, '50961312', 'Raiffeisenbank ', 'Raiffeisenbank \x96 ')],
  ])('%s', (encoding, file) => {
    const { anomalies, mainRecords } = readImportedFile(file);
    expect(anomalies).toMatchObject([
      { code: 'encoding', message: expect.stringContaining(`in ${encoding}`) },
    ]);
    expect(mainRecords).toHaveLength(60);
  });
});

describe('a file that cannot be a Bankleitzahlendatei is refused as a whole', () => {
  test.each([
    ['an empty file', Buffer.from(''), 'empty'],
    ['nothing but empty lines', Buffer.from('\r\n\r\n'), 'empty lines'],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'unpack'],
    ['UTF-16', Buffer.from(officialCsv.toString('latin1'), 'utf16le'), 'UTF-16'],
    ['XML', Buffer.from('<?xml version="1.0"?>'), 'XML'],
    ['a letter', Buffer.from('Sehr geehrte Damen und Herren,\r\n'), 'no line has 168 or 174 characters'],
    [
      'a TXT whose lines have all lost a character',
      changed(officialTxt, (line) => line.slice(1)),
      'the first has 167',
    ],
    [
      'a merged file of another kind',
      Buffer.from('# merged working directory of tomorrow\n'),
      'an unknown header',
    ],
  ])('%s', (_name, file, reason) => {
    expect(() => readImportedFile(file)).toThrow(reason);
  });
});
