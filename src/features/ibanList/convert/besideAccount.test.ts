import { expect, test } from 'vitest';
import { convertedRows, ibansOf } from '../../../../tests/support/convertedRows.ts';

test.each([
  ['Name', 'Konto', 'Vogel 86;33417', 'Vogel;33417'],
  ['Konto', 'Betrag', '443994;31 43,56', '443994;1 431,56'],
  ['Datum', 'Konto', '2011-11-248;44399', '2011-11-24;44399'],
  ['Konto', 'PLZ Ort', '44399;465183 Kiel', '44399;24103 Kiel'],
  ['Straße', 'Konto', 'Weg 1a7;44399', 'Weg 12;44399'],
])(
  'digits right beside the account, of which other rows have fewer, may be a part of it: %s',
  async (one, two, cut, whole) => {
    const rows = (cells: string) =>
      ibansOf(
        `BLZ;${one};${two}\n${[cells, ...Array(4).fill(whole.replace('1 ', ''))].map((row) => `50010517;${row}`).join('\n')}`,
      );
    expect((await rows(cut)).map((iban) => iban !== '')).toEqual([false, true, true, true, true]);
    expect((await rows(whole)).every((iban) => iban !== '')).toBe(true);
  },
);

test('a sub-account is asked about in whichever of two such columns it stands', async () => {
  const list = 'BLZ;Konto;Zusatz;UK\n20070000;1234566;;03\n20070000;1234566;03;\n20070000;1234566;;';
  expect(await ibansOf(list)).toEqual(['', '', 'DE68200700000123456600']);
});

const SUB_ACCOUNT_HEADINGS =
  'Unterkonto|Prüfziffer|UK|U-Kto|Unter-Nr.|Kto-Zusatz|Kto-Zus.|UKZ|lfd.Kto|Konto 2. Teil|Erg.||Kto2';
test.each(SUB_ACCOUNT_HEADINGS.split('|'))(
  'a sub-account in a column of its own is asked about: %s',
  async (heading) => {
    const list = `BLZ;Konto;${heading}\n20070000;1234566;03\n20070000;1234566;00`;
    expect(await ibansOf(list)).toEqual(['', 'DE68200700000123456600']);
  },
);

test('zeros beside an account number belong to it where no check digit says that it is whole', async () => {
  const list = `BLZ;Konto;Unterkonto\n37040044;532013000;00\n10080086;1011192;00\n10080086;1011192;`;
  expect((await ibansOf(list)).map((iban) => iban !== '')).toEqual([true, false, true]);
});

test('a second account in each row is a question, also one of the same bank', async () => {
  const rows = ['37040044;532013018;Busch', '37040044;648489890;Klein'];
  const list = `Name;Konto;BLZ;neues Konto;Name\n${rows.map((row) => `Meier;532013000;${row}`).join('\n')}`;
  const reasons = (await convertedRows(list)).map(({ reason }) => reason);
  expect(reasons).toEqual([expect.stringContaining('„532013018“'), expect.stringContaining('„648489890“')]);
});
