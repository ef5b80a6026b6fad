import type { Page } from '@playwright/test';
import { readClipboardPicture } from '../../support/clipboard.ts';
import { savedBy } from '../../support/files.ts';
import { fill, openGiroCode, reachButtons, readPicture } from '../../support/giroCodePage.ts';
import { expect, test } from '../../support/siteTest.ts';

const typed = { IBAN: 'DE89 3704 0044 0532 0130 00', Empfängername: 'Erika', Betrag: '12,50' };
const lines = ['BCD', '002', '1', 'SCT', '', 'Erika', 'DE89370400440532013000', 'EUR12.50'];
const headline = 'Beitrag <2026> & Spende';

async function save(page: Page) {
  await reachButtons(page);
  return readPicture(page, (await savedBy(page, 'Bild speichern (PNG)')).content);
}

test('the headline is above the code in the picture, and not in the code [11.15]', async ({ page }) => {
  const tool = await openGiroCode(page, typed);
  const bare = await save(page);
  expect(bare).toMatchObject({ lines, height: bare.width, darkAbove: false });
  await tool.moreFields.click();
  await tool.field('Überschrift').fill(headline);
  await expect(tool.code.getByText(headline)).toBeVisible();
  const headed = await save(page);
  expect(headed).toMatchObject({ lines, width: bare.width, darkAbove: true });
  expect(headed.height).toBeGreaterThan(headed.width);
});

test('„Bild kopieren“ puts the picture with its headline into the clipboard [11.15]', async ({ page }) => {
  // A busy browser: Chromium encodes this way in idle time, seconds later.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = () => undefined;
  });
  await page.clock.install();
  const tool = await openGiroCode(page);
  await tool.moreFields.click();
  await fill(tool, { ...typed, Überschrift: headline });
  await expect(tool.code.getByText(headline)).toBeVisible();
  await reachButtons(page);
  // „Kopiert“ stays.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const copy = page.getByRole('button', { name: 'Bild kopieren' });
  await copy.click();
  await expect(copy).toHaveText('Kopiert');
  await expect(copy).toHaveAccessibleName('Bild kopieren: Kopiert');
  await expect(page.getByText('Das Bild ist kopiert.')).toBeAttached();
  const copied = await readPicture(page, await readClipboardPicture(page));
  expect(copied).toMatchObject({ lines, darkAbove: true });
  // What was copied is not said of another picture.
  await tool.field('Betrag').fill('13');
  await expect(page.getByText('Das Bild ist kopiert.')).toHaveCount(0);
});

test('a browser that cannot copy pictures leads to the file instead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'ClipboardItem', { value: undefined }));
  await openGiroCode(page, typed);
  await reachButtons(page);
  await page.getByRole('button', { name: 'Bild kopieren' }).click();
  await expect(page.getByText(/erlaubt es nicht, Bilder zu kopieren/)).toBeInViewport();
  expect((await save(page)).lines).toEqual(lines);
});
