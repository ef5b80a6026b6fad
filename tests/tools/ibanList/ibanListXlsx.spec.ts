import { appendFile, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { cancelJob } from '../../support/cancelJob.ts';
import { chooseFile, savedBy } from '../../support/files.ts';
import { expectResult, status } from '../../support/listPage.ts';
import { expect, mayComplain, test } from '../../support/siteTest.ts';
import { readZip, rowXml, sheetXml, workbookFile } from '../../support/xlsxFile.ts';

const IBAN = 'DE89370400440532013000';

const saveXlsx = (page: Page) => savedBy(page, 'Als Excel speichern');

/** Rows of one bank, so that the time depends only on their number. */
function longSheet(rows: number): string {
  return sheetXml(
    Array.from({ length: rows }, (_, row) => rowXml(row + 1, [37040044, 532_013_000, 'Zeile'])).join(''),
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('the sheet with accounts is shown first, and another one can be chosen and saved', async ({ page }) => {
  const sheets = {
    Hinweise: rowXml(1, ['Stand', 'Januar']),
    Alt: rowXml(1, [37040044, 532013000]),
    Neu: rowXml(1, [10050000, 135]) + rowXml(2, [37040044, 532013000]),
  };
  await chooseFile(page, 'mappe.xlsm', workbookFile({ sheets, hidden: ['Neu'] }));
  await expectResult(page);
  await expect(page.getByText('Tabellenblatt „Alt“')).toBeVisible();
  await expect(page.getByText('Die Datei hat 3\u00A0Tabellenblätter.')).toBeVisible();
  await page.getByRole('button', { name: 'Spalten ändern' }).click();
  const sheet = page.getByLabel('Tabellenblatt');
  await expect(sheet).toHaveValue('1');
  await sheet.selectOption('Neu (ausgeblendet)');
  await expect(page.getByRole('cell', { name: '10050000' })).toBeVisible();
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  await expectResult(page);
  const download = await saveXlsx(page);
  expect(download.name).toBe('mappe-IBAN.xlsm');
  const path = download.path;
  expect((await readSheet(path, 'Neu'))[1]?.[2]).toBe(IBAN);
  expect((await readSheet(path, 'Alt'))[0]).toHaveLength(2);
});

test('a sheet has rows, whatever line breaks are in its cells, and no quotation marks', async ({ page }) => {
  const rows = rowXml(1, ['BLZ', 'Konto', 'Name']) + rowXml(2, [37040044, 532013000, 'Anna\nUlm\n']);
  await chooseFile(page, 'mappe.xlsx', workbookFile({ sheets: { Liste: rows } }));
  await expect(page.getByText('Gelesen: 2\u00A0Zeilen = 1\u00A0Zeile mit Titel oder')).toBeVisible();
  await expect(page.getByText('Anführungszeichen')).toHaveCount(0);
});

test('saving a spreadsheet can be cancelled and started again', async ({ page }) => {
  await chooseFile(page, 'lang.xlsx', workbookFile({ sheets: { Liste: longSheet(40_000) } }));
  await expectResult(page);
  const save = page.getByRole('button', { name: 'Als Excel speichern' });
  await save.click();
  await cancelJob(page);
  await expect(save).toBeEnabled();
  const path = (await saveXlsx(page)).path;
  const xml = String(readZip(await readFile(path)).get('xl/worksheets/sheet1.xml')?.content);
  expect(xml.match(/<row /g)).toHaveLength(40_000);
  expect(xml).toMatch(/<row r="40000">.*<c r="D40000" t="inlineStr"><is><t>DE\d{20}</);
});

const changed = 'Die Datei wurde geändert, verschoben oder gelöscht';

for (const [kind, content] of [
  ['csv', 'BLZ;Konto\n37040044;532013000\n'],
  [
    'xlsx',
    workbookFile({ sheets: { Liste: rowXml(1, ['BLZ', 'Konto']) + rowXml(2, [37040044, 532013000]) } }),
  ],
] as const)
  test(`a file that is changed after it was chosen is said to be so: ${kind}`, async ({ page }, testInfo) => {
    const path = testInfo.outputPath(`liste.${kind}`);
    await writeFile(path, content);
    await page.locator('input[type=file]').setInputFiles(path);
    await expectResult(page);
    await appendFile(path, ' ');
    if (kind === 'csv') {
      await page.getByRole('button', { name: 'Spalten ändern' }).click();
      await page.getByRole('button', { name: 'Liste umrechnen' }).click();
    } else await page.getByRole('button', { name: 'Als Excel speichern' }).click();
    await expect(status(page, changed)).toBeVisible();
    await expect(status(page, changed)).not.toHaveClass(/visually-hidden/);
  });

test('in a tab from before a new version, whose script is gone, the reason is said', async ({ page }) => {
  mayComplain();
  await page.route('**/spreadsheets-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await chooseFile(page, 'liste.xlsx', workbookFile({ sheets: { Liste: rowXml(1, [37040044, 532013000]) } }));
  await expect(status(page, 'Ein Teil dieser Seite konnte nicht geladen werden.')).toBeVisible();
});
