import { expect, test } from 'vitest';
import { directoryFrom, exampleBank } from '../../../tests/support/bankDirectory.ts';
import type { BankCode } from '../account/account.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import { searchBanks } from './bankSearch.ts';
import { institutionsOf, internalLast, isInTown, townGroups } from './townGroups.ts';

const directory = directoryFrom('2026-09-07');
const institutions = institutionsOf(directory.banks);
const grouped = (query: string) => townGroups(searchBanks(directory, query, 5000).banks, institutions);

test.each([
  ['commerzbank köln', '37040044'],
  ['commerzbank berlin', '10040000'],
  ['commerzbank hamburg', '20040000'],
  ['deutsche bank berlin', '10070000'],
  ['sozialbank berlin', '10020500'],
])('%s: the main bank code of the town stands for the others', (query, bankCode) => {
  const group = grouped(query).find(({ main }) => main.bankCode === bankCode);
  expect(group?.others.length).toBeGreaterThan(0);
});

test('a bank code that will be deleted does not stand for one that stays', () => {
  const goes = { ...exampleBank, bankCode: '20040000' as BankCode, isMarkedForDeletion: true };
  const stays = { ...exampleBank, bankCode: '20040001' as BankCode };
  const goesToo = { ...goes, bankCode: '20040002' as BankCode };
  const mainOf = (...banks: Bank[]) => townGroups(banks, new Set()).map(({ main }) => main);
  expect(mainOf(goes, stays)).toEqual([stays]);
  expect(mainOf(goesToo, goes)).toEqual([goes]);
});

test('every bank that was found is in one group, with banks of its town and of its name', () => {
  const groups = townGroups(directory.banks, institutions);
  const banks = groups.flatMap(({ main, others }) => [main, ...others]);
  expect(banks).toHaveLength(directory.banks.length);
  expect(new Set(banks)).toEqual(new Set(directory.banks));
  for (const { main, others } of groups)
    for (const other of others) {
      expect(other.town).toBe(main.town);
      expect(other.name.slice(0, 3).toLowerCase()).toBe(main.name.slice(0, 3).toLowerCase());
    }
});

test('banks of different institutions whose BICs begin alike stay by themselves', () => {
  for (const { main, others } of grouped('bank'))
    if (/^(?:GENO|WELA|SOLA|BYLA)/.test(main.bic)) expect(others, main.name).toEqual([]);
});

test('of the towns with a BIC, those that have only internal units with it come last', () => {
  const banks = directory.banks.filter(({ bic }) => bic === 'COBADEFFXXX');
  const groups = internalLast(townGroups(banks, institutions), directory.banks, institutions);
  expect(groups.slice(-3).map(({ main }) => `${main.name} in ${main.town}`)).toEqual([
    'Commerzbank, CC SP in Berlin',
    'Commerzbank, CC SP in Hamburg',
    'Commerzbank GF-D48 in Düsseldorf',
  ]);
});

test('a town is found by its beginning, a word of it or its postcode', () => {
  const bank = directory.banks.find(({ town }) => town === 'Frankfurt am Main');
  if (!bank) throw new Error('no bank in Frankfurt');
  for (const typed of ['frank', 'Main', ' frankfurt am', bank.postcode.slice(0, 3)])
    expect(isInTown(bank, typed), typed).toBe(true);
  expect(isInTown(bank, 'furt')).toBe(false);
});
