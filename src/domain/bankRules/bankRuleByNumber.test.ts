import { describe, expect, test } from 'vitest';
import { parseAccountNumber } from '../account/accountNumber.ts';
import type { BankCode } from '../account/bankCode.ts';
import type { Bank } from '../directory/bankDirectory.ts';
import type { RuleEffect } from './bankRule.ts';
import { bankRuleByNumber } from './bankRuleByNumber.ts';

/** What a rule does to an account of a bank, in few words; an empty text where it does nothing. */
function effect(bankRule: string, accountNumber: string, bank: Partial<Bank> = {}): string {
  const rule = bankRuleByNumber(bankRule);
  const account = parseAccountNumber(accountNumber);
  if (rule === undefined || !account.ok) throw new Error('the test names no rule or no account number');
  return inWords(rule({ ...EXAMPLE_BANK, bankRule, ...bank }, account.value));
}

function inWords(ruleEffect: RuleEffect): string {
  const { noIban, accountChange, accountNumber, bankCode, accountRange, bic, accountTest } = ruleEffect;
  return [
    noIban,
    accountChange,
    accountNumber,
    bankCode,
    accountRange,
    bic,
    accountTest === 'by-method' ? null : accountTest,
    ruleEffect.isDisputed ? 'disputed' : null,
  ]
    .filter((word) => word !== null)
    .join(' ');
}

const EXAMPLE_BANK: Bank = {
  bankCode: '20000000' as BankCode,
  name: 'Beispielbank',
  shortName: 'Beispielbank',
  postcode: '20095',
  place: 'Hamburg',
  bic: 'BEISDEHHXXX',
  accountCheckMethod: '00',
  bankRule: '000000',
  isMarkedForDeletion: false,
  successor: null,
};

function withBankCode(bankCode: string, accountCheckMethod = '00'): Partial<Bank> {
  return { bankCode: bankCode as BankCode, accountCheckMethod };
}

test.each([
  ['the standard rule', '000000'],
  ['Pommersche Volksbank, withdrawn', '003000'],
  ['SEB, withdrawn', '004501'],
  ['Evangelische Darlehnsgenossenschaft, withdrawn', '005401'],
  ['SEB corporate customers, withdrawn', '005600'],
])('%s leaves every account alone', (_name, rule) => {
  expect(effect(rule, '502')).toBe('');
});

test('there is no rule beyond 0057', () => {
  expect(bankRuleByNumber('005700')).toBeDefined();
  expect(bankRuleByNumber('005800')).toBeUndefined();
});

test.each([
  ['0001: a bank code without payments', '000100', '532013000', {}, 'bank-code-without-ibans'],
  ['0002: 6 at position 8', '000200', '1234567600', {}, 'account-excluded'],
  ['0002: 86 at positions 8 and 9', '000200', '1234567860', {}, 'account-excluded'],
  ['0002: 8 at position 8 without a 6 behind it', '000200', '1234567806', {}, ''],
  ['0002: 6 at position 9 alone', '000200', '1234567060', {}, ''],
  ['0003: the excluded account', '000300', '6161604670', {}, 'account-excluded'],
  ['0003: any other account', '000300', '6161604671', {}, ''],
  ['0004: a donation account', '000400', '135', {}, 'account-replaced 0990021440'],
  ['0004: a donation account with leading zeros', '000400', '0000000135', {}, 'account-replaced 0990021440'],
  ['0004: any other account', '000400', '136', {}, ''],
  ['0006', '000600', '34343434', {}, 'account-replaced 1000506517'],
  ['0007: an account of nine digits', '000700', '222220022', {}, 'account-replaced 0002222222'],
  ['0008: a branch', '000800', '1', {}, '50020200 BHFBDEFF500'],
  ['0009: any bank code but one', '000900', '1116232594', {}, '68351557 SOLADES1SFH'],
  [
    '0009: an account 1116… of the former Sparkasse Zell',
    '000900',
    '1116232594',
    withBankCode('68351976'),
    'digits-replaced 3047232594 68351557 SOLADES1SFH',
  ],
  [
    '0009: another account of the former Sparkasse Zell',
    '000900',
    '1115232594',
    withBankCode('68351976'),
    '68351557 SOLADES1SFH',
  ],
  [
    '0010: a donation account of 50050222, found under the new bank code',
    '001001',
    '2000',
    withBankCode('50050222'),
    'account-replaced 0000222000 50050201',
  ],
  ['0010: another account of 50050222', '001001', '2001', withBankCode('50050222'), '50050201'],
  [
    '0010: a donation account of 50050201',
    '001001',
    '800000',
    withBankCode('50050201'),
    'account-replaced 0000180802',
  ],
  ['0011', '001100', '47800', {}, 'account-replaced 0000047803'],
  ['0012', '001201', '5000002096', {}, '50050000 HELADEFFXXX'],
  ['0013', '001301', '60624', {}, '30050000 WELADEDDXXX'],
  ['0014', '001400', '60624', {}, '30060601 DAAEDEDDXXX'],
  ['0015: an account of nine digits', '001501', '400569017', {}, 'account-replaced 4000569017'],
  ['0016', '001600', '300000', {}, 'account-replaced 0018128012'],
  ['0017', '001700', '100', {}, 'account-replaced 2009090013'],
  ['0018: an account of ten digits', '001800', '5435435430', {}, 'account-replaced 0543543543'],
  ['0019', '001900', '20475000', {}, '50120383 DELBDE33XXX'],
  ['0021: five digits', '002101', '99999', {}, '36020030 NBAGDE3EXXX wrong-length'],
  ['0021: six digits', '002101', '100000', {}, '36020030 NBAGDE3EXXX'],
  ['0021: seven digits', '002101', '9999999', {}, '36020030 NBAGDE3EXXX'],
  ['0021: the first of eight digits', '002101', '10000000', {}, '36020030 NBAGDE3EXXX wrong-length'],
  ['0021: the last of eight digits', '002101', '99999999', {}, '36020030 NBAGDE3EXXX wrong-length'],
  ['0021: nine digits', '002101', '100000000', {}, '36020030 NBAGDE3EXXX'],
  ['0022', '002200', '1111111', {}, 'account-replaced 2222200000'],
  ['0023', '002300', '700', {}, 'account-replaced 1000700800'],
  ['0024', '002400', '94', {}, 'account-replaced 0000001694'],
  ['0025', '002500', '2777939', {}, '60050101 SOLADEST600'],
  ['0026: an account without check digit', '002600', '55111', {}, 'none'],
  ['0026: any other account', '002600', '55112', {}, ''],
  ['0027: an account without check digit', '002700', '4444', {}, 'none'],
  ['0027: an account of rule 0026', '002700', '55111', {}, ''],
  ['0028', '002800', '17095', {}, '25050180 SPKHDE2HXXX'],
  ['0029: ten digits with 0 at position 4', '002900', '2600123456', {}, 'digit-dropped 0260123456'],
  ['0029: ten digits with another digit there', '002900', '2601123456', {}, ''],
  ['0029: nine digits with 0 at position 4', '002900', '260123456', {}, ''],
  ['0037', '003700', '624044', {}, '30010700 BOTKDEDXXXX'],
  ['0038', '003800', '60624', {}, '28590075 GENODEF1LER'],
  ['0039', '003900', '60624', {}, '28020050 OLBODEH2XXX'],
  ['0040', '004001', '6015002', {}, '68052328 SOLADES1STF'],
  ['0041: every account', '004100', '123', {}, 'account-replaced 0000011404 50060400 GENODEFFXXX'],
  ['0043', '004301', '868', {}, '66650085 PZHSDE66XXX'],
  ['0044', '004400', '202', {}, 'account-replaced 0002282022'],
  ['0046', '004600', '123456789', {}, '31010833 CCBADE31XXX'],
  ['0047: the first of eight digits', '004700', '10000000', {}, 'zeros-appended 1000000000'],
  ['0047: the last of eight digits', '004700', '99999999', {}, 'zeros-appended 9999999900'],
  ['0047: seven digits', '004700', '9999999', {}, ''],
  ['0047: nine digits', '004700', '100000000', {}, ''],
  ['0048', '004800', '1', {}, '36010200 VONEDE33XXX'],
  ['0049: 9 at position 5', '004901', '1991182', {}, 'digits-moved 9911820001 none disputed'],
  ['0049: 9 at position 1, moved already', '004901', '9911820001', { accountCheckMethod: '44' }, 'none'],
  [
    '0049: 9 at position 1, and it passes method 44',
    '004901',
    '9000000000',
    { accountCheckMethod: '44' },
    '',
  ],
  ['0049: any other account', '004901', '1881182', {}, ''],
  ['0049: a replacement account of version 00', '004901', '36', {}, ''],
  ['0050', '005000', '130084981', {}, '28550000 BRLADE21LER'],
  ['0051: an account of nine digits', '005100', '502502502', {}, 'account-replaced 0001108884'],
  [
    '0052: an account that moved',
    '005200',
    '5308810004',
    withBankCode('67220020'),
    'account-replaced 0002662604 60050101 SOLADEST600',
  ],
  [
    '0052: that account of another branch',
    '005200',
    '5308810004',
    withBankCode('67020020'),
    'account-not-released',
  ],
  [
    '0053: an account that moved',
    '005300',
    '35000',
    withBankCode('55050000'),
    'account-replaced 7401555913 60050101 SOLADEST600',
  ],
  ['0053: any other account', '005300', '35001', withBankCode('55050000'), ''],
  ['0055', '005500', '1', {}, '25410200 BHWBDE2HXXX'],
  ['0057', '005700', '1', {}, '66010200 BBSPDE6KXXX'],
])('rule %s', (_name, rule, account, bank, words) => {
  expect(effect(rule, account, bank)).toBe(words);
});

describe('rule 0005 (Commerzbank)', () => {
  const oldDresdner = withBankCode('12080000', '76');
  test.each([
    ['sets the common BIC', '9', withBankCode('50040000', '13'), 'COBADEFFXXX'],
    ['leaves comdirect its BIC', '9', withBankCode('20041111', '13'), ''],
    ['leaves the former Dresdner Bank its BIC', '9', withBankCode('50080000', '13'), ''],
    ['does nothing to bank codes of method 09', '0998000000', withBankCode('12080000', '09'), ''],
    [
      'gives no IBANs for 50040033',
      '9',
      withBankCode('50040033', '13'),
      'bank-code-without-ibans COBADEFFXXX',
    ],
    ['excludes the first account of the range', '0998000000', oldDresdner, 'account-excluded'],
    ['excludes the last account of the range', '0999499999', oldDresdner, 'account-excluded'],
    ['allows the account before the range', '0997999999', oldDresdner, 'failed'],
    ['allows the account behind the range', '0999500000', oldDresdner, 'failed'],
    ['allows the range with other bank codes', '0998761700', withBankCode('10080000', '76'), 'passed'],
    ['replaces a donation account', '212121', oldDresdner, 'account-replaced 4050462200'],
    ['does not replace that of another bank code', '7878', withBankCode('10045050', '13'), 'COBADEFFXXX'],
  ])('%s', (_name, account, bank, words) => {
    expect(effect('000503', account, bank)).toBe(words);
  });

  test.each([
    ['leaves five digits alone', '99999', ''],
    ['appends the sub-account to six digits', '100008', 'sub-account-appended 0010000800 passed'],
    ['appends it even if the number does not fit', '100000', 'sub-account-appended 0010000000 failed'],
    ['appends it to seven digits', '1000009', 'sub-account-appended 0100000900 passed'],
    ['appends it to the last of seven digits', '9999999', 'sub-account-appended 0999999900 failed'],
    ['leaves eight digits alone', '10000000', ''],
  ])('with method 13 %s', (_name, account, words) => {
    expect(effect('000503', account, withBankCode('20080000', '13'))).toBe(words);
  });

  test.each([
    ['keeps a number that fits as given', '7267929', 'passed'],
    ['keeps a number of ten digits that fits', '8732502200', 'passed'],
    ['refuses account types 1, 2, 3 and 5', '1732502200', 'failed'],
    ['appends the sub-account where only that fits', '40800', 'sub-account-appended 0004080000 passed'],
    ['appends it to eight digits', '99999991', 'sub-account-appended 9999999100 passed'],
    ['refuses eight digits of account type 1', '10000009', 'failed'],
    ['refuses a number that fits neither way', '100000', 'failed'],
    ['refuses nine digits that do not fit', '100000000', 'failed'],
    ['leaves account number 0 to the method', '0', ''],
  ])('with method 76 %s', (_name, account, words) => {
    expect(effect('000503', account, withBankCode('10080005', '76'))).toBe(words);
  });
});

describe('rule 0020 (Deutsche Bank)', () => {
  test.each([
    ['gives no IBANs for 10020000', '120271234', withBankCode('10020000', '63'), 'bank-code-without-ibans'],
    [
      'replaces the donation account of Frankfurt',
      '9999',
      withBankCode('50070010', '63'),
      'account-replaced 0092777202',
    ],
    ['does not replace it elsewhere', '9999', withBankCode('20070000', '63'), 'account-too-short'],
    ['does nothing to bank codes of method 09', '1', withBankCode('20070000', '09'), ''],
  ])('%s', (_name, account, bank, words) => {
    expect(effect('002002', account, bank)).toBe(words);
  });

  test.each([
    ['has no IBANs for one digit', '9', 'account-too-short'],
    ['has no IBANs for four digits', '9999', 'account-too-short'],
    ['appends the sub-account to five digits', '10009', 'sub-account-appended 0001000900 passed'],
    ['says which five digits fail', '10000', 'sub-account-appended 0001000000 failed'],
    ['appends the sub-account to six digits', '100008', 'sub-account-appended 0010000800 passed'],
    ['has no IBANs for six digits that fit without sub-account only', '100801', 'sub-account-does-not-fit'],
    ['appends the sub-account to seven digits', '1000009', 'sub-account-appended 0100000900 passed'],
    ['keeps seven digits that fit as given', '1216171', 'passed'],
    ['refuses seven digits that fit neither way', '1000000', 'failed'],
    ['keeps eight digits', '74455795', 'passed'],
    ['refuses eight digits that would fit without sub-account only', '10000009', 'failed'],
    ['takes the smallest number of eight digits for one of eight', '10000000', 'failed'],
    ['keeps nine digits', '120271234', 'passed'],
    ['refuses ten digits', '1000000000', 'wrong-length'],
  ])('%s', (_name, account, words) => {
    expect(effect('002002', account, withBankCode('20070000', '63'))).toBe(words);
  });

  test.each([
    ['keeps an account of method 63', '74455795', 'passed'],
    ['has no IBANs for accounts of method 06 alone', '40349200', 'account-of-older-method'],
    ['has none for those of ten digits either', '5073321010', 'account-of-older-method'],
    ['refuses an account that fits neither', '39060130', 'failed'],
    ['refuses ten digits that fit neither', '1234517892', 'failed'],
    ['appends the sub-account to what fails, too', '54000', 'sub-account-appended 0005400000 failed'],
    ['refuses four digits that fit neither', '5328', 'failed'],
  ])('for Norisbank %s', (_name, account, words) => {
    expect(effect('002002', account, withBankCode('76026000', 'C7'))).toBe(words);
  });
});

describe('rules 0031 to 0035 (HypoVereinsbank)', () => {
  const munich = withBankCode('70020270', '99');
  const marked = { ...munich, isMarkedForDeletion: true };
  test.each([
    ['0032 keeps an account of less than ten digits', '003200', '700000001', munich, ''],
    ['0032 excludes the first account 08…', '003200', '800000009', munich, 'account-excluded'],
    ['0032 excludes the last account 08…', '003200', '899999991', munich, 'account-excluded'],
    ['0032 checks an account 08… first', '003200', '800000000', munich, 'failed'],
    [
      '0032 checks by whatever method the bank has',
      '003200',
      '800000000',
      withBankCode('70020270', '09'),
      'account-excluded',
    ],
    ['0032 keeps it also where the bank code will be deleted', '003200', '700000001', marked, ''],
    [
      '0032 leads the smallest number of ten digits to its branch',
      '003200',
      '1000000000',
      withBankCode('70020270', '09'),
      '76020070 100',
    ],
    ['0032 leads ten digits to their branch', '003200', '1010000005', munich, '10020890 101'],
    ['0032 does not know ten digits of no range', '003200', '9990000007', munich, 'unknown-account-range'],
    ['0033 excludes no account', '003301', '800000009', munich, ''],
    [
      '0033 replaces a donation account without a check',
      '003301',
      '22222',
      munich,
      'account-replaced 5803435253',
    ],
    ['0034 excludes accounts 08…', '003400', '800000009', munich, 'account-excluded'],
    ['0034 replaces a donation account', '003400', '500500500', munich, 'account-replaced 4340111112'],
    ['0035 replaces a donation account', '003501', '9696', munich, 'account-replaced 1490196966'],
    ['0035 does not replace that of 0033', '003501', '22222', munich, 'failed'],
    ['0031 excludes accounts 08…', '003101', '800000009', munich, 'account-excluded'],
    [
      '0031 allows ten digits only where the bank code is marked',
      '003101',
      '700000001',
      marked,
      'account-not-released',
    ],
    ['0031 leads ten digits to their branch', '003101', '1010000005', marked, '10020890 101'],
  ])('%s', (_name, rule, account, bank, words) => {
    expect(effect(rule, account, bank)).toBe(words);
  });
});

test.each([
  ['up to five digits', '99999', 'account-excluded'],
  ['the first of six digits', '100000', 'zeros-appended 0100000000 21050000'],
  ['the last of six digits', '899999', 'zeros-appended 0899999000 21050000'],
  ['from 900000', '900000', 'account-excluded'],
  ['to 29999999', '29999999', 'account-excluded'],
  ['from 30000000', '30000000', '21050000'],
  ['to 59999999', '59999999', '21050000'],
  ['from 60000000', '60000000', 'account-excluded'],
  ['to 99999999', '99999999', 'account-excluded'],
  ['from 100000000', '100000000', '21050000'],
  ['08…', '899999999', '21050000'],
  ['the first of 09…', '900000000', 'account-excluded'],
  ['the last of 09…', '999999999', 'account-excluded'],
  ['19…', '1999999999', '21050000'],
  ['20…', '2000000000', 'account-excluded'],
  ['29…', '2999999999', 'account-excluded'],
  ['30…', '3000000000', '21050000'],
  ['70…', '7099999999', '21050000'],
  ['71…', '7100000000', 'account-excluded'],
  ['84…', '8499999999', 'account-excluded'],
  ['85…', '8500000000', '21050000'],
  ['86…', '8600000000', 'account-excluded'],
  ['89…', '8999999999', 'account-excluded'],
  ['90…', '9000000000', '21050000'],
])('rule 0036 (Hamburg Commercial Bank): accounts %s', (_name, account, words) => {
  expect(effect('003600', account)).toBe(words);
});

test.each([
  ['less than eight digits', '9901000', 'account-not-released'],
  ['nnn00999', '12300999', 'account-not-released'],
  ['nnn01000', '12301000', ''],
  ['nnn09999', '12309999', ''],
  ['nnn10000', '12310000', 'account-not-released'],
  ['50461999', '50461999', 'account-not-released'],
  ['50462000', '50462000', ''],
  ['50463999', '50463999', ''],
  ['50464000', '50464000', 'account-not-released'],
  ['50468999', '50468999', 'account-not-released'],
  ['50469000', '50469000', ''],
  ['50469999', '50469999', ''],
  ['50470000', '50470000', 'account-not-released'],
  ['the first of eight digits', '10001000', ''],
  ['the last of eight digits', '99909999', ''],
  ['nine digits', '100001000', 'account-not-released'],
  ['nine digits with 44 at positions 4 and 5', '994400001', 'account-not-released'],
  ['nnn4400000', '1234400000', 'account-not-released'],
  ['nnn4400001', '1234400001', ''],
  ['nnn4499999', '1234499999', ''],
  ['nnn4500000', '1234500000', 'account-not-released'],
  ['nnn4300001', '1234300001', 'account-not-released'],
])('rule 0042 (Deutsche Bundesbank): account %s', (_name, account, words) => {
  expect(effect('004201', account)).toBe(words);
});
