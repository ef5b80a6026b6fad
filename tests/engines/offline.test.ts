import { expect, test } from './engineTest.ts';

test('a calculator in use still calculates without a network [13.18] [19.10]', async ({ visitor, site }) => {
  await visitor.open('/');
  await visitor.typeAccount('1');
  await visitor.key('Enter');
  await visitor.finds('region', 'Ergebnis');
  await site.end();
  await visitor.press('button', 'Neue Berechnung');
  await visitor.typeAccount();
  await visitor.key('Enter');
  await visitor.sees('DE89 3704 0044 0532 0130 00');
});

test('a tool whose file could not be loaded starts with the next use', async ({ visitor, site }) => {
  site.broken = /\/_astro\/Calculator\./;
  await visitor.open('/');
  await visitor.type('Bankleitzahl (BLZ)', '3704004');
  const complaints = () => (window as never as { complaints: string[] }).complaints.splice(0);
  await expect.poll(() => visitor.evaluate(complaints)).not.toEqual([]);
  site.broken = null;
  await visitor.type('Bankleitzahl (BLZ)', '4');
  await visitor.type('Kontonummer', '532013000');
  await visitor.key('Enter');
  await visitor.sees('DE89 3704 0044 0532 0130 00');
  await visitor.evaluate(complaints);
});

test('after the consent other pages and the tools work without a network', async ({ visitor, site }) => {
  await visitor.open('/datenschutz');
  await visitor.press('button', 'Ja, akzeptieren');
  await visitor.sees('Diese Website liegt vollständig auf Ihrem Gerät');
  await site.end();
  await visitor.open('/iban-aufbau');
  await visitor.sees('Aufbau');
  await visitor.open('/');
  await visitor.typeAccount();
  await visitor.key('Enter');
  await visitor.sees('DE89 3704 0044 0532 0130 00');
});
