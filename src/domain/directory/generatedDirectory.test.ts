import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyColumn } from './bankDirectory.ts';
import { readBankDirectory } from './generatedDirectory.ts';

const json = () => JSON.parse(readFileSync('data/banks/2026-09-07.generated.json', 'utf8'));

test('the directory of September 2026 knows 3,507 bank codes and finds each of them with its whole bank', () => {
  const directory = readBankDirectory(json());
  expect(directory.banks).toHaveLength(3507);
  expect(directory).toMatchObject({ validFrom: '2026-09-07', validUntil: '2026-12-06' });
  for (const bank of directory.banks) expect(directory.find(bank.bankCode)).toBe(bank);
  expect(directory.find('37040044')).toEqual({
    ...{ bankCode: '37040044', name: 'Commerzbank', shortName: 'Commerzbank Köln', postcode: '50447' },
    ...{ town: 'Köln', bic: 'COBADEFFXXX', accountCheckMethod: '13', bankRule: '000503' },
    ...{ isMarkedForDeletion: false, successor: null },
  });
});

test('the directory says how old each of its columns is', () => {
  const file = json();
  file.columns.town.asOf = '2019-03-04';
  const june = '2026-06-08';
  expect(readBankDirectory(file).columnDates).toEqual({
    ...{ ...everyColumn('2026-09-07'), town: '2019-03-04' },
    ...{ shortName: june, isMarkedForDeletion: june, successor: june },
  });
});

test('75 bank codes are marked for deletion, 34 have a successor, and each successor is a bank itself', () => {
  const { banks, find } = readBankDirectory(json());
  expect(banks.filter((bank) => bank.isMarkedForDeletion)).toHaveLength(75);
  const successors = banks.flatMap((bank) => bank.successor ?? []);
  expect(successors).toHaveLength(34);
  expect(successors.filter((successor) => find(successor) === undefined)).toEqual([]);
});

test('every bank code has a place, a method and a rule; only the two that take no part in payments have no BIC', () => {
  const { banks } = readBankDirectory(json());
  const without = (isMissing: (bank: (typeof banks)[number]) => boolean) =>
    banks.filter(isMissing).map((bank) => bank.bankCode);
  expect(without(({ postcode, town }) => !postcode || !town)).toEqual([]);
  expect(without(({ accountCheckMethod, bankRule }) => !accountCheckMethod || !bankRule)).toEqual([]);
  expect(without(({ bic }) => !bic)).toEqual(['60050009', '73311600']);
});

test.each([
  ['no text', ''],
  ['a bank code of no bank', '37040045'],
  ['a bank code with a digit too many', '370400440'],
  ['letters', 'Sparkass'],
  ['characters whose codes add up to a bank code', '3704003:'],
])('%s finds no bank', (_name, bankCode) => {
  expect(readBankDirectory(json()).find(bankCode)).toBeUndefined();
});

test.each([
  ['a bank without a name', { name: '' }, 'name'],
  ['a BIC of eight characters', { bic: 'COBADEFF' }, 'bic'],
  ['a bank code of seven digits', { bankCode: '1000000' }, 'bankCode'],
  ['a method of one character', { accountCheckMethod: '0' }, 'accountCheckMethod'],
])('a file with %s is refused', (_name, change, field) => {
  const file = json();
  Object.assign(file.banks[0], change);
  expect(() => readBankDirectory(file)).toThrow(`banks[0].${field}`);
});

test('of a file that is wrong throughout only the first entries are named', () => {
  const file = json();
  for (const bank of file.banks) bank.name = '';
  expect(() => readBankDirectory(file)).toThrow(/^Bank directory: [\s\S]{100,2100}$/);
});

test('a file whose bank codes do not rise is refused', () => {
  const file = json();
  file.banks[1].bankCode = file.banks[0].bankCode;
  expect(() => readBankDirectory(file)).toThrow('bank code 10000000 does not follow 10000000');
});

test('the file names the sha256 of the file that it was made from, and of its banks', () => {
  const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
  const { source, banks, banksSha256 } = json();
  expect(source.sha256).toBe(sha256(readFileSync(`data/banks/sources/${source.file}`)));
  expect(banksSha256).toBe(sha256(JSON.stringify(banks)));
});
