import { expect, test } from 'vitest';
import accountsWithoutCheck from '../../../data/bankRules/accountsWithoutCheck.json' with { type: 'json' };
import replacementAccounts from '../../../data/bankRules/replacementAccounts.json' with { type: 'json' };
import replacementBankCodes from '../../../data/bankRules/replacementBankCodes.json' with { type: 'json' };
import commerzbank from '../../../data/bankRules/rule0005Commerzbank.json' with { type: 'json' };
import hypoVereinsbank from '../../../data/bankRules/rule0031HypoVereinsbank.json' with { type: 'json' };
import landesbank from '../../../data/bankRules/rule0052LandesbankBadenWuerttemberg.json' with {
  type: 'json',
};
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import type { AccountNumber } from '../account/account.ts';
import { checkAccount } from '../accountCheck/checkAccount.ts';

const BANK_CODE = /^[1-8]\d{7}$/;
const ACCOUNT_NUMBER = /^\d{10}$/;
const directory = newestDirectory();

/** Every table of accounts: the rule, the bank code where it matters, the account and its replacement. */
const REPLACEMENTS = [
  ...Object.entries(replacementAccounts).flatMap(([rule, accounts]) =>
    Object.entries(accounts).map(([from, to]) => ({ rule, bankCode: undefined, from, to })),
  ),
  ...Object.entries(commerzbank.replacementAccounts).flatMap(([bankCode, accounts]) =>
    Object.entries(accounts).map(([from, to]) => ({ rule: '0005', bankCode, from, to })),
  ),
  ...Object.entries(landesbank).flatMap(([rule, banks]) =>
    Object.entries(banks).flatMap(([bankCode, accounts]) =>
      Object.entries(accounts as Record<string, string>).map(([from, to]) => ({ rule, bankCode, from, to })),
    ),
  ),
];

test('every table has as many entries as its source', () => {
  const count = (rule: string) => REPLACEMENTS.filter((entry) => entry.rule === rule).length;
  expect(count('0005')).toBe(96);
  expect(count('0007')).toBe(33);
  expect(count('0052')).toBe(10);
  expect(count('0053')).toBe(46);
  expect(REPLACEMENTS).toHaveLength(250);
  expect(commerzbank.blockedRange.bankCodes).toHaveLength(110);
  expect(Object.keys(hypoVereinsbank)).toHaveLength(458);
  expect(Object.keys(replacementBankCodes)).toHaveLength(17);
});

test('every account and bank code in the tables is well-formed', () => {
  for (const { bankCode, from, to } of REPLACEMENTS) {
    expect(from).toMatch(ACCOUNT_NUMBER);
    expect(to).toMatch(ACCOUNT_NUMBER);
    if (bankCode !== undefined) expect(bankCode).toMatch(BANK_CODE);
  }
  for (const bankCode of commerzbank.blockedRange.bankCodes) expect(bankCode).toMatch(BANK_CODE);
  for (const account of Object.values(accountsWithoutCheck).flat()) expect(account).toMatch(ACCOUNT_NUMBER);
  for (const { bankCode, bic } of Object.values(replacementBankCodes)) {
    expect(bankCode).toMatch(BANK_CODE);
    expect(bic).toMatch(/^[A-Z]{4}DE[A-Z0-9]{5}$/);
  }
});

test('every account range of HypoVereinsbank leads to one of its present bank codes', () => {
  for (const [accountRange, bankCode] of Object.entries(hypoVereinsbank)) {
    expect(accountRange).toMatch(/^[1-9]\d\d$/);
    expect(directory.find(bankCode)?.bankRule).toMatch(/^003[2-5]/);
  }
});

test('every replacement account passes the check of the bank that holds it', () => {
  const wrong = REPLACEMENTS.flatMap(({ rule, bankCode, from, to }) => {
    const holder = directory.banks.find((bank) => {
      if (rule === '0052' || rule === '0053') return bank.bankCode === '60050101';
      return bankCode === undefined ? bank.bankRule?.startsWith(rule) : bank.bankCode === bankCode;
    });
    const method = holder?.accountCheckMethod;
    if (holder === undefined || !method) return [`${rule} ${bankCode} has no bank`];
    const verdict = checkAccount(method, to as AccountNumber, holder.bankCode);
    return verdict === 'invalid' ? [`${rule} ${holder.bankCode} ${from} → ${to}`] : [];
  });
  expect(wrong).toEqual([]);
});
