import { expect, test } from './engineTest.ts';
import type { Visitor } from './visitor.ts';

const IBAN = 'DE89370400440532013000';
const grouped = 'DE89 3704 0044 0532 0130 00';

async function calculate(visitor: Visitor, bankCode: string, accountNumber: string): Promise<void> {
  await visitor.open('/');
  await visitor.type('Bankleitzahl (BLZ)', bankCode);
  await visitor.type('Kontonummer', accountNumber);
  await visitor.press('button', 'IBAN berechnen');
}

test('typing bank code and account number gives the IBAN that the bank uses [13.18]', async ({ visitor }) => {
  await calculate(visitor, '37040044', '532013000');
  await visitor.sees(grouped);
});

test('Enter in a field calculates', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.type('Bankleitzahl (BLZ)', '37040044');
  await visitor.type('Kontonummer', '532013000');
  await visitor.key('Enter');
  await visitor.sees(grouped);
});

test('the button is disabled until both numbers are there', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.type('Bankleitzahl (BLZ)', '37040044');
  await visitor.isEnabled('IBAN berechnen', false);
  await visitor.type('Kontonummer', '5');
  await visitor.isEnabled('IBAN berechnen', true);
  await visitor.key('Backspace');
  await visitor.isEnabled('IBAN berechnen', false);
});

test('a field takes only digits, and says how many are missing', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.type('Bankleitzahl (BLZ)', '37x04');
  await visitor.hasValue('Bankleitzahl (BLZ)', '3704');
  await visitor.sees('Es fehlen noch 4 Ziffern');
});

test('an account number that fails the check of its bank is doubted', async ({ visitor }) => {
  await calculate(visitor, '20070000', '1234567');
  await visitor.sees('passt nicht zum Prüfverfahren');
});

test('pasting both numbers at once fills both fields, and „Rückgängig“ takes it back', async ({
  visitor,
}) => {
  await visitor.copy('BLZ 370 400 44\nKonto 532 013 000');
  await visitor.open('/');
  await visitor.paste('Bankleitzahl (BLZ)');
  await visitor.hasValue('Bankleitzahl (BLZ)', '37040044');
  await visitor.hasValue('Kontonummer', '532013000');
  await visitor.press('button', 'Rückgängig');
  await visitor.hasValue('Kontonummer', '');
});

test('the copy button says „Kopiert“, and the IBAN can be pasted elsewhere', async ({ visitor }) => {
  await calculate(visitor, '37040044', '532013000');
  await visitor.press('button', 'IBAN kopieren');
  await visitor.finds('button', 'IBAN kopieren: Kopiert');
  await visitor.open('/kontakt');
  await visitor.paste('Nachricht');
  await visitor.hasValue('Nachricht', IBAN);
});

test('the IBAN goes to the GiroCode in the same tab, and through no address', async ({ visitor, site }) => {
  await calculate(visitor, '37040044', '532013000');
  await visitor.press('link', 'GiroCode erzeugen');
  await visitor.hasValue('IBAN', grouped);
  await visitor.type('Empfängername', 'Anna Meyer');
  await visitor.finds('img', /^GiroCode für/);
  expect(site.requests.filter((request) => /DE89|5320/.test(request))).toEqual([]);
});
