import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { calculatorOn, openCalculator } from '../../support/calculatorPage.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { savedBy } from '../../support/files.ts';
import {
  fill,
  type GiroCodePage,
  openGiroCode,
  reachButtons,
  readPicture,
} from '../../support/giroCodePage.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

const typed = {
  IBAN: 'DE89 3704 0044 0532 0130 00',
  Empfängername: 'Bäckerei Größ & Söhne',
  Betrag: '1.234,5 €',
  Verwendungszweck: 'Brötchen für 🎂, 20 % Rabatt',
};
const lines = [
  ...['BCD', '002', '1', 'SCT', '', 'Bäckerei Größ & Söhne', 'DE89370400440532013000', 'EUR1234.50', '', ''],
  'Brötchen für 🎂, 20 % Rabatt',
];

/** The content of the code on the screen, read from a screenshot. */
async function linesOnScreen(page: Page, tool: GiroCodePage): Promise<string[]> {
  // Below the bar of the site nothing can be scanned.
  await tool.picture.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
  return (await readPicture(page, await tool.picture.screenshot())).lines;
}

test('the PNG and the printed card say every line as it was typed [11.5]', async ({ page }) => {
  const tool = await openGiroCode(page, typed);
  await reachButtons(page);
  const png = await savedBy(page, 'Bild speichern (PNG)');
  expect(png.name).toBe('girocode.png');
  const read = await readPicture(page, png.content);
  expect(read.lines).toEqual(lines);
  expect(read.width).toBeGreaterThanOrEqual(1000);

  await page.emulateMedia({ media: 'print' });
  await expect(tool.field('IBAN')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Häufige Fragen' })).toBeHidden();
  await expect(tool.savePng).toBeHidden();
  for (const text of ['DE89 3704 0044 0532 0130 00', '1.234,50\u00A0€', 'Bäckerei Größ & Söhne'])
    await expect(tool.code.getByText(text)).toBeVisible();
  await expect.poll(() => linesOnScreen(page, tool)).toEqual(lines);
});

test('in light and dark colours the code can be scanned, and axe finds no violation', async ({ page }) => {
  const tool = await openGiroCode(page);
  await tool.moreFields.click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await fill(tool, { ...typed, Überschrift: 'Rechnung 7', 'Strukturierte Referenz': '' });
    await expect.poll(() => linesOnScreen(page, tool)).toEqual(lines);
    // The code is not drawn while a field is wrong.
    await expectNoViolations(page);
    await tool.field('Strukturierte Referenz').fill('RF12');
    await tool.field('BIC').focus();
    await expect(page.getByText('Das ist keine Referenz')).toBeVisible();
    await expectNoViolations(page);
  }
});

test('who has only bank code and account number is led to the calculator', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const tool = await openGiroCode(page);
  const [summary, code] = [await tool.moreFields.boundingBox(), await tool.code.boundingBox()];
  const between = (code?.y ?? 0) - (summary?.y ?? 0) - (summary?.height ?? 0);
  expect(between, 'the focus ring is whole').toBeGreaterThanOrEqual(5);
  for (const given of ['', '37040044 532013000']) {
    await tool.field('IBAN').fill(given);
    await tool.field('Empfängername').focus();
    await expect(tool.field('IBAN')).toHaveAccessibleDescription(/Nur Bankleitzahl und Kontonummer\?/);
    await expect(tool.field('IBAN')).not.toHaveAccessibleDescription(/O statt der 0/);
  }
  await page.locator('form').getByRole('link', { name: 'IBAN berechnen' }).click();
  await expect(page).toHaveURL('/');
  await expect(calculatorOn(page).iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});

test('what is wrong is said at its field; what is doubtful differs [10.10] [11.14]', async ({ page }) => {
  const tool = await openGiroCode(page, { ...typed, IBAN: 'DE89 3704 0044 0532 0130 01', Betrag: 'zwölf' });
  await tool.field('Verwendungszweck').focus();
  await expect(tool.field('IBAN')).toHaveAccessibleDescription(/Die Prüfziffern passen nicht[^\d]+$/);
  await expect(tool.field('Betrag')).toHaveAccessibleDescription(/Diesen Betrag können wir nicht lesen/);
  await expect(tool.field('Empfängername')).toHaveAccessibleDescription('wie auf dem Konto');
  await expect(tool.code).toContainText('Bitte ändern: IBAN, Betrag.');
  await expect(tool.picture).toHaveCount(0);

  const wrong = page.locator('[data-tone=wrong]').filter({ hasText: 'Die Prüfziffern passen nicht.' });
  await expect(wrong).toBeVisible();
  const signOf = async (sentence: typeof wrong) => ({
    colour: await sentence.evaluate((element) => getComputedStyle(element).color),
    drawing: await sentence.locator('svg').innerHTML(),
  });
  const ofWrong = await signOf(wrong);
  // The Commerzbank checks this account number by method 13.
  await fill(tool, { IBAN: ibanFormula('37040044', '512013000').iban });
  const doubtful = page
    .locator('span[data-tone=caution]')
    .filter({ hasText: 'Die Kontonummer in dieser IBAN passt nicht zu den Regeln der Bank.' });
  await expect(doubtful).toBeVisible();
  const ofDoubtful = await signOf(doubtful);
  expect(ofDoubtful.colour).not.toBe(ofWrong.colour);
  expect(ofDoubtful.drawing).not.toBe(ofWrong.drawing);

  await fill(tool, { IBAN: typed.IBAN, Betrag: typed.Betrag });
  await expect.poll(() => linesOnScreen(page, tool)).toEqual(lines);

  await fill(tool, { IBAN: 'DE89 3704 0044 0532 0130 01' });
  await page.getByRole('link', { name: 'Mit „IBAN prüfen“ genau nachsehen' }).click();
  await expect(page.getByText(/^0 statt 1 an Stelle/)).toBeVisible();
});

test.describe('on a phone 320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('nothing is cut, targets are large, and the code can be scanned', async ({ page }) => {
    const tool = await openGiroCode(page, {
      ...typed,
      Empfängername: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenverein',
    });
    await expect(tool.picture).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const target of [tool.savePng, tool.moreFields, tool.field('IBAN')])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect.poll(async () => (await linesOnScreen(page, tool))[6]).toBe(lines[6]);
  });
});

test('„Teilen“ is closed at first, and its link brings the same result [19.5]', async ({ page, context }) => {
  const calculator = await openCalculator(page, '20070000', '1234566');
  const share = calculator.result.getByRole('button', { name: 'Teilen', expanded: false });
  const copyLink = calculator.result.getByRole('button', { name: 'Link kopieren' });
  await expect(share).toBeVisible();
  await expect(copyLink).toBeHidden();
  await share.click();
  await expect(calculator.result.getByText(/Wer den Link bekommt/)).toBeVisible();
  await copyLink.click();
  await expect(calculator.result.getByText('Der Link ist kopiert.')).toBeAttached();
  const link = await readClipboard(page);
  expect(new URL(link).pathname + new URL(link).search).toBe('/');
  expect(new URL(link).hash).toBe('#blz=20070000&konto=1234566');

  const other = await context.newPage();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(link);
  await expect(other.getByText('DE68 2007 0000 0123 4566 00').first()).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  expect(requests.filter((url) => url.includes('1234566'))).toEqual([]);
});
