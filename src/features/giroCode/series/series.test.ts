import { describe, expect, test } from 'vitest';
import { EMPTY_CARD } from '../card.ts';
import type { PayeeStanding } from '../payeeStanding.ts';
import { checkSeries } from './checkSeries.ts';
import { readSeries } from './readSeries.ts';
import { findColumns, type SeriesColumns, type Source } from './seriesColumns.ts';
import { doubtText, GOOD_OUTCOMES, refusalText, sumText } from './seriesTexts.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const DOUBTFUL = 'DE22370400440512013000';
const HEADER = 'Name;IBAN;Betrag;Verwendungszweck';

/** The Commerzbank in Köln is the only bank, and has one account to be checked first. */
function standingOf(iban: string): PayeeStanding {
  if (iban.startsWith('DE') && iban.slice(4, 12) !== '37040044')
    return { ok: false, code: 'iban-unknown-bank' };
  return { ok: true, doubt: iban === DOUBTFUL ? { code: 'account-does-not-fit' } : null };
}

async function checked(text: string, form = EMPTY_CARD, columns?: SeriesColumns) {
  const table = readSeries(text);
  const settings = {
    columns: columns ?? findColumns(table),
    form,
    standingOf,
    goodOutcomes: GOOD_OUTCOMES,
  };
  return await checkSeries(table, settings, new AbortController().signal);
}

async function reasonOf(row: string): Promise<string> {
  const { cards, refused } = await checked(`${HEADER}\n${row}`);
  expect(cards).toEqual([]);
  return refused.map(({ refusal }) => refusalText(refusal)).join('\n');
}

test('each row becomes the card that the form would make of it [11.16]', async () => {
  const { cards, refused } = await checked(
    `${HEADER}\nErika;${IBAN};12,50;Beitrag 2026\nTierheim;de89370400440532013000;;`,
  );
  expect(refused).toEqual([]);
  expect(cards.flatMap(({ doubts }) => doubts)).toEqual([]);
  expect(cards.map(({ payload }) => payload.split('\n'))).toEqual([
    ['BCD', '002', '1', 'SCT', '', 'Erika', IBAN.replaceAll(' ', ''), 'EUR12.50', '', '', 'Beitrag 2026'],
    ['BCD', '002', '1', 'SCT', '', 'Tierheim', IBAN.replaceAll(' ', '')],
  ]);
});

test('the header may be below titles, which become no cards', async () => {
  const { cards, refused } = await checked(`Mitglieder 2026\n\nStand 1. Mai\n${HEADER}\nErika;${IBAN};5;x`);
  expect(cards.map(({ payment }) => payment.name)).toEqual(['Erika']);
  expect(refused.map(({ line }) => line)).toEqual([1, 3]);
});

test('of a list that was converted several times, the newest outcome raises the doubt', async () => {
  const header = 'Name;IBAN;Betrag;Ergebnis;Grund;Ergebnis (neu);Grund (neu);Ergebnis (neu 2);Grund (neu 2)';
  const row = `Erika;${IBAN};5;berechnet;;berechnet;;bitte prüfen;Prüfziffer`;
  const { cards } = await checked(`${header}\n${row}`);
  expect(cards.map(({ doubts }) => doubts)).toEqual([
    [{ code: 'outcome', outcome: 'bitte prüfen', reason: 'Prüfziffer' }],
  ]);
});

test('a sum line becomes no card: it would ask one person for all of it', async () => {
  const list = 'Mitglied;Betrag;Verwendungszweck\nAnna;12,50;Beitrag\nBernd;20,00;Beitrag\nSumme;32,50;';
  const form = { ...EMPTY_CARD, name: 'Verein', iban: IBAN };
  const columns = {
    ...findColumns(readSeries(list)),
    name: 'form',
    iban: 'form',
    reference: 'form',
  } as const;
  const { cards, refused } = await checked(list, form, columns);
  expect(cards.map(({ payment }) => payment.cents)).toEqual([1250, 2000]);
  expect(refused.map(({ line, refusal }) => [line, refusalText(refusal)])).toEqual([
    [4, expect.stringContaining('„Summe“ klingt nach einer Summenzeile.')],
  ]);
});

test.each([
  ['tabs', `Name\tIBAN\tBetrag\tVerwendungszweck\nErika\t${IBAN}\t1\tx`],
  ['commas', `Name,IBAN,Betrag,Verwendungszweck\n"Erika",${IBAN},"1,00",x`],
  ["Excel's line for the delimiter", `sep=;\r\n${HEADER}\r\nErika;${IBAN};1;x\r\n`],
  ['quotes and a line break in a cell', `${HEADER}\n"Erika";${IBAN};1;"x\nx"`],
])('a list with %s is read', async (_, text) => {
  const { cards, refused } = await checked(text);
  expect(refused).toEqual([]);
  expect(cards).toHaveLength(1);
  expect(cards[0]?.payment).toMatchObject({ name: 'Erika', cents: 100 });
});

describe('a row that cannot become a card is refused with its reason:', () => {
  test.each([
    ['a wrong IBAN', `Erika;DE89370400440532013001;1;x`, /^IBAN: Die Prüfziffern passen nicht/],
    ['no IBAN', 'Erika;;1;x', /^IBAN fehlt\.$/],
    ['no name', `;${IBAN};1;x`, /^Empfängername fehlt\.$/],
    [
      'a name of 71 characters',
      `${'x'.repeat(71)};${IBAN};1;x`,
      /^Empfängername: 1\s.*71 statt höchstens 70/,
    ],
    ['a text of 141 characters', `Erika;${IBAN};1;${'x'.repeat(141)}`, /^Verwendungszweck: 1\s/],
    ['an amount that may be thousands or cents', `Erika;${IBAN};1,234;x`, /^Betrag: Drei Stellen/],
    [
      'a bank code that is in no directory',
      'Erika;DE02120300000000202051;1;x',
      /^IBAN: Die Bankleitzahl 12030000 steht nicht in unseren Bankdaten/,
    ],
    ['an amount of nothing', `Erika;${IBAN};0;x`, /^Betrag: Der kleinste Betrag/],
    ['a country outside SEPA', 'Erika;BR1800360305000010009795493C1;1;x', /^IBAN: Dieses Land gehört nicht/],
    ['a Swiss IBAN without a BIC', 'Erika;CH9300762011623852957;1;x', /^BIC: /],
    ['a missing delimiter', `Erika;${IBAN};2026`, /^Die Zeile hat 3\sZellen statt 4/],
    ['a delimiter in a cell', `Erika;${IBAN};1;x;y`, /^Die Zeile hat 5\sZellen statt 4/],
    ['two errors', `;${IBAN};zwölf;x`, /^Betrag: .*Empfängername fehlt\.$/],
  ])('%s', async (_, row, reason) => {
    expect(await reasonOf(row)).toMatch(reason);
  });
});

test('no row gets lost: cards, refused and empty rows are all rows, with the lines that an editor shows', async () => {
  const text = `${HEADER}\n"Erika";${IBAN};1;"x\nx"\n\nErika;falsch;1;x\n;;;\nErika;${IBAN};2;y\n`;
  const { cards, refused } = await checked(text);
  expect(cards).toHaveLength(2);
  expect(refused.map(({ line }) => line)).toEqual([5]);
  expect(readSeries(text).emptyCount).toBe(2);
  expect(sumText(2, 1, 1, 2)).toBe(
    '2\u00A0Karten, 1\u00A0Karte zum Prüfen, 1\u00A0Zeile ohne Karte, 2\u00A0leere Zeilen.',
  );
});

test('what the list does not contain comes from the form', async () => {
  const form = { ...EMPTY_CARD, iban: IBAN, name: 'Verein', text: 'Beitrag' };
  const columns = {
    ...findColumns(readSeries('Überschrift;Betrag\nErika;12')),
    iban: 'form',
    name: 'form',
    text: 'form',
  } as const;
  const { cards } = await checked('Überschrift;Betrag\nErika;12\nMax;15', form, columns);
  expect(
    cards.map(({ headline, payment: { name, cents, text } }) => ({ headline, name, cents, text })),
  ).toEqual([
    { headline: 'Erika', name: 'Verein', cents: 1200, text: 'Beitrag' },
    { headline: 'Max', name: 'Verein', cents: 1500, text: 'Beitrag' },
  ]);
});

describe('the columns', () => {
  test('are found by their names', () => {
    const table = readSeries(
      `Nr.;BIC;Kontoinhaber;IBAN;Betrag in €;Überschrift;Verwendungszweck\n1;;E;${IBAN};1;;x`,
    );
    expect(findColumns(table)).toEqual({ bic: 1, name: 2, iban: 3, amount: 4, headline: 5, text: 6 });
  });

  test('of a list without names are asked for, except for the only one with IBANs', () => {
    expect(findColumns(readSeries(`Erika;${IBAN};12;x`))).toMatchObject({
      name: 'ask',
      iban: 1,
      amount: 'ask',
      text: 'ask',
      headline: 'form',
    });
  });

  test('are asked for where two fit', () => {
    const table = readSeries(`Name;IBAN;IBAN (neu);Betrag;Zweck\nErika;${IBAN};${IBAN};1;x`);
    expect(findColumns(table)).toMatchObject({ name: 0, iban: 'ask', amount: 3 });
  });

  test.each(['Empfänger-IBAN', 'Empfänger BIC', 'Kontoinhaber Ort', 'Name der Bank', 'Empfängerkonto'])(
    '„%s“ is no name of a payee',
    (column) => {
      expect(findColumns(readSeries(`${column};IBAN;Betrag\nx;${IBAN};1`)).name).not.toBe(0);
    },
  );

  test.each(['Empfänger', 'Empfängername', 'Empfaenger-Name', 'Name des Zahlungsempfängers', 'Begünstigter'])(
    '„%s“ is the name of the payee',
    (column) => {
      expect(findColumns(readSeries(`${column};IBAN;Betrag\nErika;${IBAN};1`)).name).toBe(0);
    },
  );

  test('are asked for where one fits two fields', () => {
    const table = readSeries(`BIC / IBAN;Empfänger;Betrag\n${IBAN};Erika;1`);
    expect(findColumns(table)).toMatchObject({ iban: 'ask', bic: 'ask', name: 1, amount: 2 });
  });

  test('with the names of members are not taken for the payee', () => {
    expect(findColumns(readSeries('Name;Betrag\nErika;12')).name).toBe('ask');
  });
});

test('an account to be checked first and a doubt of the list tool are named, and nothing else is doubtful', async () => {
  const text = `Name;IBAN;BIC;Bank;Ergebnis;Grund\nErika;${IBAN};;;bitte prüfen;Vielleicht ein Tippfehler.\nMax;${IBAN};;;berechnet;Prüfziffer stimmt.\nEva;${DOUBTFUL};;;;`;
  const columns = { ...findColumns(readSeries(text)), amount: 'form', text: 'form' } as const;
  const { cards } = await checked(text, EMPTY_CARD, columns);
  expect(cards.map(({ line, doubts }) => [line, doubts.map(doubtText)])).toEqual([
    [2, ['In der Liste steht „bitte prüfen“. Vielleicht ein Tippfehler.']],
    [3, []],
    [4, [expect.stringMatching(/^Die Kontonummer in dieser IBAN passt nicht zu den Regeln der Bank/)]],
  ]);
});

test('each card is labelled by what tells it from the others', async () => {
  const form = { ...EMPTY_CARD, iban: IBAN, name: 'Verein', text: 'Beitrag' };
  const labelsOf = async (list: string, name: Source, headline: Source, text: Source) => {
    const columns = { ...findColumns(readSeries(list)), name, headline, text, iban: 'form' } as const;
    return (await checked(list, form, columns)).cards.map(({ label }) => label);
  };
  expect(await labelsOf('Name;Betrag\nErika;1\nMax;1', 0, 'form', 'form')).toEqual(['Erika', 'Max']);
  expect(await labelsOf('Mitglied;Betrag\nErika;1\nMax;1', 'form', 0, 'form')).toEqual(['Erika', 'Max']);
  expect(await labelsOf('Zweck;Betrag\nRechnung 7;1', 'form', 'form', 0)).toEqual(['Rechnung 7']);
  expect(await labelsOf('Betrag;Nr.\n1;1', 'form', 'form', 'form')).toEqual(['Verein']);
});

test('a series can be cancelled', async () => {
  const abort = new AbortController();
  const table = readSeries(`${HEADER}\n${`Erika;${IBAN};1;x\n`.repeat(500)}`);
  const settings = {
    columns: findColumns(table),
    form: EMPTY_CARD,
    standingOf,
    goodOutcomes: GOOD_OUTCOMES,
  };
  const check = checkSeries(table, settings, abort.signal);
  abort.abort();
  await expect(check).rejects.toThrow('aborted');
});
