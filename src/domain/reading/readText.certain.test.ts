import { describe, expect, test } from 'vitest';
import { answer, knownBanks } from '../../../tests/support/knownBanks.ts';
import { readRow, readText } from './readText.ts';

test.each([
  'Bitte überweisen Sie den Betrag von 45,00 EUR bis zum 15.05.2024 auf das folgende Konto:',
  'Zahlbar innerhalb von 14 Tagen ohne Abzug. Vielen Dank für die Spende!',
  'Sehr geehrte Damen und Herren,',
  'Hallo Anna, hier meine Bankverbindung, lg Bernd, www.example.org, info@example.org',
  'Please transfer the amount to',
  'Meine IBAN ist DE89370400440532013000, danke',
  'Bitte überweisen Sie 1.249,50 EUR bis 15.12.2026 auf unser Konto',
  'Gesamtbetrag 803,29 EUR bis 15.12.2026, Geschäftszeiten Mo-Fr 8-16 Uhr',
  'Verwendungszweck: Klassenfahrt 7b\nStichwort Brunnen',
  'Bitte erstatten Sie mir die Fahrtkosten (50,30 EUR) auf mein',
  'Kontoinhaber Erika Sommer, geboren am 12.04.1971',
  'Mitgliedsbeitrag 2015: 60 Euro für unsere 2 Kinder, Klasse 3b, Wohnung 2. OG links, Montag 9 bis 12 Uhr, Seite 1 von 1',
  'Einzugsermächtigung: Hiermit ermächtige ich den Verein, den Beitrag von meinem Konto einzuziehen. Kassenwart: Eva Ruf',
  'Aktenzeichen: 12 O 345/14, Fahrzeug K-AB 123\nAnna Hofmann, geb. 03.04.1971\nWir sind umgezogen: Gartenweg 7, 50667 Köln\nBitte überweisen Sie an Eva Ruf,\nVon meinem iPhone gesendet',
])('the words of a payment leave it certain: „%s“', (sentence) => {
  const text = `${sentence}\nKonto 532013000, BLZ 37040044`;
  expect(answer(readText(text, knownBanks))).toEqual({ isCertain: true, first: '37040044/532013000' });
});

describe('marks around a number, or other numbers that explain themselves, leave it certain', () => {
  test.each([
    'BLZ 37040044, Konto „532013000“',
    'BLZ 37040044, Konto **532013000**',
    '**Konto:** 532013000\n**BLZ:** 37040044',
    '*Konto: 532013000*\n*BLZ: 37040044*',
    'BLZ 37040044 532013000',
    'BLZ und Konto: 37040044, 532013000',
    'Bankverbindung (BLZ/Kto.): 37040044/532013000',
    'Konto 532013000 (Commerzbank), BLZ 37040044',
    'Konto\n532013000 (Girokonto)\nBLZ\n37040044',
    'Empfänger: Muster GmbH, Konto 532013000\nBank: Commerzbank, BLZ 37040044',
    'Unser Konto 532013000\nUnsere BLZ 37040044',
    'konto=532013000&blz=37040044',
    'Von: Petra Meier\nGesendet: Montag, 12. März 2012 18:22\n\nKonto 532013000, BLZ 37040044',
    'Please transfer EUR 1,250.00 to account no.: 532013000, bank code 37040044',
    '{"konto": "532013000", "blz": "37040044"}',
    '<konto>532013000</konto><blz>37040044</blz>',
    'BLZ 37040044, Kto.: 532013000\n0221 123456',
    'Werner Walter\nHauptstr. 5\n50667 Köln\n\nKonto: 532013000\nBLZ: 37040044',
    'Hans-Peter Müller\nKonto 532013000\nBLZ 37040044',
    'Dr. Eva K. Ruf Kto 532013000 BLZ 37040044',
    'Meier, Anna: Konto 532013000, BLZ 37040044',
    'Otto Wolf / Bankleitz. 37040044 / Kto 532013000, 12 €',
    'Otto Wolf; BLZ 37040044; Kto 532013000; 12,00 €',
    'Karl-Heinz Wolf - Konto 532013000 - BLZ 37040044',
    'PLZ: 50667\nOrt: Köln\nKonto: 532013000\nBLZ: 37040044',
    'Rechnungsdatum: 23.11.2024\nMandatsreferenz: M-1042\nKonto: 532013000\nBLZ: 37040044',
    '532013000 (BLZ 37040044)',
    'Konto: 532&nbsp;013&nbsp;000, BLZ 37040044',
    'BLZ: 3|7|0|4|0|0|4|4\nKonto: 5|3|2|0|1|3|0|0|0',
    'BLZ 3 7 0 4 0 0 4 4 Konto 5 3 2 0 1 3 0 0 0',
    'BLZ [3][7][0][4][0][0][4][4], Konto [5][3][2][0][1][3][0][0][0]',
    'konto 532013000 bankleitzahl 37040044 betrag 50 euro',
    'Konto 532013000, BLZ 37040044\n\nMit freundlichen Grüßen\nErika',
    '<p>Konto: 532<wbr>013<wbr>000<br>BLZ: 37040044</p>',
    'Kontonummer ........ 532013000\nBankleitzahl ....... 37040044',
    'Bank: Commerzbank\nBLZ: 37040044\nKonto: 532013000',
    'BLZ 37040044<br />Konto 532<b>013</b>000',
    'Mein Konto bei der Commerzbank Köln: 532013000, BLZ 37040044',
    'Gehaltskonto: 532013000\nBLZ: 37040044',
  ])('%j', (text) => {
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: true, first: '37040044/532013000' });
  });
});

test('the kind of a bank may be written short', () => {
  const isCertain = (name: string) => readText(`Kto 840202886 BLZ 74165013 ${name}`, knownBanks).isCertain;
  expect(['Raiba Sonnenwald', 'Raiba', 'Voba Sonnenwald', 'Spk Köln'].map(isCertain)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('zeros in front of a labelled account number are no prefix of a telephone', () => {
  const reading = readText('Konto 0012793650, BLZ 29265747', knownBanks);
  expect(reading.readings[0]).toMatchObject({ bankCode: '29265747', accountNumber: '0012793650' });
});

describe('a row is read like a text whose numbers have labels', () => {
  test.each([
    ['a branch', '37040044 (Filiale 12)', '532013000', true],
    ['a year', '37040044 ab 2023', '532013000', true],
    ['a town', '37040044 Berlin 11', '532013000', true],
    ['the bank', '37040044 Commerzbank Köln', '532013000', true],
    ['both in one cell', '37040044/532013000', '', true],
    ['both in the other', '', '532013000 (BLZ 37040044)', true],
    ['swapped', '532013000', '37040044', false],
    ['a hyphen', '37040044-532013000', '', false],
    ['a closed account', '37040044 erloschen', '532013000', false],
    ['an invalid one', '37040044', '532013000 (ungültig)', false],
  ])('%s', (_name, bankCode, accountNumber, isCertain) => {
    expect(answer(readRow(bankCode, accountNumber, knownBanks))).toEqual({
      isCertain,
      first: '37040044/532013000',
    });
  });
});

test('what makes a text doubtful is quoted once', () => {
  const { doubts } = readText('BLZ 37040044, Konto -532013000, gilt NICHT mehr', knownBanks);
  expect(doubts).toEqual(['NICHT mehr', 'gilt', 'Konto -532013000']);
});

describe('what is struck out, skipped, called out, for show or of another time is a question', () => {
  test.each([
    '~Konto 532013000, BLZ 37040044~',
    'Konto --532013000--, BLZ 37040044',
    'Konto ~532013000, BLZ 37040044',
    '# blz=37040044\n# konto=532013000',
    '// BLZ 37040044, Konto 532013000',
    '; blz=37040044\n; konto=532013000',
    '- Konto 532013000\n+ BLZ 37040044',
    '[ ] BLZ 37040044, Konto 532013000',
    ...['Achtung, Fälschung!', 'Makulatur'].map(
      (remark) => `${remark}\n\nSehr geehrte Frau Voss,\n\nBLZ 37040044, Konto 532013000`,
    ),
    'Kontoinhaber: Max Mustermann\nBLZ 37040044\nKonto 532013000',
    'BLZ 37040044, Konto 532013000 (01.01.1991–30.06.1994)',
    '1.2.2008 Konto 532013000\n3.4.2013 BLZ 37040044',
    'Mein Konto bei der Sparkasse Köln: 532013000, BLZ 37040044',
    'Wir zahlen an Klaus Meier\nKonto 532013000, BLZ 37040044',
  ])('%j', (text) => {
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: false, first: '37040044/532013000' });
  });

  test.each([
    'Guten Tag!\n\nBLZ 37040044, Konto 532013000\n\nVielen Dank!\nLG Anna',
    'Rechnung vom 12.03.2024\n- Anderkonto 532013000\n- BLZ 37040044',
  ])('but not %j', (text) => {
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: true, first: '37040044/532013000' });
  });
});
