import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AccountNumber } from '../../../domain/account/accountNumber.ts';
import type { Bank } from '../../../domain/directory/bankDirectory.ts';
import { readBankDirectory } from '../../../domain/directory/generatedDirectory.ts';
import { bulkAccount } from './bulkAccount.ts';
import { isNamedByCommerzbank, PLAN, planOf } from './bulkPlans.ts';

const directory = readBankDirectory(
  JSON.parse(
    readFileSync(new URL('../../../../data/banks/2026-09-07.generated.json', import.meta.url), 'utf8'),
  ),
);
const someBank = directory.banks.find(({ bankRule }) => bankRule === '000000') as Bank;
const planOfBank = (changed: Partial<Bank>) => planOf(directory, { ...someBank, ...changed }).plan;
const bankCode = (text: string) => text as Bank['bankCode'];

describe('banks without a rule are judged by their method alone', () => {
  test.each<[string, Partial<Bank>]>([
    ['one of any method', { accountCheckMethod: '13' }],
    ['one whose rule is unknown', { bankRule: null }],
    ['one that is marked for deletion', { isMarkedForDeletion: true }],
    ['one whose method is unknown', { accountCheckMethod: null }],
  ])('%s', (_name, changed) => {
    expect(planOfBank(changed)).toBe(PLAN.method);
  });

  test('one with a rule that looks at the account asks the rule first', () => {
    expect(planOfBank({ bankRule: '001001' })).toBe(PLAN.rule);
    expect(planOfBank({ bankRule: '001001', successor: bankCode('37040044') })).toBe(PLAN.ask);
  });
});

describe('banks whose accounts all go to another bank code are judged by its method', () => {
  test('the successor', () => {
    const successor = directory.find('37040044') as Bank;
    const plan = planOf(directory, { ...someBank, accountCheckMethod: '00', successor: successor.bankCode });
    expect(plan).toEqual({ plan: PLAN.method, rule: null, resultingBank: successor });
  });

  test('the bank code of the rule, which comes before a successor', () => {
    const oldenburg = directory.find('28020050') as Bank;
    const bank = { ...someBank, bankRule: '003900', successor: bankCode('37040044') };
    expect(planOf(directory, bank).resultingBank).toBe(oldenburg);
  });

  test('where the directory does not know it, it is asked for', () => {
    expect(planOfBank({ successor: bankCode('99999999') })).toBe(PLAN.ask);
  });
});

describe('bank codes without IBANs', () => {
  test('have a plan of their own', () => {
    expect(planOfBank({ bankRule: '000100' })).toBe(PLAN.noIbans);
  });

  test('but not without a method: that would have to be said too', () => {
    expect(planOfBank({ bankRule: '000100', accountCheckMethod: null })).toBe(PLAN.ask);
  });
});

describe('the rules with the most bank codes have plans of their own', () => {
  const commerzbank = { bankRule: '000503', bankCode: bankCode('37040044'), bic: 'COBADEFFXXX' };
  test.each<[string, Partial<Bank>, number]>([
    ['Commerzbank with method 13', { ...commerzbank, accountCheckMethod: '13' }, PLAN.commerzbank13],
    ['Commerzbank with method 76', { ...commerzbank, accountCheckMethod: '76' }, PLAN.commerzbank76],
    ['Commerzbank with method 09', { ...commerzbank, accountCheckMethod: '09' }, PLAN.method],
    ['Commerzbank with another method', { ...commerzbank, accountCheckMethod: '00' }, PLAN.rule],
    [
      'a Commerzbank whose BIC the rule replaces',
      { ...commerzbank, accountCheckMethod: '13', bic: 'COBADEFF370' },
      PLAN.commerzbank13,
    ],
    [
      'comdirect, which keeps its BIC',
      { ...commerzbank, accountCheckMethod: '13', bankCode: bankCode('20041111'), bic: 'COBADEHD001' },
      PLAN.commerzbank13,
    ],
    [
      'a former Dresdner Bank, which keeps its BIC',
      { ...commerzbank, accountCheckMethod: '76', bankCode: bankCode('67280051'), bic: 'DRESDEFF672' },
      PLAN.commerzbank76,
    ],
    [
      'the Commerzbank that gives no IBANs',
      { ...commerzbank, accountCheckMethod: '13', bankCode: bankCode('50040033') },
      PLAN.rule,
    ],
    [
      'a Commerzbank with a successor',
      { ...commerzbank, accountCheckMethod: '13', successor: bankCode('37040044') },
      PLAN.ask,
    ],
    ['Deutsche Bank', { bankRule: '002002', accountCheckMethod: '63' }, PLAN.deutscheBank],
    ['Deutsche Bank with another method', { bankRule: '002002', accountCheckMethod: 'C7' }, PLAN.rule],
    ...['10020000', '50070010'].map((code): [string, Partial<Bank>, number] => [
      `Deutsche Bank ${code}`,
      { bankRule: '002002', accountCheckMethod: '63', bankCode: bankCode(code) },
      PLAN.rule,
    ]),
    ['HypoVereinsbank', { bankRule: '003200', accountCheckMethod: '99' }, PLAN.hypoVereinsbank],
    ['HypoVereinsbank with another method', { bankRule: '003200', accountCheckMethod: '00' }, PLAN.rule],
  ])('%s', (_name, changed, plan) => {
    expect(planOfBank(changed)).toBe(plan);
  });
});

describe('accounts that Commerzbank’s rule names', () => {
  const named = (account: string) => isNamedByCommerzbank(bulkAccount(account as AccountNumber));
  test.each(['0998000000', '0999499999', '0990000000'])('%s may be blocked', (account) => {
    expect(named(account)).toBe(true);
  });
  test.each(['1998000000', '0989999999', '0899000000', '9990000000', '0000000001'])(
    '%s is not',
    (account) => {
      expect(named(account)).toBe(false);
    },
  );
});
