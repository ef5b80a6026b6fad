import { describe, expect, test } from 'vitest';
import { answer, knownBanks } from '../../../tests/support/knownBanks.ts';
import { readText } from './readText.ts';

describe('beside a labelled number stands another number or a word of doubt: the likeliest reading is offered first [11.18]', () => {
  test.each([
    ['Alt: BLZ 37040044, Kto. 532013000\nNeu: BLZ 50010517, Kto. 648489890', '50010517/648489890'],
    ['Bitte nicht mehr auf Konto 532013000, sondern auf 600123456, BLZ 37040044', '37040044/600123456'],
    ['BLZ 37040044, Konto 532013000 (alt), 600123456 (neu)', '37040044/600123456'],
    ['Konto 532013000 – neu: 600123456, BLZ 37040044', '37040044/600123456'],
    ['Konto 532013000\nneu: 600123456\nBLZ 37040044', '37040044/600123456'],
    ['Konto 532013000 => 600123456, BLZ 37040044', '37040044/600123456'],
    ['Konto 532013000 ⇒ 600123456, BLZ 37040044', '37040044/600123456'],
    ['Konto 532013000(?) BLZ 37040044', '37040044/532013000'],
    ['Bank 1 – Kto 532013000; Bank 2 – BLZ 37040044', '37040044/532013000'],
    ['Kontoinhaber: N. N.\nKonto 532013000, BLZ 37040044', '37040044/532013000'],
    ['Bank/Sparkasse: HypoVereinsbank\nBLZ: 37040044\nKonto: 532013000', '37040044/532013000'],
    ['Überweisung an Sparkasse Bremen, BLZ 37050198, Konto 1000003', '37050198/1000003'],
    ['Konto 1000003, BLZ 37050198, Sparkasse Bremen überweisen', '37050198/1000003'],
    ['Kreissparkasse Düren\nBLZ 37050198\nKonto 1000003', '37050198/1000003'],
    ['Konto -532013000, BLZ 37040044', '37040044/532013000'],
    ['Konto 3704004400, BLZ 37040044', '37040044/3704004400'],
    ['vorher Konto 532013000, BLZ 37040044', '37040044/532013000'],
    ['1250 532013000 37040044', '37040044/532013000'],
    ['37040044 0532013000 000', '37040044/0532013000'],
    ['Konto 532013000 ist aufgelöst. Neu: 600123456, BLZ 37040044', '37040044/600123456'],
    ['Konto 532013000 wird zu 600123456, BLZ 37040044', '37040044/600123456'],
    ['Kto 532013000 (Tippfehler, richtig ist 532013001), BLZ 37040044', '37040044/532013000'],
    ['Kto 532013000, Korrektur: 532013001, BLZ 37040044', '37040044/532013000'],
    ['Konto 532013000 (gesperrt), Ersatz 532013001, BLZ 37040044', '37040044/532013001'],
    ['BLZ 37040044, Konto [532013000]', '37040044/532013000'],
    [
      'Bitte nicht mehr auf Konto 532013000 (BLZ 37040044) überweisen, sondern auf 1234567, Sparkasse KölnBonn, 37050198.',
      '37040044/532013000',
    ],
    [
      'Auftraggeber: Konto 532013000, BLZ 37040044. Empfänger: 1234567, 37050198 Sparkasse KölnBonn',
      '37040044/532013000',
    ],
    ['Unsere BLZ 50010517 wird zum 1.1.2027 durch 50040000 ersetzt. Konto 532013000', '50040000/532013000'],
    ['Kto. 532013000 (EUR), 532013001 (USD), BLZ 37040044', '37040044/532013000'],
    ['Kto. 532013000 für Miete; 532013001 für Kaution; BLZ 37040044', '37040044/532013000'],
    ['Buchung auf Konto 1800, Bankverbindung 37040044 / 532013000', '37040044/532013000'],
    ['Konto 1200 Bank, 532013000, BLZ 37040044', '37040044/532013000'],
    ['Kunden-Konto 47110815, Commerzbank 37040044, 532013000', '37040044/532013000'],
    ['Ihr Girokonto 3000 Plus, 532013000, BLZ 37040044', '37040044/532013000'],
    ['Ihr Konto 2025 – Jahresübersicht. BLZ 37040044', '37040044/2025'],
    ['Konto 1 234 567 100 EUR, BLZ 37040044', '37040044/1234567'],
    ['Deutsche Bank, BLZ 200 700 00, Kto. 1234566, Unterkonto 03', '20070000/1234566'],
    ['überweisen Sie auf unser Konto 5320\n13000 bei der Bank (BLZ 37040044)', '37040044/532013000'],
    ['Konto-Nr.:=2053201300\nBLZ: 37040044', '37040044/2053201300'],
    ['Kunde;Bank;Konto\n648489;37040044;532013000', '37040044/532013000'],
    ['PLZ | Bank | Konto\n50667 | 37040044 | 532013000', '37040044/532013000'],
    ['Bank | Konto\n37040044 | 532013000', '37040044/532013000'],
    ['Nummer | Bankleitzahl\n42461157 | 500 693 45', '50069345/42461157'],
    ['37040044-532013000', '37040044/532013000'],
    ['37040044:532013000', '37040044/532013000'],
    ['Konto 532013000 BLZ 37040044 erloschen', '37040044/532013000'],
    ['BLZ 37040044 falsch Konto 532013000', '37040044/532013000'],
    ['nicht BLZ 37040044 Konto 532013000', '37040044/532013000'],
    ['BLZ 37040044 | Konto 532013000 | ungültig', '37040044/532013000'],
    ['37040044/20261123', '37040044/20261123'],
    ['BLZ 37040044 BIC INGDDEFFXXX Konto 532013000', '37040044/532013000'],
    ['Die IBAN DE89 3704 0044 0532 0130 00 ist ungültig', '37040044/0532013000'],
    ['Kontonummer 1280 123456', 'null/1280123456'],
    ['BLZ 37040044, Kontonummer 1280 123456', '37040044/1280123456'],
    ['37040044 (Filiale 12)', '37040044/null'],
    ['Konto 53201300, Prüfziffer 0, BLZ 37040044', '37040044/53201300'],
    ['Deutsche Bank, BLZ 20070000, Kto 1234566 (Nebenkonto 03)', '20070000/1234566'],
    ['Deutsche Bank, BLZ 20070000, Kto 1234566, Unter-Nr. 03', '20070000/1234566'],
    ['Deutsche Bank, BLZ 20070000, Kto 1234566 Suffix 03', '20070000/1234566'],
    ['BLZ 37040044, Konto 5320130, dahinter noch 00', '37040044/5320130'],
    ['BLZ 37040044, Konto 5320130 (plus 00)', '37040044/5320130'],
    ['kto 532013 und dann drei nullen, blz 37040044', '37040044/532013'],
    ['Ihr Konto: 70001\nRückzahlung auf Ihr Sparbuch-Nr. 3012345678, BLZ 37050198', '37050198/3012345678'],
    ['Konto 4711\nBLZ 37040044\nGiro-Nr. 532013000', '37040044/532013000'],
    ['Konto 4711\nBLZ 37040044\nKt.-Nr. 532013000', '37040044/532013000'],
    ['Ihr Konto 1200, unsere Bankverbindung: 0532 013000, BLZ 37040044', '37040044/0532013000'],
    ['Konto 0532 013000, BLZ 37040044', '37040044/0532013000'],
    ['Mein Konto: 0221/532013, BLZ 37040044', '37040044/0221532013'],
    ['Konto 12/345/67890, BLZ 37040044', '37040044/1234567890'],
    ['Commerzbank TAN 482913', 'null/482913'],
    ['Deutsche Bank AG, WKN 514000', 'null/514000'],
    ['37040044 50667', '37040044/50667'],
    ['> Konto: 532013000\n> BLZ: 37040044\n\nNein, die letzten drei Ziffern sind 001.', '37040044/532013000'],
    ['ehem. Konto 532013000, BLZ 37040044', '37040044/532013000'],
    ['Konto 532013000, BLZ 37040044, gepfändet', '37040044/532013000'],
    ['Das bei der BLZ 37040044 geführte Konto 532013000 wurde liquidiert.', '37040044/532013000'],
    ['Sparbuch Meier, Konto 532013000, BLZ 37040044', '37040044/532013000'],
    ['anna meier, Konto 532013000, BLZ 37040044', '37040044/532013000'],
    ['Ihr Konto, Anna Meier\nKonto 532013000, BLZ 37040044', '37040044/532013000'],
    ['Konto 532013000 (laut Herrn Meier, ungeprüft), BLZ 37040044', '37040044/532013000'],
    ['IBAN DE89 3704 0044 0532 0130 00 ist inzwischen stillgelegt', '37040044/0532013000'],
    ['<s>Konto 532013000</s>, BLZ 37040044', '37040044/532013000'],
    ['Konto 532013000)  BLZ 37040044\n0) Spendenkonto', '37040044/532013000'],
    ['~~BLZ 37040044, Konto 532013000~~', '37040044/532013000'],
    ['Von: Jan Schubert\nKonto 532013000\nBLZ 37040044\nAn: Paul Bauer', '37040044/532013000'],
    ['Kontoinhaber: Eva Sommer\nKonto 532013000\nBLZ 37040044\nEmpfänger: Uwe Bauer', '37040044/532013000'],
    ['Konto 1234567890, BLZ 37040044', '37040044/1234567890'],
    ['IBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX\nVolksbank Köln Bonn', '37040044/0532013000'],
    ['IBAN DE89 3704 0044 0532 0130 00, GLS Gemeinschaftsbk Bochum', '37040044/0532013000'],
    ['Bank: Commerzbank\nBank: Volksbank Köln Bonn\nKonto: 532013000\nBLZ: 37040044', '37040044/532013000'],
    ['Girokontennummer: 940503576\nKonto: 532013000\nBLZ: 37040044', '37040044/532013000'],
    ['Konto 7046964\nBLZ 26550105\nSparkasse stillgelegt', '26550105/7046964'],
    ['Konto 532013000 vom 940503576, BLZ 37040044', '37040044/532013000'],
    ['Rechnung 370501981234567\nKonto: 532013000\nBLZ: 37040044', '37040044/532013000'],
    ['Rechnungsdatum: 940503576\nKonto: 532013000\nBLZ: 37040044', '37040044/532013000'],
    ['Sparkasse KölnBonn -alt-, BLZ 37040044, Kto 532013000', '37040044/532013000'],
  ])('%j', (text, first) => {
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: false, first });
  });
});

test.each([
  'PS: Die oben angegebene Verbindung bitte ignorieren.',
  'Ups, das ist das von Papa',
  'Rückgabegrund: Empfängerkonto existiert nicht.',
  'Betreff: Auflösung Konto',
  'Die künftige Verbindung teilen wir Ihnen noch mit.',
  'Unsere Bank kennt das Konto nicht.',
  'Die vorletzte muss eine 8 sein',
  '[Lesung unsicher]',
  'Dieses gehört einem anderen Kunden.',
  'no longer valid',
])('what a sentence elsewhere says of the account is not ignored: „%s“ [11.18]', (sentence) => {
  const pair = 'Konto 532013000, BLZ 37040044';
  for (const text of [`${sentence}\n\n${pair}`, `${pair}.\n\nErika Sommer\n\n${sentence}`])
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: false, first: '37040044/532013000' });
});

test.each([
  'Kontosperre!',
  '*** STORNO ***',
  'Platzhalter:',
  'unter Vorbehalt',
  'Korrekt?',
  '🚫',
  'Alt-Daten:',
  'Nachlass Huber',
  'Status: G',
  'a l t :',
  'Vorgängerbank:',
  'ANNULÉ',
  'Aktiv: Nein',
  'Kontoinhaber: Vormieter',
  'Kontoinhaber: Klaus Sommer (+)',
  'Verwendungszweck: nicht mehr gültig',
])('a headline, stamp or sign in the line beside an account is not ignored: „%s“ [11.18]', (mark) => {
  for (const text of [`${mark}\nKonto 532013000, BLZ 37040044`, `Konto 532013000\nBLZ 37040044\n${mark}`])
    expect(answer(readText(text, knownBanks))).toEqual({ isCertain: false, first: '37040044/532013000' });
});

test.each(['***013000', '*013000', '•••013000', '●● 013000'])(
  'signs in place of digits hide an account number: %s',
  (number) => {
    const { isCertain, readings } = readText(`Konto ${number} BLZ 37040044`, knownBanks);
    expect([isCertain, readings.map(({ accountNumber }) => accountNumber)]).toEqual([false, [null]]);
  },
);

test.each([
  ...['\u2067532 013 001\u2069', '\u202B532 013 001\u202C', '\u202E100 310 235'],
  '532\u200F01\u200F3000',
  '532\u061C01\u061C3000',
  '\u200F532 013 000',
])('digits that are shown in another order than they are stored are not read: %j', (number) => {
  expect(readText(`Konto: ${number} BLZ 37040044`, knownBanks).readings).toEqual([]);
});

describe('a number without a label belongs to a bank code only if nothing says or looks otherwise', () => {
  test.each([
    ...['37040044 ☎ 4455667', '37040044 № 4711081', 'Commerzbank ✉ 4711081', '37040044 ❌ 4711081'],
    ...['BLZ 37040044, 471108', 'BLZ 37040044\n471108', 'BLZ: 37040044\nKonto: ______\n471108'],
    ...['BLZ 37040044 / 50667', 'BLZ 37040044 202403', 'BLZ 37040044 02214455667'],
  ])('%j', (text) => {
    expect(readText(text, knownBanks).isCertain).toBe(false);
  });
});

test.each(['Konto 10, ', 'Konto 4400 (Erlöse)\n', 'Kto. 1200 Bank\n', 'Ihr Account: 4711081\n'])(
  'the account of a ledger or of a customer is a question: %j',
  (account) => {
    const { isCertain, readings } = readText(`${account}BLZ 37040044`, knownBanks);
    expect([isCertain, readings[0]?.accountNumber]).toEqual([false, /\d+/.exec(account)?.[0]]);
  },
);
