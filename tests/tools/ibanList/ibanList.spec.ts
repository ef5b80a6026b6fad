import type { Page } from '@playwright/test';
import { resultTitles } from '../../../src/features/ibanList/convert/resultColumns.ts';
import { cancelJob } from '../../support/cancelJob.ts';
import { chooseFile, savedBy } from '../../support/files.ts';
import { expectResult, status } from '../../support/listPage.ts';
import { expect, test } from '../../support/siteTest.ts';
import { startTool } from '../../support/startTool.ts';

const IBAN = 'DE89370400440532013000';

const chooseFixture = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles(`tests/fixtures/ibanList/${name}`);

/** The lines of the saved CSV. */
async function savedLines(page: Page, expectedName = 'lang-IBAN.csv'): Promise<string[]> {
  const { name, content } = await savedBy(page, 'Als CSV speichern');
  expect(name).toBe(expectedName);
  const text = String(content);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n');
}

/** Rows of one bank, so that the time depends only on their number. */
function longList(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `37040044;532013000;Zeile ${row}`);
  return `BLZ;Konto;Name\n${lines.join('\n')}\n`;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('a file in Windows-1252 is saved as CSV with all its cells [11.4]', async ({ page }) => {
  await chooseFixture(page, 'excel-semikolon.csv');
  await expectResult(page);
  await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeFocused();
  await expect(page.getByText('Spalten: A Bankleitzahl, B Kontonummer')).toBeVisible();
  const lines = await savedLines(page, 'excel-semikolon-IBAN.csv');
  expect(lines[0]).toBe(['BLZ;Kontonummer;Name', ...resultTitles([])].join(';'));
  expect(lines[1]).toContain(`37040044;532013000;Jörg Müller;${IBAN};COBADEFFXXX;Commerzbank;berechnet;`);
  expect(lines).toHaveLength(4);
});

test('a paste of 100,000 lines comes back complete and in its order [11.4]', async ({ page }) => {
  await startTool(page);
  const field = page.getByLabel('Aus der Tabelle kopieren und hier einfügen');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, longList(100_000));
  await expectResult(page);
  await expect(field).toHaveValue('');
  const lines = await savedLines(page, 'Liste-IBAN.csv');
  expect(lines).toHaveLength(100_002);
  for (const row of [0, 1, 49_999, 99_999])
    expect(lines[row + 1]).toMatch(new RegExp(`^37040044;532013000;Zeile ${row};DE`));
});

test('what was recognised can be corrected, and no choice is cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseFile(page, 'lang.csv', 'Anna,37040044;532013000,x\nBernd,37040044;532013000,y\n');
  await expect(page.getByText('In keiner Spalte haben wir Bankleitzahlen')).toBeVisible();
  const roomOfSelects = await page.getByRole('combobox').evaluateAll((selects) =>
    selects.map((select) => {
      const { clientWidth } = select;
      select.style.width = 'max-content';
      return clientWidth - select.clientWidth;
    }),
  );
  expect(Math.min(...roomOfSelects)).toBeGreaterThanOrEqual(0);
  await page.getByLabel('Trennzeichen').selectOption({ label: 'Komma ( , )' });
  await page.getByLabel('Was steht in der Liste?').selectOption({ label: 'BLZ und Konto, eine Spalte' });
  await page.getByLabel('BLZ und Konto').selectOption('1');
  await page.getByLabel('Überschriften der Spalten').selectOption('in Zeile 1');
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  await expectResult(page);
  const lines = await savedLines(page);
  expect(lines[0]).toContain('Anna;"37040044;532013000";x;IBAN;');
  expect(lines[1]).toContain(`Bernd;"37040044;532013000";y;${IBAN};`);
});

test('progress moves, and cancelling keeps the list and its settings', async ({ page }) => {
  // Quoted cells do not take the fast path, which gives enough time for a click on a fast machine, too.
  await chooseFile(page, 'lang.csv', longList(100_000).replaceAll(/Zeile \d+/g, '"$&"'));
  const start = page.getByRole('button', { name: 'Liste umrechnen' });
  await cancelJob(page);
  await expect(page.getByText('Abgebrochen. Ihre Liste ist unverändert')).toBeVisible();
  await expect(start).toBeEnabled();
});

test('what is no list is refused with a sentence, and the page still works', async ({ page }) => {
  // Other reasons: src/features/ibanList/worker/fixtures.test.ts.
  await chooseFixture(page, 'bild.png');
  await expect(status(page, 'Diese Datei ist weder CSV noch XLSX')).toBeVisible();
  await chooseFixture(page, 'utf8-mit-bom.csv');
  await expectResult(page);
});

test('the page shows the beginning of long cells, and the file keeps all of them', async ({ page }) => {
  const note = 'Notiz '.repeat(20_000);
  await chooseFile(page, 'lang.csv', `BLZ;Konto;Artikel\n${`37040044;532013000;${note}\n`.repeat(20)}`);
  const lines = await savedLines(page);
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText('Notiz …');
  for (const line of lines.slice(1, 21)) expect(line).toContain(note);
});

test('nothing is converted before the visitor has chosen between two columns [11.30]', async ({ page }) => {
  const list = 'BLZ;Konto;neues Konto\n37040044;4711;532013000\n37040044;4712;532013001\n';
  await chooseFile(page, 'liste.csv', list);
  const start = page.getByRole('button', { name: 'Liste umrechnen' });
  await expect(page.getByText('In welcher Spalte stehen die Nummern?')).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(start).toBeInViewport({ ratio: 1 });
  const preview = page.getByRole('region', { name: 'Vorschau der ersten Zeilen' });
  await expect(preview.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await chooseFile(page, 'ohne.csv', list.replace(/.*\n/, ''));
  await expect(page.getByLabel('Kontonummer')).toContainText('B (4711)');
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  const names = 'Anna Schulz;10020030;52071224\nBernd Wolf;10010010;52060410\nClara Kurz;10000000;37040044\n';
  await chooseFile(page, 'namen.csv', names);
  for (const name of ['Bankleitzahl', 'Kontonummer']) await expect(page.getByLabel(name)).toHaveValue('-1');
  await expect(start.locator('..')).toContainText('Wählen Sie zuerst oben die Spalten.');
  await expect(preview.getByRole('columnheader')).toHaveText(['A', 'B', 'C']);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await chooseFile(page, 'liste.csv', list);
  await page.getByLabel('Kontonummer').selectOption({ label: 'C: neues Konto (532013000)' });
  await start.click();
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText(
    'DE89 3704 0044 0532 0130 00',
  );
});
