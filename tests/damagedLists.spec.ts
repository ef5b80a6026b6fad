import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './siteTest.ts';

const IBAN = 'DE89370400440532013000';

async function choose(page: Page, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
}

/** Converts the chosen list. @returns the lines of the saved CSV */
async function convertAndSave(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('a bank code with an addition makes no account number of it', async ({ page }) => {
  const rows = [
    '37040044 (Filiale 12);532013000',
    '37040044-001;532013000',
    '3,7040044E+07;#NV',
    '37040044;10779,00',
  ];
  await choose(page, `BLZ;Konto\n37040044;532013000\n${rows.join('\n')}\n`);
  const lines = await convertAndSave(page);
  expect(lines[1]).toContain(`;${IBAN};`);
  for (const line of lines.slice(2, 5)) expect(line).toContain(';;;;nicht lesbar;');
  expect(lines[5]).toContain('37040044;10779,00;DE35370400440000010779;');
});

test('a quote before a name swallows no row, and the page shows the sum of the rows', async ({ page }) => {
  const rows = Array.from({ length: 60 }, (_, row) => `Name ${row};37040044;${532013000 + row}`);
  await choose(page, `Name;BLZ;Konto\n"Alte Post" Inh. Huber;37040044;532013000\n${rows.join('\n')}\n`);
  const lines = await convertAndSave(page);
  expect(lines).toHaveLength(63);
  expect(lines[1]).toContain(`37040044;532013000;${IBAN};`);
  await expect(
    page.getByText(
      /Gelesen: 62\sZeilen = 1\sZeile mit Titel oder Überschriften \+ 61\sZeilen\. Alle sind im Ergebnis\./,
    ),
  ).toBeVisible();
});

test('line breaks inside cells are part of the sum', async ({ page }) => {
  await choose(page, 'BLZ;Konto;Notiz\n37040044;532013000;"erste\nzweite"\n20070000;1234566;x\n');
  const lines = await convertAndSave(page);
  expect(lines[1]).toContain(`37040044;532013000;"erste\nzweite";${IBAN}`);
  await expect(
    page.getByText(
      /4\sZeilen = 1\sZeile mit Titel oder Überschriften \+ 2\sZeilen \+ 1\sZeilenumbruch in Zellen/,
    ),
  ).toBeVisible();
});

test('one byte of another encoding leaves all other umlauts as they are', async ({ page }) => {
  const head = `BLZ;Konto;Name\n${'37040044;532013000;Müller\n'.repeat(20_000)}`;
  const bad = Buffer.from('37040044;532013000;Größe\n', 'latin1');
  await choose(page, Buffer.concat([Buffer.from(head), bad, Buffer.from('37040044;532013000;Jörg\n')]));
  const lines = await convertAndSave(page);
  expect(lines.filter((line) => line.includes(';Müller;'))).toHaveLength(20_000);
  expect(lines.at(-3)).toMatch(/;Größe;.*Ein Zeichen war nicht in UTF-8 gespeichert/);
  expect(lines.at(-2)).toContain(';Jörg;');
  await expect(page.getByText(/1\sZeile enthält Zeichen, die nicht in UTF-8 gespeichert sind/)).toBeVisible();
});

for (const [what, sentence, make] of [
  [
    '12 MB in one line',
    /Eine Zeile ist länger als 4\sMB/,
    () => `BLZ;Konto\n37040044;532013000;${'x'.repeat(12_000_000)}`,
  ],
  [
    'a cell of 12 MB in quotes',
    /Eine Zeile ist länger als 4\sMB/,
    () => `BLZ;Konto\n37040044;"${'x'.repeat(12_000_000)}"\n`,
  ],
  [
    '16,384 columns',
    /mehr als 256\sSpalten/,
    () => `BLZ;Konto${';'.repeat(16_382)}\n37040044;532013000${';'.repeat(16_382)}\n`,
  ],
] as const)
  test(`${what} is refused with a sentence, and the page still works`, async ({ page }) => {
    await choose(page, make());
    const start = page.getByRole('button', { name: 'Liste umrechnen' });
    const refusal = page.getByRole('status').filter({ hasText: sentence });
    await expect(start.or(refusal)).toBeVisible();
    if (await start.isVisible()) await start.click();
    await expect(refusal).toBeVisible({ timeout: 60_000 });
    await choose(page, 'BLZ;Konto\n37040044;532013000\n');
    await expect(start).toBeEnabled();
  });

test('the page shows the beginning of long cells, and the file keeps all of them', async ({ page }) => {
  const note = 'Notiz '.repeat(20_000);
  await choose(page, `BLZ;Konto;Notiz\n${`37040044;532013000;${note}\n`.repeat(20)}`);
  await expect(page.getByRole('cell', { name: /^Notiz .*…$/ }).first()).toBeVisible();
  const lines = await convertAndSave(page);
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText('Notiz …');
  for (const line of lines.slice(1, 21)) expect(line).toContain(note);
});

for (const width of [320, 360])
  test(`at ${width} px the result does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await choose(
      page,
      'BLZ;Konto;Name\n37040044 (Filiale 12);532013000;A\n37040044;532013000;"Alte\nPost"\n',
    );
    await convertAndSave(page);
    await page.getByRole('button', { name: '2 Alle Zeilen' }).click();
    await expect(page.getByRole('cell', { name: 'DE89 3704 0044 0532 0130 00' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
