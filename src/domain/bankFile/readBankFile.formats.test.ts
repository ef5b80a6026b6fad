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
    const imported = readBankFile(extendedTxt((bankCode) => (bankCode === '58560294' ? '001501' : '000000')));
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
    ['nothing but empty lines', Buffer.from('\r\n\r\n'), 'empty lines'],
    ['a ZIP archive', Buffer.from('PK\x03\x04'), 'unpack'],
    ['UTF-16', Buffer.from(officialCsv.toString('latin1'), 'utf16le'), 'UTF-16'],
    ['XML of another kind', Buffer.from('<?xml version="1.0"?>'), 'no Bankleitzahlendatei'],
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
