import type { Page } from '@playwright/test';
import { cancelJob } from '../../support/cancelJob.ts';
import { chooseFile, savedBy } from '../../support/files.ts';
import { openGiroCode, readPicture } from '../../support/giroCodePage.ts';
import { expect, mayComplain, test } from '../../support/siteTest.ts';
import { readZip } from '../../support/xlsxFile.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const HEADER = 'Empfängername;IBAN;Betrag;Verwendungszweck;Überschrift';
const list = [
  HEADER,
  `Bäckerei Größ;${IBAN};12,50;Brötchen für Größe;Rechnung 7`,
  'Erika;DE89 3704 0044 0532 0130 01;1;x;',
  `Tierheim;${IBAN};;Spende;`,
  '',
].join('\n');

/** The parts of the series, after the section has been opened. */
async function openSeries(page: Page) {
  const tool = await openGiroCode(page);
  await page.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Aus der Tabelle kopieren und hier einfügen' });
  await expect(field).toBeVisible();
  return {
    ...tool,
    async read(text: string) {
      await field.fill(text);
      await page.getByRole('button', { name: 'Liste lesen' }).click();
    },
    choose: (name: string, content: string) => chooseFile(page, name, content, '#listendatei'),
    /** The rows of a fold. */
    async rowsIn(fold: string) {
      await page.locator('summary', { hasText: fold }).click();
      return page.getByRole('list', { name: fold }).getByRole('listitem');
    },
    codes: page.locator('#kartenserie').getByRole('img', { name: /^GiroCode für/ }),
    saveZip: page.getByRole('button', { name: 'PNG-Bilder als ZIP speichern' }),
    printCards: page.getByRole('button', { name: 'Karten drucken' }),
  };
}

function longList(rows: number): string {
  return [HEADER, ...Array.from({ length: rows }, (_, row) => `Erika ${row};${IBAN};1;x;`)].join('\n');
}

async function savedCards(page: Page) {
  const zip = await savedBy(page, 'PNG-Bilder als ZIP speichern');
  expect(zip.name).toBe('girocodes.zip');
  return [...readZip(zip.content)].map(([name, { content }]) => ({ name, content }));
}

test('a list becomes a ZIP with a picture for each row [11.16]', async ({ page }) => {
  const series = await openSeries(page);
  await series.read(list);
  await expect(
    page.getByText('2\u00A0Karten, davon 1 ohne Betrag (Zeile\u00A04), 1\u00A0Zeile ohne Karte.'),
  ).toBeVisible();
  const refused = await series.rowsIn('Zeilen ohne Karte');
  await expect(refused).toHaveText(/^Zeile\s3, Erika: IBAN falsch: Mindestens eine Stelle ist falsch/);
  const files = await savedCards(page);
  expect(files.map(({ name }) => name)).toEqual(['1-Rechnung-7.png', '2-Tierheim.png']);
  const pictures = [];
  for (const { content } of files) pictures.push(await readPicture(page, content));
  const start = ['BCD', '002', '1', 'SCT', ''];
  expect(pictures.map(({ lines }) => lines)).toEqual([
    [...start, 'Bäckerei Größ', 'DE89370400440532013000', 'EUR12.50', '', '', 'Brötchen für Größe'],
    [...start, 'Tierheim', 'DE89370400440532013000', '', '', '', 'Spende'],
  ]);
  expect(pictures.map(({ darkAbove }) => darkAbove)).toEqual([true, false]);
});

test('a spreadsheet with bank codes is read as by the list tool [11.16]', async ({ page }) => {
  const series = await openSeries(page);
  await page.locator('#listendatei').setInputFiles('tests/fixtures/ibanList/mitglieder.xlsx');
  await expect(page.getByText(/Spalten: B Bankleitzahl, C Kontonummer/)).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.locator('summary', { hasText: 'Spalten der Karten' }).click();
  await expect(page.getByRole('combobox', { name: 'Empfängername' })).toHaveValue('0');
  await expect(series.codes.first()).toHaveAccessibleName(/^GiroCode für eine Zahlung an Jörg/);
  await page.getByRole('combobox', { name: 'Betrag' }).selectOption('3');
  await expect(await series.rowsIn('Zeilen ohne Karte')).toContainText([/^Zeile\s2, Jörg.*: Betrag: /]);
});

test('columns that may be meant are asked for, and before that there is no card', async ({ page }) => {
  const series = await openSeries(page);
  await series.read(`Name;IBAN alt;IBAN neu;Betrag;Betrag neu\nErika;${IBAN};DE12500105170648489890;1;2`);
  await page.getByRole('combobox', { name: 'IBAN' }).selectOption('2');
  await page.getByRole('button', { name: 'Codes erstellen' }).click();
  await expect(page.getByText(/^Welche Spalten gehören auf die Karten/)).toBeVisible();
  await expect(series.codes).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Betrag' }).selectOption('4');
  await expect(series.codes).toHaveAccessibleName(/an Erika, 2,00\s€/);
});

test('members of a list without accounts pay to the account of the form [11.16]', async ({ page }) => {
  const series = await openSeries(page);
  await series.read('Name;Betrag\nErika;5\nBernd;6\n');
  await expect(page.getByText(/^Für alle Karten gilt das Konto aus dem Formular oben/)).toBeVisible();
  await page.getByRole('link', { name: 'Zum Formular' }).click();
  await expect(series.field('IBAN')).toBeFocused();
  await series.field('IBAN').fill(IBAN);
  await series.field('Empfängername').fill('Verein');
  await expect(page.getByText('2\u00A0Karten.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /auffällig/ })).toHaveCount(0);
});

test('if form and list have accounts, the visitor first says who is paid [11.16]', async ({ page }) => {
  const series = await openSeries(page);
  await series.field('IBAN').fill(IBAN);
  await series.field('Empfängername').fill('Verein');
  await series.read('Name;BLZ;Konto;Betrag\nErika;50010517;648489890;5\nBernd;;;6\n');
  await expect(page.getByText(/^Oben steht ein Konto, und in der Liste/)).toBeVisible();
  await expect(series.codes).toHaveCount(0);
  const payee = page.getByRole('combobox', { name: 'Wer bekommt das Geld?' });
  await payee.selectOption('jede Zeile: Konto in der Liste');
  await expect(series.codes).toHaveAccessibleName(/an Erika, 5,00\s€/);
  await payee.selectOption('alle: Konto im Formular oben');
  await expect(page.getByText('2\u00A0Karten.')).toBeVisible();
  await expect(series.codes.last()).toHaveAccessibleName(/an Verein, 6,00\s€/);
  await page.locator('summary', { hasText: 'Spalten der Karten' }).click();
  await payee.selectOption('jede Zeile: Konto in der Liste');
  await expect(series.codes).toHaveAccessibleName(/an Erika, 5,00\s€/);
});

test('a thousand cards show their progress and can be cancelled; 2,000 are the most', async ({ page }) => {
  const series = await openSeries(page);
  await series.choose('liste.csv', longList(1000));
  await expect(page.getByText('1.000\u00A0Karten.')).toBeVisible();
  await expect(series.codes).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Vorige Seite' })).toHaveCSS('cursor', 'not-allowed');
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(page.getByText('Seite\u00A02 von\u00A0125')).toBeVisible();
  await expect(series.codes.first()).toHaveAccessibleName(/an Erika 8,/);
  await series.saveZip.click();
  await cancelJob(page);
  await expect(page.getByText('Abgebrochen. Ihre Liste ist noch da.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Die Karten werden gezeichnet' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await series.choose('liste.csv', longList(2001));
  await expect(page.getByText(/Die Liste hat 2\.001\sZeilen\. Möglich sind höchstens 2\.000/)).toBeVisible();
  await expect(series.saveZip).toHaveCount(0);
});

test('a doubtful card is saved and printed only if the visitor says so [11.22]', async ({ page }) => {
  const series = await openSeries(page);
  await series.read(
    [
      HEADER,
      'Bernd;DE22 3704 0044 0512 0130 00;1;x;',
      `Anna;${IBAN};1;x;`,
      'Clara;DE44 9999 9999 0532 0130 00;1;x;',
    ].join('\n'),
  );
  await expect(
    page.getByText('1\u00A0Karte, 1\u00A0Karte zum Prüfen, 1\u00A0Zeile ohne Karte.'),
  ).toBeVisible();
  const refused = await series.rowsIn('Zeilen ohne Karte');
  await expect(refused).toHaveText(/^Zeile\s4, Clara: Bank unbekannt: Die Bankleitzahl 99999999 steht nicht/);
  const doubtful = await series.rowsIn('Karten zum Prüfen');
  await expect(doubtful).toHaveText(/^Zeile\s2, Bernd: Die Kontonummer in dieser IBAN passt nicht/);
  const namesOfFiles = async () => (await savedCards(page)).map(({ name }) => name);
  expect(await namesOfFiles()).toEqual(['1-Anna.png']);
  await page.getByRole('checkbox', { name: 'Geprüft: diese Karte mit speichern und drucken' }).check();
  expect(await namesOfFiles()).toEqual(['1-Bernd.png', '2-Anna.png']);
});

test('eight printed cards with headline, name, IBAN, amount and purpose fill a sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const series = await openSeries(page);
  await series.field('IBAN').fill(IBAN);
  await series.field('Empfängername').fill('Einzelne Karte');
  await series.read(list);
  await page.getByRole('combobox', { name: 'Wer bekommt das Geld?' }).selectOption('list');
  await expect(page.locator('[data-giro-code] [data-variant=primary]:visible')).toHaveText([
    'PNG-Bilder als ZIP speichern',
  ]);
  await series.printCards.click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  const codes = page.getByRole('img', { name: /^GiroCode für/ });
  await expect(codes).toHaveCount(2);
  for (const text of ['Rechnung 7', 'Bäckerei Größ', IBAN, '12,50\u00A0€', 'ohne festen Betrag'])
    await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
  for (const text of ['Einzelne Karte', 'Zeilen ohne Karte', 'Spalten der Karten', /^Jede Zeile wird/])
    await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading').filter({ visible: true })).toHaveCount(0);
  const read = await readPicture(page, await codes.first().screenshot());
  expect(read.lines).toContain('Brötchen für Größe');

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await series.read(longList(16));
  await page.getByRole('combobox', { name: 'Wer bekommt das Geld?' }).selectOption('list');
  await series.printCards.click();
  const printed = page.locator('[data-printed-series]');
  await expect(printed).toHaveCount(1);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(2);
  // Until something changes or the section is closed, in whose place the single card is shown.
  const single = page.getByRole('button', { name: 'Karte drucken', exact: true });
  const section = page.getByText('Viele GiroCodes aus einer Liste', { exact: true });
  await expect(single).toBeHidden();
  await section.click();
  await expect(single).toBeVisible();
  await expect(printed).toHaveCount(0);
  await page.getByRole('link', { name: 'Aus einer Liste' }).click();
  await expect(series.printCards).toBeVisible();
  // Ctrl+P
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(printed).toHaveCount(1);
  await series.field('Betrag').fill('7');
  await expect(printed).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(series.code.getByText('Einzelne Karte')).toBeVisible();
});

test('without its code the series says so, and tries again', async ({ page }) => {
  mayComplain();
  await page.route(/\/_astro\/Series\./, (route) => route.abort());
  await openGiroCode(page);
  const section = page.getByText('Viele GiroCodes aus einer Liste', { exact: true });
  await section.click();
  await expect(page.getByText(/^Diese Funktion konnte nicht geladen werden/)).toBeVisible();
  await page.unroute(/\/_astro\/Series\./);
  await section.click();
  await section.click();
  await expect(page.getByRole('button', { name: 'Liste lesen' })).toBeVisible();
});
