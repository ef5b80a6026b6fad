import { appendFile, readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSheet } from 'read-excel-file/node';
import { RESULT_COLUMNS } from '../../../src/features/ibanList/convert/resultColumns.ts';
import { cancelJob } from '../../support/cancelJob.ts';
import { chooseFile, savedBy } from '../../support/files.ts';
import { expect, test } from '../../support/siteTest.ts';
import { readZip, rowXml, sheetXml, workbookFile } from '../../support/xlsxFile.ts';

const IBAN = 'DE89370400440532013000';
const RESULT = RESULT_COLUMNS.map(({ title }) => title);

async function convert(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible({ timeout: 60_000 });
}

const saveXlsx = (page: Page) => savedBy(page, 'Als Excel speichern');

const status = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence });

/** Rows of one bank, so that the time depends only on their number. */
function longSheet(rows: number): string {
  return sheetXml(
    Array.from({ length: rows }, (_, row) => rowXml(row + 1, [37040044, 532_013_000, 'Zeile'])).join(''),
  );
}

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('an XLSX file is read, and returned with its cells unchanged [11.4]', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles('tests/fixtures/ibanList/mitglieder.xlsx');
  await convert(page);
  const download = await saveXlsx(page);
  expect(download.name).toBe('mitglieder-IBAN.xlsx');
  const rows = await readSheet(download.path);
  expect(rows[0]).toEqual(['Name', 'BLZ', 'Konto', 'seit', ...RESULT]);
  expect(rows[1]?.slice(0, 5)).toEqual([
    'Jörg',
    37_040_044,
    532_013_000,
    new Date(Date.UTC(2020, 0, 31)),
    IBAN,
  ]);
  expect(rows).toHaveLength(5);
  const [before, after] = [
    await readFile('tests/fixtures/ibanList/mitglieder.xlsx'),
    await readFile(download.path),
  ].map(readZip);
  for (const [name, { packed }] of before ?? [])
    if (!name.includes('sheet1.xml')) expect(after?.get(name)?.packed.equals(packed), name).toBe(true);
});

test('the sheet with accounts is shown first, and another one can be chosen and saved', async ({ page }) => {
  const sheets = {
    Hinweise: rowXml(1, ['Stand', 'Januar']),
    Alt: rowXml(1, [37040044, 532013000]),
    Neu: rowXml(1, [10050000, 135]) + rowXml(2, [37040044, 532013000]),
  };
  await chooseFile(page, 'mappe.xlsm', workbookFile({ sheets, hidden: ['Neu'] }));
  await convert(page);
  await expect(page.getByText('Tabellenblatt „Alt“')).toBeVisible();
  await expect(page.getByText('Die Datei hat 3\u00A0Tabellenblätter.')).toBeVisible();
  await page.getByRole('button', { name: 'Spalten ändern' }).click();
  const sheet = page.getByLabel('Tabellenblatt');
  await expect(sheet).toHaveValue('1');
  await sheet.selectOption('Neu (ausgeblendet)');
  await expect(page.getByRole('cell', { name: '10050000' })).toBeVisible();
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  await convert(page);
  const download = await saveXlsx(page);
  expect(download.name).toBe('mappe-IBAN.xlsm');
  const path = download.path;
  expect((await readSheet(path, 'Neu'))[1]?.[2]).toBe(IBAN);
  expect((await readSheet(path, 'Alt'))[0]).toHaveLength(2);
});

test('a browser that cannot unpack ZIP files says so', async ({ page }) => {
  await page.route('**/listWorker*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete globalThis.DecompressionStream;${await response.text()}` });
  });
  await chooseFile(page, 'liste.xlsx', workbookFile({ sheets: { Liste: rowXml(1, [37040044, 532013000]) } }));
  await expect(status(page, 'Ihr Browser ist zu alt')).toBeVisible();
});

test('the worker says that a list is a spreadsheet before it reads it', async ({ page }) => {
  await page.evaluate(() => {
    const { Worker } = window;
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        const said: string[] = [];
        Object.assign(window, { said });
        this.addEventListener('message', ({ data }) => said.push(data.type));
      }
    };
  });
  const sheets = { Hinweise: rowXml(1, ['Stand']), Liste: rowXml(1, [37040044, 532013000]) };
  await chooseFile(page, 'liste.xlsx', workbookFile({ sheets }));
  await convert(page);
  const [first, ...others] = await page.evaluate((): string[] => Reflect.get(window, 'said'));
  expect(first).toBe('spreadsheet');
  // On a busy machine the worker also says how far it has come.
  expect(others.filter((type) => type !== 'progress').slice(0, 2)).toEqual(['done', 'done']);
});

test('saving a spreadsheet can be cancelled and started again', async ({ page }) => {
  await chooseFile(page, 'lang.xlsx', workbookFile({ sheets: { Liste: longSheet(40_000) } }));
  await convert(page);
  const save = page.getByRole('button', { name: 'Als Excel speichern' });
  await save.click();
  await cancelJob(page);
  await expect(save).toBeEnabled();
  const path = (await saveXlsx(page)).path;
  const xml = String(readZip(await readFile(path)).get('xl/worksheets/sheet1.xml')?.content);
  expect(xml.match(/<row /g)).toHaveLength(40_000);
  expect(xml).toMatch(/<row r="40000">.*<c r="D40000" t="inlineStr"><is><t>DE\d{20}</);
});

test.describe('a file that is changed after it was chosen', () => {
  const changed = 'Die Datei wurde geändert, verschoben oder gelöscht';

  for (const [kind, content] of [
    ['csv', 'BLZ;Konto\n37040044;532013000\n'],
    [
      'xlsx',
      workbookFile({ sheets: { Liste: rowXml(1, ['BLZ', 'Konto']) + rowXml(2, [37040044, 532013000]) } }),
    ],
  ] as const)
    test(`is said to be so: ${kind}`, async ({ page }, testInfo) => {
      const path = testInfo.outputPath(`liste.${kind}`);
      await writeFile(path, content);
      await page.locator('input[type=file]').setInputFiles(path);
      await convert(page);
      await appendFile(path, ' ');
      if (kind === 'csv') {
        await page.getByRole('button', { name: 'Spalten ändern' }).click();
        await page.getByRole('button', { name: 'Liste umrechnen' }).click();
      } else await page.getByRole('button', { name: 'Als Excel speichern' }).click();
      await expect(status(page, changed)).toBeVisible();
      await expect(status(page, changed)).not.toHaveClass(/visually-hidden/);
    });
});

test.describe('with a script that is no longer there', () => {
  test.use({ mayComplain: true });

  test('as in a tab from before a new version, the reason is said', async ({ page }) => {
    await page.route('**/spreadsheets-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await chooseFile(
      page,
      'liste.xlsx',
      workbookFile({ sheets: { Liste: rowXml(1, [37040044, 532013000]) } }),
    );
    await expect(status(page, 'Ein Teil dieser Seite konnte nicht geladen werden.')).toBeVisible();
  });
});
