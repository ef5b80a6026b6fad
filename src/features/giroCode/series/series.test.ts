import { describe, expect, test } from 'vitest';
import { newestDirectory, resolveIn } from '../../../../tests/support/bankDirectory.ts';
import { allRows, isKnown, listOf } from '../../../../tests/support/convertedRows.ts';
import { convertTable } from '../../ibanList/convert/convertTable.ts';
import { openTable } from '../../ibanList/worker/openTable.ts';
import { type CardInput, EMPTY_CARD, payeeStanding } from '../card.ts';
import { cardsOf } from './seriesCards.ts';
import { accountColumns, besideAccount, findColumns, type SeriesColumns } from './seriesFields.ts';
import { sumText } from './seriesTexts.ts';
import { cardFileName } from './useSeriesJob.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const HEADER = 'Empfänger;IBAN;Betrag;Verwendungszweck';
const CLUB: CardInput = { ...EMPTY_CARD, name: 'Verein', iban: IBAN, text: 'Beitrag' };

const directory = newestDirectory();
const bankData = { status: 'ready', data: { resolve: resolveIn(directory) } } as const;

/** From the text to the cards, by the steps of the page. */
async function seriesOf(
  text: string,
  form: CardInput = EMPTY_CARD,
  chosen: Partial<SeriesColumns> = {},
  isOfForm = false,
  isJudged = false,
) {
  const opened = await openTable(new Blob([text]), {}, isKnown);
  const account = isOfForm ? ({ kind: 'none' } as const) : accountColumns(opened);
  if (account === null) throw new Error('the columns are asked for');
  const { columnCount, rows } = opened;
  const format = { ...opened.format, rowWidth: opened.format.rowWidth || columnCount };
  const conversion = await convertTable(directory, { ...opened, format, isJudged }, account, () => undefined);
  const read = await allRows(listOf(conversion, { format, columnCount }));
  const { headerRow } = format;
  const header = rows[headerRow - 1] ?? [];
  const hasAccounts = account.kind !== 'none';
  const found = besideAccount(findColumns(header, hasAccounts), form, hasAccounts);
  const columns = { ...found, ...chosen };
  const standingOf = (iban: string) => payeeStanding(iban, bankData);
  const series = cardsOf(read, { header, headerRow, hasAccounts, columns, form, standingOf });
  // No row gets lost.
  const { sound, doubtful, refused, emptyCount } = series;
  expect(sound.length + doubtful.length + refused.length + emptyCount).toBe(conversion.summary.rowCount);
  return series;
}

test('each row becomes the card that the form would make of it [11.16]', async () => {
  const { sound } = await seriesOf(
    `${HEADER}\nErika;${IBAN};12,50;Beitrag 2026\n=Tierheim;de89370400440532013000;;"x, -y"`,
  );
  expect(sound.map(({ payload }) => payload.split('\n'))).toEqual([
    ['BCD', '002', '1', 'SCT', '', 'Erika', IBAN.replaceAll(' ', ''), 'EUR12.50', '', '', 'Beitrag 2026'],
    ['BCD', '002', '1', 'SCT', '', '=Tierheim', IBAN.replaceAll(' ', ''), '', '', '', 'x, -y'],
  ]);
});

test('bank code and account number become the IBAN of the bank, as in the list', async () => {
  const { sound } = await seriesOf('Empfänger;BLZ;Konto\nErika;37040044;532013000\nMax;20070000;1234566');
  expect(sound.map(({ payment }) => [payment.name, payment.iban])).toEqual([
    ['Erika', 'DE89370400440532013000'],
    ['Max', 'DE68200700000123456600'],
  ]);
});

test('what the list lacks comes from the form, and the member stands above the code', async () => {
  const { sound } = await seriesOf('Nr;Mitglied;Jahresbeitrag\n1;Erika;12\n2;Max;15', CLUB);
  const payment = { name: 'Verein', text: 'Beitrag' };
  expect(sound).toMatchObject([
    { headline: 'Erika', label: 'Erika', payment: { ...payment, cents: 1200 } },
    { headline: 'Max', label: 'Max', payment: { ...payment, cents: 1500 } },
  ]);
});

test.each(['Name;Konto;Betrag\nErika;4711;5', 'Erika;532013000;5\nMax;532013001;6'])(
  'a list whose numbers may be accounts does not take that of the form unasked: %s',
  (list) => expect(seriesOf(list, CLUB)).rejects.toThrow('the columns are asked for'),
);

test('the payee of the form does not stand beside an account of the list, nor one of the list beside that of the form [11.16]', async () => {
  const list = `${HEADER};BIC\nErika;DE12 5001 0517 0648 4898 90;1;x;INGDDEFFXXX\n;;2;y;`;
  const { sound, refused } = await seriesOf(list, CLUB);
  expect(sound.map(({ payment }) => payment.name)).toEqual(['Erika']);
  expect(refused).toMatchObject([{ line: 3 }]);
  const ofForm = await seriesOf(list, CLUB, {}, true);
  expect(ofForm.refused).toEqual([]);
  const payment = { name: 'Verein', iban: IBAN.replaceAll(' ', ''), bic: '' };
  expect(ofForm.sound).toMatchObject([
    { headline: 'Erika', payment },
    { headline: '', payment },
  ]);
  expect(besideAccount(findColumns(['IBAN'], true), CLUB, true)).toMatchObject({ name: 'ask', bic: 'form' });
});

test('an account to be checked first, and a doubt of an earlier conversion, are doubtful with their reason [11.22]', async () => {
  const list = [
    'Empfänger;BLZ;Konto;IBAN;BIC;Bank;Ergebnis;Grund',
    `Erika;;;DE89370400440532013000;;;Kontonummer fraglich;Vielleicht ein Tippfehler.`,
    `Max;;;DE89370400440532013000;;;berechnet;Prüfziffer stimmt.`,
    'Eva;;;DE22370400440512013000;;;IBAN rechnerisch richtig;',
  ].join('\n');
  const { sound, doubtful } = await seriesOf(list);
  expect(sound.map(({ label }) => label)).toEqual(['Max']);
  expect(doubtful.map(({ line, remark }) => [line, remark])).toEqual([
    [2, 'Vielleicht ein Tippfehler.'],
    [4, expect.stringMatching(/^Die Kontonummer in dieser IBAN passt nicht zu den Regeln der Bank/)],
  ]);
});

test('a list that the list tool hands over is not doubted again, a saved one may have new remarks [11.16]', async () => {
  const rows = ['Anna Vogt;alt;', 'Eva Vogt;;', 'Max Vogt;;'].map(
    (row) => `${row}${IBAN};;;berechnet;Auf Ihre Antwort hin.`,
  );
  const header = 'Empfänger;Notiz;IBAN;BIC;Bank;Ergebnis;Grund';
  const list = [
    header,
    ...rows,
    'Ute;;;;;zu klären;Die Kontonummer fehlt.',
    'Summe;;;;;Summenzeile;',
    ';;;;;leere Zeile;',
  ].join('\n');
  const handed = await seriesOf(list, EMPTY_CARD, {}, false, true);
  expect(handed.sound.map(({ label }) => label)).toEqual(['Anna Vogt', 'Eva Vogt', 'Max Vogt']);
  expect(handed.refused.map(({ label, remark }) => `${label}: ${remark}`)).toEqual([
    'Ute: Die Kontonummer fehlt.',
    expect.stringMatching(/^Summe: Summenzeile: Wegen/),
  ]);
  expect((await seriesOf(list)).sound.map(({ label }) => label)).toEqual(['Eva Vogt', 'Max Vogt']);
});

describe('a row that cannot become a card is refused with its reason:', () => {
  test.each([
    ['a wrong IBAN', 'Erika;DE89370400440532013001;1;x', /^IBAN falsch: .* Die Prüfziffern passen nicht/],
    ['no IBAN', 'Erika;;1;x', /^IBAN falsch: Die Zelle mit der IBAN ist leer/],
    ['no name', `;${IBAN};1;x`, /^Empfängername fehlt\.$/],
    ['a long name', `X${'x'.repeat(70)};${IBAN};1;x`, /^Empfängername: 1\s.*71 statt höchstens 70/],
    ['a text of 141 characters', `Erika;${IBAN};1;${'x'.repeat(141)}`, /^Verwendungszweck: 1\s/],
    ['an amount that may be thousands or cents', `Erika;${IBAN};1,234;x`, /^Betrag: Drei Stellen/],
    ['an unknown code', 'Erika;DE44999999990532013000;1;x', /^Bank unbekannt: Die Bankleitzahl 99999999/],
    ['an amount of nothing', `Erika;${IBAN};0;x`, /^Betrag: Der kleinste Betrag/],
    ['a country outside SEPA', 'Erika;BR1800360305000010009795493C1;1;x', /^IBAN: Dieses Land gehört nicht/],
    ['a Swiss IBAN without a BIC', 'Erika;CH9300762011623852957;1;x', /^BIC: /],
    ['a missing delimiter', `Erika;${IBAN};2026`, /^zu klären: Der Zeile fehlen Zellen/],
    ['a delimiter in a cell', `Erika;${IBAN};1;x;y`, /^zu klären: Die Zeile hat mehr Zellen/],
    ['two errors', `;${IBAN};zwölf;x`, /^Betrag: .*Empfängername fehlt\.$/],
    ['a sum', 'Summe;;32,50;', /^Summenzeile: Wegen „Summe“/],
  ])('%s', async (_, row, reason) => {
    const { sound, doubtful, refused } = await seriesOf(`${HEADER}\nErika;${IBAN};1;\n${row}\n`);
    expect([...sound, ...doubtful]).toHaveLength(1);
    expect(refused).toMatchObject([{ line: 3, remark: expect.stringMatching(reason) }]);
  });

  test('a stray quote, which would give a row the account of the next one', async () => {
    const { sound, refused } = await seriesOf(
      'Empfänger;IBAN;Betrag\n"Alte Post;DE89370400440532013000\nRohr 5";DE12500105170648489890;13,00\nWeber;DE12500105170648489890;14,00\nMeier;DE12500105170648489890;15,00',
    );
    expect(sound.map(({ payment }) => payment.name)).toEqual(['Weber', 'Meier']);
    expect(refused).not.toEqual([]);
  });

  test('a sum in a list of members: its card would ask one person for all of it', async () => {
    const { sound, refused } = await seriesOf('Mitglied;Betrag\nAnna;12,50\nBernd;20\n;\nSumme;32,50', CLUB);
    expect(sound.map(({ payment }) => payment.cents)).toEqual([1250, 2000]);
    expect(refused).toMatchObject([{ line: 5, label: 'Summe' }]);
  });
});

test('the rows add up in a sentence', () => {
  const counted = { sound: [1, 2], withoutAmount: [2, 9], doubtful: [1], refused: [1], emptyCount: 2 };
  expect(sumText(counted)).toBe(
    '2\u00A0Karten, davon 2 ohne Betrag (Zeilen\u00A02, 9), 1\u00A0Karte zum Prüfen, 1\u00A0Zeile ohne Karte, 2\u00A0leere Zeilen.',
  );
});

test.each([
  [7, 1000, 'Erika Mustermann', '0007-Erika-Mustermann.png'],
  [1, 9, 'Bäckerei Größ & Söhne', '1-Baeckerei-Groess-Soehne.png'],
  [12, 12, '../../etc/passwd', '12-etc-passwd.png'],
  [3, 3, 'a:b*c?"<>|\\', '3-a-b-c.png'],
  [1, 1, 'René Müller', '1-Rene-Mueller.png'],
  [2, 10, '日本', '02.png'],
  [2, 10, 'CON', '02-CON.png'],
  [1, 1, 'x'.repeat(70), `1-${'x'.repeat(60)}.png`],
])('card %i of %i for „%s“ is the file %s [11.16]', (number, total, name, fileName) => {
  expect(cardFileName(number, total, name)).toBe(fileName);
});
