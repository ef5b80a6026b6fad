import { expect, test } from 'vitest';
import { bankDataUrl } from './bankData.ts';

const origin = 'https://verein.example';
const page = `${origin}/beitritt/`;
const script = 'https://verein.example/skripte/iban-rechner.js';

test.each([
  ['beside the script', null, script, 'https://verein.example/skripte/iban-rechner-banken.json'],
  [
    'beside a script on another host of the page',
    null,
    'https://dateien.verein.example/iban-rechner.js',
    'https://dateien.verein.example/iban-rechner-banken.json',
  ],
  ['where the attribute says, seen from the page', 'banken.json', script, `${page}banken.json`],
  ['not from another host', 'https://fremd.example/banken.json', script, null],
  ['not without encryption', 'http://verein.example/banken.json', script, null],
  ['not from an address that is none', 'https://', script, null],
])('the bank data are loaded %s [18.3]', (_where, src, ofScript, url) => {
  expect(bankDataUrl(src, origin, page, ofScript)).toBe(url);
});

test('a base element of the page that names another host does not lead there', () => {
  expect(bankDataUrl('banken.json', origin, 'https://fremd.example/', script)).toBeNull();
  expect(bankDataUrl(`${page}banken.json`, origin, 'https://fremd.example/', script)).toBe(
    `${page}banken.json`,
  );
});
