import { expect, test } from 'vitest';
import { officialCsv } from '../../../tests/fixtures/bankFile/excerpts.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import { compareWithPrevious } from './compareWithPrevious.ts';
import type { MainRecord } from './importedFile.ts';
import { readBankFile } from './readBankFile.ts';

const records = readBankFile(officialCsv).mainRecords;
const { banks: before } = compareWithPrevious(records, []);
const deleted = '50961312';
const [first, , third] = before as [Bank, Bank, Bank];

const change = (bankCode: string, changed: Partial<MainRecord>) =>
  records.map((record) => (record.bank.bankCode === bankCode ? { ...record, ...changed } : record));

test('a deleted bank code is not in the directory, and the file is accepted', () => {
  expect(before.map((bank) => bank.bankCode)).not.toContain(deleted);
  expect(before).toHaveLength(59);
  expect(compareWithPrevious(change(first.bankCode, { isDeleted: true }), before)).toMatchObject({
    banks: before.slice(1),
    anomalies: [],
  });
});

test('a bank code that is gone without a deletion record makes the importer refuse the file', () => {
  const without = records.filter(({ bank }) => bank.bankCode !== first.bankCode);
  expect(compareWithPrevious(without, before).anomalies).toEqual([
    { code: 'vanished', message: expect.stringContaining(`${first.bankCode} ${first.name} is gone`) },
  ]);
});

test('a second main record of a bank code makes the importer refuse the file, and the first one counts', () => {
  const again = { line: 999, isDeleted: false, isNew: false, bank: { ...third, name: 'Another bank' } };
  const { banks, anomalies } = compareWithPrevious([...records, again], before);
  const message = expect.stringContaining(third.bankCode);
  expect(anomalies).toEqual([{ code: 'duplicate', line: 999, message }]);
  expect(banks).toEqual(before);
});

test('where one main record replaces another, the deleted one does not count', () => {
  const gone = { line: 999, isDeleted: true, isNew: false, bank: { ...third, name: 'Former bank' } };
  expect(compareWithPrevious([gone, ...records], before)).toEqual({ banks: before, anomalies: [] });
});

test('a lost name is taken from the directory before; a new bank code without a name is left out', () => {
  const nameless = change(first.bankCode, { bank: { ...first, name: '' } });
  expect(compareWithPrevious(nameless, before).banks).toEqual(before);
  const ofNewBank = compareWithPrevious(nameless, []);
  expect(ofNewBank.banks).toEqual(before.slice(1));
  const message = expect.stringContaining(first.bankCode);
  expect(ofNewBank.anomalies).toMatchObject([{ code: 'lost-name', message }]);
});

test('a count that moves by 3 % and no more is accepted', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, line): MainRecord => {
      const bankCode = String(10_000_000 + line) as Bank['bankCode'];
      return { line, isDeleted: false, isNew: false, bank: { ...first, bankCode } };
    });
  const hundred = compareWithPrevious(of(100), []).banks;
  expect(compareWithPrevious(of(103), hundred).anomalies).toEqual([]);
  const messageAfter = (count: number) => compareWithPrevious(of(count), hundred).anomalies.at(-1)?.message;
  expect(messageAfter(104)).toContain('104 bank codes after 100: +4.00 %');
  expect(messageAfter(96)).toContain('96 bank codes after 100: −4.00 %');
});

test('a file without any bank code is refused', () => {
  expect(compareWithPrevious([], []).anomalies).toMatchObject([
    { code: 'count', message: expect.stringContaining('no bank code is in the file') },
  ]);
});

test('the banks stand by rising bank code, however the file is ordered', () => {
  expect(compareWithPrevious([...records].reverse(), before).banks).toEqual(before);
});
