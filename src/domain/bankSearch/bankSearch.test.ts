import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { directoryFrom, exampleBank } from '../../../tests/support/bankDirectory.ts';
import type { BankCode } from '../account/account.ts';
import { type Bank, makeBankDirectory } from '../directory/bankDirectory.ts';
import { searchBanks } from './bankSearch.ts';

const directory = directoryFrom('2026-09-07');
const find = (query: string, limit: number) => searchBanks(directory, query, limit);
const codesOf = (query: string, limit = 10) => find(query, limit).banks.map((bank) => bank.bankCode);

test.each<[string, string, number, readonly string[]]>([
  ['a whole bank code is that bank alone', '37040044', 1, ['37040044']],
  ['the beginning of one leads to all that begin so', '370400', 5, ['37040044', '37040060', '37040061']],
  ['so does one in groups', '370 400', 5, ['37040044', '37040060', '37040061']],
  ['a whole postcode stands before bank codes', '50447', 3, ['37040044', '37040037', '37040048']],
  ['the beginning of a bank code stands before that of a postcode', '504', 28, ['50400000']],
  ['a BIC of eight characters means the head office first', 'DEUTDEDB', 177, ['38070724']],
  ['a BIC of nobody', 'COBADEFF370', 0, []],
])('%s', (_name, query, count, first) => {
  const result = find(query, 3);
  expect(result.count).toBe(count);
  expect(result.banks.map(({ bankCode }) => bankCode).slice(0, first.length)).toEqual(first);
  expect(result.banks).toHaveLength(Math.min(count, 3));
  expect(result.isApproximate && count > 0).toBe(false);
});

interface Query {
  readonly name: string;
  readonly query: string;
  readonly first: string | null;
  readonly isApproximate?: boolean;
}

/** Typed and pasted texts with the expected results: `tests/fixtures/bankSearch/README.md`. */
const queries: readonly Query[] = JSON.parse(readFileSync('tests/fixtures/bankSearch/queries.json', 'utf8'));

test.each(queries)('$name finds its bank [11.3]', ({ query, first, isApproximate = false }) => {
  const result = find(query, 1);
  expect(result.banks[0]?.bankCode ?? null).toBe(first);
  expect(result.isApproximate).toBe(isApproximate);
});

test('in a town, banks with branches stand before others', () => {
  const names = find('Köln', 60).banks.map(({ name }) => name.split(/[ ,]/)[0]);
  expect(names.indexOf('Sparkasse')).toBeLessThan(
    Math.min(...['abcbank', 'Bundesbank', 'bunq'].map((name) => names.indexOf(name))),
  );
});

test('what fits as it was typed is not mixed with what is only similar', () => {
  const { banks, isApproximate } = find('mölln', 50);
  expect(isApproximate).toBe(false);
  for (const bank of banks) expect(`${bank.name} ${bank.shortName} ${bank.town}`).toContain('Mölln');
});

test.each([
  ['for nothing', ''],
  ['for blanks', ' \u00a0 '],
  ['for punctuation', '–, .'],
  ['for nonsense', 'nonsense'],
  ['for a bank code of no bank', '99999999'],
  ['for a bank code in groups that comes after all others', '987 654 32'],
  ['for nine digits', '370400441'],
  ['for a word of three letters with an error', 'vrx'],
  ['where name and bank code belong to different banks', 'sparkasse 37040044'],
])('nothing is found: %s', (_name, query) => {
  expect(find(query, 10)).toEqual({ banks: [], count: 0, isApproximate: false, leftOut: [] });
});

test('a BIC that many bank codes share brings all of them', () => {
  const shared = directory.banks.filter((bank) => bank.bic === 'COBADEFFXXX');
  const { banks, count } = find('COBADEFFXXX', 1000);
  expect(count).toBe(shared.length);
  expect(new Set(banks)).toEqual(new Set(shared));
});

test('a bank code that will be deleted comes after those that stay', () => {
  const marks = find('sparkasse hannover', 10).banks.map((bank) => bank.isMarkedForDeletion);
  expect(marks).toEqual([false, false, true]);
});

test('every bank is found by its bank code, and by its name with its town', () => {
  for (const bank of directory.banks.filter((_bank, index) => index % 17 === 0)) {
    expect(codesOf(bank.bankCode)).toEqual([bank.bankCode]);
    expect(codesOf(`${bank.town} ${bank.name}`, 5000)).toContain(bank.bankCode);
  }
});

test('no query is too strange', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (query) => {
      const { banks, count } = find(query, 10);
      expect(banks.length).toBe(Math.min(count, 10));
    }),
  );
});

test('a directory is taken apart once, at its first search', () => {
  const banks = vi.fn(() => directory.banks);
  const watched = Object.defineProperty({ ...directory }, 'banks', { get: banks });
  for (let time = 0; time < 2; time += 1)
    expect(searchBanks(watched, 'comdirect', 1)).toEqual(find('comdirect', 1));
  expect(banks).toHaveBeenCalledOnce();
});

test.each([
  ['bei der Postbank Köln', ['bei'], /^Postbank/],
  ['Bankverbindung: Sparkasse Trier', [], /^Sparkasse Trier/],
  ['Konto bei Commerzbank in Köln', ['Konto', 'bei', 'in'], /^Commerzbank/],
])('%s: words in the way are left out', (query, leftOut, name) => {
  const found = find(query, 1);
  expect(found.banks[0]?.name).toMatch(name);
  expect(found.leftOut).toEqual(leftOut);
});

test.each(['Quarzhausen Bank', '99999999 Köln', 'Sparkasse 12345'])(
  '%s: neither the longest word nor a number is left out',
  (query) => {
    expect(find(query, 1)).toMatchObject({ count: 0, leftOut: [] });
  },
);

/** Banks that fit equally well are in the order of name, town and bank code. The first of each pair has the higher one. */
function pair(first: Partial<Bank>, second: Partial<Bank>): [Bank, Bank] {
  const [lower, higher] = ['20000000' as BankCode, '30000000' as BankCode];
  return [
    { ...exampleBank, bankCode: higher, ...first },
    { ...exampleBank, bankCode: lower, ...second },
  ];
}

test.each<[string, string, Partial<Bank>, Partial<Bank>]>([
  ['the first word of a name before a later one', 'nord', { name: 'Nord Bank' }, { name: 'Bank Nord' }],
  ['a name before its abbreviation', 'volksbank', { name: 'Volksbank Ulm' }, { name: 'VB Ulm' }],
  ['a whole word before the beginning of one', 'bonn', { town: 'Bonn' }, { town: 'Bonndorf' }],
  ['a whole postcode before the beginning of a bank code', '20000', { postcode: '20000' }, {}],
  ['one typing error before two', 'volsbank', { shortName: 'Volksbank' }, { name: 'Wolksbank' }],
  ['a bank that stays before one that goes', 'beispielbank', {}, { isMarkedForDeletion: true }],
  ['its own name before a former one', 'nord', { name: 'Nord Bank' }, { name: 'Nord vormals Süd' }],
  ['one with IBANs before one without', 'beispielbank', {}, { bankRule: '000100' }],
  ['a short name before a long one', 'nord', { name: 'Nord Bank' }, { name: 'Nord Bank der Hanse' }],
  ['in the order of the alphabet', 'sparkasse', { name: 'SPARKASSE HANAU' }, { name: 'Sparkasse Hannover' }],
  ['alike names by their towns', 'beispielbank', { town: 'Aalen' }, { town: 'Berlin' }],
  [
    'staying before its own name',
    'nord',
    { name: 'Nord -alt-' },
    { name: 'Nord', isMarkedForDeletion: true },
  ],
  ['a word within another', 'bonn', { name: 'KölnBonn Bank' }, { shortName: 'Bonn' }],
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
