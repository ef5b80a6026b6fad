import { expect, test } from 'vitest';
import { ibansOf } from '../../../../tests/support/convertedRows.ts';

const CERTAIN = 'DE89370400440532013000';

test.each([
  ['is_deleted', 'false', 'true', ''],
  ['deleted_at', '', '2013-12-20 12:42:00', ''],
  ['valid_to', '9999-12-31', '2012-12-31', ''],
  ['LOEVM', '', 'X', ''],
  ['Land der Bank', 'Deutschland', 'Schweiz', ''],
  ['BV geändert', 'nein', 'ja', ''],
  ['Name', 'Meier', '- Meier', ''],
  ['Name', '- Meier', '+ Meier', ''],
  ['Name', 'Meier', 'N Meier', ''],
  ['Name', 'Meier', 'Meier_old', ''],
  ['Name', 'Meier', 'Meier (Depot)', ''],
  ['Name', 'Meier', 'Meier - TODO', ''],
  ['Name', 'Meier', 'Meier Bankwechsel', ''],
  ['Name', 'Meier', 'Meier g e s p e r r t', ''],
  ['Name', 'Meier', 'Meier (Mitglied)', CERTAIN],
  ['Straße', 'Gartenweg 1', 'Gartenweg 61 a', CERTAIN],
  ['Mitgl.-Nr.', 'M-105', 'M-106 (verst.)', ''],
  ['Notiz', '', 'AC01', ''],
  ['Notiz', '', 'gültig bis 28.03.2009', ''],
  ['Notiz', '', '532013000 alt', ''],
  ['Notiz', '', 'Konto geprüft', CERTAIN],
  ['Bankverb. bis', '31.12.9999', '31.12.2010', ''],
  ['Ort', 'Suhl', 'Frankfurt, Oder', CERTAIN],
  ['Ort', 'Suhl', 'Görlitz, s. Beiblatt', ''],
  ['ORT', 'SUHL', 'KEMPTEN, NACHFRAGEN', ''],
  ['STRASSE', 'AM ANGER 3', 'KTO WIRD GEWECHSELT', ''],
  ['NAME2', '', 'UNLESERLICH', ''],
  ['GRUND', 'BEITRAG', 'KTO-NR. FALSCH', ''],
  ['NAME', 'MEIER, PETRA', 'MEIER, PETRA, SIEHE AKTE', ''],
  ['NAME', 'MEIER PETRA', 'MEIER PETRA NICHT ABBUCHEN', ''],
  ['NAME', 'MEIER PETRA', 'MEIER PETRA PFAENDUNG', ''],
  ['NAME', 'MEIER PETRA', 'DREHER OTTO', CERTAIN],
  ['Firma', 'Meier & Sohn', 'Meier & Sohn (unleserlich)', ''],
  ['Firma', 'Meier GmbH', 'Meier, Huber & Partner', CERTAIN],
  ['Inhaber', 'Anna Meier', 'Heinz Böhm, Frankfurter Spk', ''],
  ['Zweck', 'Beitrag', '(MANSDE66)', ''],
  ['Zweck', 'Beitrag', 'IBAN: DE94 4005 0150 …', ''],
  ['Zweck', 'Beitrag', 'DE49', ''],
  ['Zahlungsart', 'Lastschrift', 'Postbank', ''],
  ['Ort', 'Suhl', 'ING-DiBa', ''],
  ['Anrede', 'Frau', 'INGDDEFFXXX', ''],
  ['Eintritt', '01.02.2014', 'BLZ 50010517', ''],
  ['Typ', 'Giro', 'Depot', ''],
  ['USt-IdNr.', 'DE123456789', 'DE987654321', CERTAIN],
  ['Ort', 'Suhl', 'Halle (Saale)', CERTAIN],
  ['Name', 'Anna Meier', 'Jörg M\uFFFDller', CERTAIN],
  ['Straße', 'Gartenweg 1', 'Am alten Markt 5', CERTAIN],
  ['Gültig bis', '31.12.2099', '31.12.2010', ''],
  ['Rückfrage offen', 'nein', 'ja', ''],
  ['Herkunft', '', 'Gedächtnis', ''],
  ['gewechselt zu', '', 'Commerzbank', ''],
  ['Bank', 'Commerzbank', 'bis 2019 Commerzbank', ''],
  ['Bank', 'Commerzbank', 'Commerzbank jetzt ING', ''],
  ['Bank', 'Commerzbank', 'Erste Bank Wien', ''],
  ['Klasse', 'Bestand', 'Bisher', ''],
  ['Stimme', 'Sopran', 'Alt', CERTAIN],
  ['Name', 'Meier', 'Neu', CERTAIN],
  ['Bank', 'Commerzbank', 'DKB', ''],
  ['Bank', 'Commerzbank', 'Commerzbank Köln / Spk Karlsruhe', ''],
  ['Bank', 'Commerzbank', 'Commerzbank 648489890', ''],
  ['Bank', 'Commerzbank', '648489890', ''],
  ['Bank', 'Commerzbank', 'Commerzbank, 37040044', CERTAIN],
  ['Kto. endet auf', '3000', '0089', ''],
  ['Bank', 'Commerzbank', 'COBA', CERTAIN],
  ['Bank', 'Commerzbank', 'Commerzbank Köln', CERTAIN],
  ['Spendenquittung', 'ja', 'nein', CERTAIN],
  ['Zweitname', '', 'Maria', CERTAIN],
  ['Land', 'DE', 'AT', CERTAIN],
  ['Beitrag', '50,00', '25,00', CERTAIN],
  ['Mobil', '', '0171 1234567', CERTAIN],
])('where most rows have „%s: %s“, one with „%s“ gets the IBAN „%s“', async (name, usual, other, iban) => {
  const row = (cell: string) => `37040044;532013000;${cell}`;
  const rows = [`BLZ;Konto;${name}`, row(other), ...Array(9).fill(row(usual))];
  expect(await ibansOf(rows.join('\n'))).toEqual([iban, ...Array(9).fill(CERTAIN)]);
});

test.each(['intern', 'Notiz', ''])(
  'remarks below „%s“ are asked about, however many rows have some or the same',
  async (name) => {
    const remarks = [
      'hilft beim Fest',
      'Lastschrift kam zurück',
      'Beitrag',
      'Lastschrift kam zurück',
      'Trainer',
    ];
    const rows = [...remarks, ...remarks].map((remark) => `37040044;532013000;${remark}`);
    const asked = ['', '', CERTAIN, '', CERTAIN];
    expect(await ibansOf([`BLZ;Konto;${name}`, ...rows].join('\n'))).toEqual([...asked, ...asked]);
  },
);

test('one of many banks with the same institution in their BIC has its own', async () => {
  const rows = [
    'BLZ;Konto;BIC',
    ...Array(9).fill('28062165;960954762;GENODEF1HUD'),
    '28062165;960954762;GENODEF1NDR',
  ];
  expect((await ibansOf(rows.join('\n'))).map((iban) => iban !== '')).toEqual([
    ...Array(9).fill(true),
    false,
  ]);
});

test('beside a bank that the directory calls „-alt-“ any other „alt“ is a remark', async () => {
  const rows = ['', 'Raiffeisenbank Malchin -alt-', 'alt', 'Raiffeisenbank Malchin (alt)'];
  const ibans = await ibansOf(['BLZ;Konto;Bank', ...rows.map((bank) => `15061698;1007;${bank}`)].join('\n'));
  expect(ibans.map((iban) => iban !== '')).toEqual([true, true, false, false]);
});

test('an everyday name is that of its bank', async () => {
  const rows = ['76030080;532013000;Consorsbank', '12030000;1004;DKB', '37040044;532013000;Consorsbank'];
  const ibans = await ibansOf(['BLZ;Konto;Bank', ...rows].join('\n'));
  expect(ibans.map((iban) => iban !== '')).toEqual([true, true, false]);
});

test.each([
  ['Betrag', '12,50', '386,45 von 648489890', ''],
  ['Eintritt', '01.02.2014', '6484898 27.12.2022', ''],
  ['Ort', '50667 Köln', '648489890 24103 Kiel', ''],
  ['Zweck', 'Miete', 'Miete 648489890', ''],
  ['Zweck', 'Miete', 'Kunde 648489890', CERTAIN],
  ['Telefon', '0221 123456', '0221/1234567, 0172/7654321', CERTAIN],
  ['Kundennr', '999999', '1000000', CERTAIN],
])('below „%s“ a cell may have as many numbers as „%s“: %s', async (name, usual, cell, iban) => {
  const rows = [usual, usual, usual, cell].map((each) => `37040044;532013000;${each}`);
  expect(await ibansOf([`BLZ;Konto;${name}`, ...rows].join('\n'))).toEqual([...Array(3).fill(CERTAIN), iban]);
});

test.each([
  ['m/w', ['w', 'm', 'w']],
  ['Soll', ['20,00', '', '']],
  ['Verbrauch', ['17 m³', '9 m³', '20 m³']],
])('cells below „%s“ say nothing against the account', async (name, cells) => {
  const rows = Array.from({ length: 24 }, (_, row) => `37040044;532013000;${cells[row % 3]}`);
  expect(await ibansOf(`BLZ;Konto;${name}\n${rows.join('\n')}`)).toEqual(
    rows.map(() => 'DE89370400440532013000'),
  );
});

test('a text that says nothing below one heading may be a remark below another', async () => {
  const text = 'Miete: Karteileiche 50667';
  const at = (row: number, place: number, usual: string) => (row === place ? text : usual);
  const cells = Array.from(
    { length: 40 },
    (_, row) => `x;${at(row, 20, 'Laden: groß')};${at(row, 30, 'Miete')}`,
  );
  const rows = cells.map((each) => `37040044;532013000;${each}`);
  const ibans = await ibansOf(`BLZ;Konto;Sparte;Firma;Zweck\n${rows.join('\n')}`);
  expect([ibans[20], ibans[30], ibans[31]]).toEqual(['DE89370400440532013000', '', 'DE89370400440532013000']);
});
