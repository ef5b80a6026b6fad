import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/siteTest.ts';

async function choose(page: Page, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
}

/** Converts the chosen list. @returns the lines of the saved CSV */
async function convertAndSave(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('one byte of another encoding leaves all other umlauts as they are', async ({ page }) => {
  const head = `BLZ;Konto;Name\n${'37040044;532013000;Müller\n'.repeat(20_000)}`;
  const bad = Buffer.from('37040044;532013000;Größe\n', 'latin1');
  await choose(page, Buffer.concat([Buffer.from(head), bad, Buffer.from('37040044;532013000;Jörg\n')]));
  const lines = await convertAndSave(page);
  expect(lines.filter((line) => line.includes(';Müller;'))).toHaveLength(20_000);
  expect(lines.at(-3)).toMatch(/;Größe;.*Ein Zeichen ist anders gespeichert als der Rest der Liste/);
  expect(lines.at(-2)).toContain(';Jörg;');
  await expect(page.getByText(/1\sZeile enthält Zeichen, die anders gespeichert sind/)).toBeVisible();
});

test('a line of 12 MB and 16,384 columns are refused with a sentence, and the page still works', async ({
  page,
}) => {
  for (const [content, sentence] of [
    [
      `BLZ;Konto\n37040044;532013000\n37040044;"${'x'.repeat(12_000_000)}"\n`,
      /Eine Zeile ist länger als 4\sMB/,
    ],
    [`BLZ;Konto${';'.repeat(16_382)}\n37040044;532013000${';'.repeat(16_382)}\n`, /mehr als 256\sSpalten/],
  ] as const) {
    await page.goto('/iban-liste');
    await choose(page, content);
    const refusal = page.getByRole('status').filter({ hasText: sentence });
    await expect(refusal).toBeVisible({ timeout: 60_000 });
    const back = page.getByRole('button', { name: 'Andere Liste' });
    if (await back.isVisible()) await back.click();
    await choose(page, 'BLZ;Konto\n37040044;532013000\n');
    await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
  }
});

test('the page shows the beginning of long cells, and the file keeps all of them', async ({ page }) => {
  const note = 'Notiz '.repeat(20_000);
  await choose(page, `BLZ;Konto;Notiz\n${`37040044;532013000;${note}\n`.repeat(20)}`);
  const lines = await convertAndSave(page);
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText('Notiz …');
  for (const line of lines.slice(1, 21)) expect(line).toContain(note);
});
