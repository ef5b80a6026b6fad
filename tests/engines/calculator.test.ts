import { expect, test } from './engineTest.ts';

const grouped = 'DE89 3704 0044 0532 0130 00';

test('fields count their digits; then the button or Enter gives the IBAN [13.18]', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.type('Bankleitzahl (BLZ)', '37x04');
  await visitor.hasValue('Bankleitzahl (BLZ)', '3704');
  await visitor.sees('Es fehlen noch 4 Ziffern');
  await visitor.type('Bankleitzahl (BLZ)', '0044');
  await visitor.isEnabled('IBAN berechnen', false);
  await visitor.type('Kontonummer', '532013000');
  await visitor.press('button', 'IBAN berechnen');
  await visitor.sees(grouped);
  await visitor.open('/');
  await visitor.typeAccount();
  await visitor.key('Enter');
  await visitor.sees(grouped);
});

test('pasting both numbers fills both fields, and „Rückgängig“ takes it back', async ({ visitor }) => {
  await visitor.copy('BLZ 370 400 44\nKonto 532 013 000');
  await visitor.open('/');
  await visitor.paste('Bankleitzahl (BLZ)');
  await visitor.hasValue('Bankleitzahl (BLZ)', '37040044');
  await visitor.hasValue('Kontonummer', '532013000');
  await visitor.press('button', 'Rückgängig');
  await visitor.hasValue('Kontonummer', '');
});

test('the IBAN is copied, and goes to the GiroCode through no address', async ({ visitor, site }) => {
  await visitor.open('/');
  await visitor.typeAccount();
  await visitor.press('button', 'IBAN berechnen');
  await visitor.press('button', 'IBAN kopieren');
  await visitor.finds('button', 'IBAN kopieren: Kopiert');
  await visitor.press('link', 'GiroCode erstellen');
  await visitor.hasValue('IBAN', grouped);
  await visitor.type('Empfängername', 'Anna Meyer');
  await visitor.finds('img', /^GiroCode für/);
  expect(site.requests.filter((request) => /DE89|5320/.test(request))).toEqual([]);
  await visitor.open('/kontakt');
  await visitor.paste('Nachricht');
  await visitor.hasValue('Nachricht', 'DE89370400440532013000');
});
