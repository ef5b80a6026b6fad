import { expect, test } from 'vitest';
import { exampleBank } from '../../../tests/support/bankDirectory.ts';
import type { BankCode } from '../account/bankCode.ts';
import { type Bank, makeBankDirectory } from '../directory/bankDirectory.ts';
import { searchBanks } from './bankSearch.ts';

/** Banks that fit equally well are in ascending order of bank code. The first of each pair has the higher one. */
function pair(first: Partial<Bank>, second: Partial<Bank>): [Bank, Bank] {
  const [lower, higher] = ['20000000' as BankCode, '30000000' as BankCode];
  return [
    { ...exampleBank, bankCode: higher, ...first },
    { ...exampleBank, bankCode: lower, ...second },
  ];
}

test.each<[string, string, Partial<Bank>, Partial<Bank>]>([
  ['the first word of a name before a later one', 'nord', { name: 'Nord Bank' }, { name: 'Bank Nord' }],
  ['a whole word before the beginning of one', 'bonn', { town: 'Bonn' }, { town: 'Bonndorf' }],
  ['a whole postcode before the beginning of a bank code', '20000', { postcode: '20000' }, {}],
  ['one typing error before two', 'volsbank', { shortName: 'Volksbank' }, { name: 'Wolksbank' }],
  ['a whole short word, if another is misspelt', 'ulm beispeilbank', { town: 'Ulm' }, { town: 'Ulmen' }],
])('%s: „%s“', (_name, query, first, second) => {
  const banks = pair(first, second);
  const directory = makeBankDirectory('2026-01-01', '2026-12-31', banks.toReversed());
  expect(searchBanks(directory, query, 2).banks).toEqual(banks);
});

test('a bank code that fits counts as much if the postcode begins alike', () => {
  const alike: Bank = { ...exampleBank, bankCode: '20000000' as BankCode, postcode: '20095' };
  const other: Bank = { ...exampleBank, bankCode: '20000001' as BankCode, postcode: '50667' };
  const directory = makeBankDirectory('2026-01-01', '2026-12-31', [alike, other]);
  expect(searchBanks(directory, '200', 2).banks).toEqual([alike, other]);
});
