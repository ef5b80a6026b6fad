import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newestDirectory } from '../../../tests/support/bankDirectory.ts';
import { digits, forEachPairOfDamages, random } from '../../../tests/support/damagedTexts.ts';
import { knownBanks } from '../../../tests/support/knownBanks.ts';
import type { AccountNumber, BankCode } from '../account/account.ts';
import { buildIban } from '../iban/iban.ts';
import { readText } from './readText.ts';

const { banks } = newestDirectory();
const someBankCode = () => banks[random(banks.length)]?.bankCode as string;
const someAccount = () => `${1 + random(9)}${digits(4 + random(5))}`;
/** With two blanks or more; a single one may set off a sub-account. */
const inThrees = (number: string) => (number.length < 7 ? number : number.replace(/\B(?=(?:\d{3})+$)/g, ' '));
const asPrinted = (bankCode: string) => bankCode.replace(/^(...)(...)/, '$1 $2 ');

/** Forms in which both numbers are written; each determines them. */
const FORMS: Readonly<Record<string, (bankCode: string, account: string) => string>> = {
  'labels in a line': (code, account) => `BLZ ${code}, Konto ${account}`,
  'labels in two lines': (code, account) => `Kontonummer: ${account}\nBankleitzahl: ${asPrinted(code)}`,
  'labels above the numbers': (code, account) => `Kontonummer\n${account}\nBankleitzahl\n${code}`,
  'a letterhead': (code, account) =>
    `Muster GmbH · Tel. 0221 123456 · Kto. ${inThrees(account)} · BLZ ${asPrinted(code)} · HRB 12345`,
  'an invoice': (code, account) =>
    `Rechnung 2024-0815 vom 01.02.2024\nBetrag: 99,50 EUR\nKonto-Nr. ${account}\nBLZ ${code}\nUSt-IdNr. DE123456789`,
  'a line without any separator': (code, account) =>
    `Bankverbindung Kto ${account} BLZ ${code} Tel. 0221/123456 Fax 0221/123457`,
  'a form': (code, account) => `Empfänger: Max Muster\nKonto-Nr.=${account};BLZ=${code}`,
  'two cells': (code, account) => `${code}\t${account}`,
  'a slash': (code, account) => `${account} / ${asPrinted(code)}`,
};

describe.each(Object.entries(FORMS))('%s [11.17]', (_name, write) => {
  test('a pair that is written so reads back to itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...banks.map(({ bankCode }) => bankCode as string)),
        fc.stringMatching(/^[1-9]\d{4,9}$/),
        (bankCode, accountNumber) => {
          fc.pre(!banks.some((bank) => bank.bankCode === accountNumber));
          const { readings, isCertain } = readText(write(bankCode, accountNumber), knownBanks);
          expect(isCertain).toBe(true);
          expect(readings).toMatchObject([{ bankCode, accountNumber }]);
        },
      ),
    );
  });
});

/** Whether the text contains the digits in this order, with only separators between them. */
function spells(text: string, number: string): boolean {
  const plain = text.replace(/[\uFF10-\uFF19]/g, (digit) =>
    String.fromCharCode(digit.charCodeAt(0) - 0xfee0),
  );
  return plain.replace(/[^\p{L}\p{N}]/gu, '').includes(number.replace(/^0+/, ''));
}

test('a damaged text gives the undamaged numbers for sure, or asks, or gives none', () => {
  let read = 0;
  let pair = ['', ''];
  const some = () => {
    pair = [someBankCode(), someAccount()];
    const forms = Object.values(FORMS);
    return forms[random(forms.length)]?.(pair[0] as string, pair[1] as string) ?? '';
  };
  forEachPairOfDamages(6, some, (given) => {
    const { readings, isCertain } = readText(given, knownBanks);
    if (!isCertain) return;
    const [{ bankCode = null, accountNumber = null } = {}] = readings;
    expect([pair[0], null], JSON.stringify(given)).toContain(bankCode);
    expect([pair[1], null], JSON.stringify(given)).toContain(accountNumber);
    read += 1;
  });
  expect(read).toBeGreaterThan(1000);
});

test('each digit of a meaning, sure or offered, is in the text', () => {
  const word = fc.constantFrom(
    ...'BLZ|Konto|Kto.-Nr.|Bankleitzahl:|IBAN|BIC|Commerzbank Köln|COLSDE33XXX|Tel.|HRB|EUR'.split('|'),
    ...'O|l|X|.|37040044|370 400 44|532 013 000|532013000|DE89370400440532013000'.split('|'),
    ...'01.02.2024|99,50|50667 Köln|0221 123456|\n| · |, | / |-|;|\t'.split('|'),
  );
  const text = fc
    .array(fc.oneof(word, fc.stringMatching(/^\d{1,10}$/)), { maxLength: 12 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, (given) => {
      for (const { bankCode, accountNumber } of readText(given, knownBanks).readings) {
        if (accountNumber !== null) expect(spells(given, accountNumber), given).toBe(true);
        const isOfBic = bankCode === '37050198' && given.includes('COLSDE33');
        if (bankCode !== null) expect(isOfBic || spells(given, bankCode), given).toBe(true);
      }
    }),
    { numRuns: 3000 },
  );
});

const numbers = (count: number) => [...Array(count).keys()].map((index) => 532_014_000 + index);
/** Of many parts. A step for each pair of parts takes minutes. */
const LONG: Readonly<Record<string, string>> = {
  IBANs: numbers(5_000)
    .map((number) => `${buildIban('37040044' as BankCode, `0${number}` as AccountNumber)} Konto ${number}1`)
    .join('\n'),
  words: numbers(100_000)
    .map((number) => `${number}`.slice(4).replace(/./g, (digit) => 'abcdefghij'[Number(digit)] ?? ''))
    .join(' '),
  dashes: '-'.repeat(500_000),
  blanks: ' '.repeat(500_000),
};

test.each(Object.keys(LONG))('a pair before many %s is read', (name) => {
  const { readings } = readText(`BLZ 37040044 Konto 532013000 ${LONG[name]}.`, knownBanks);
  const pair = { bankCode: '37040044', accountNumber: '532013000' };
  expect(readings).toContainEqual(expect.objectContaining(pair));
});
