import type { Page } from '@playwright/test';
import { chooseFile } from '../../support/files.ts';
import { expect, test } from '../../support/siteTest.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const WORKER = /\/_astro\/listWorker-/;
const DIRECTORY = /\/daten\/banken\./;

/** Opens the page and moves the pointer to the card that accepts a list. */
async function turnToTheList(page: Page, beforeThat: () => void = () => {}): Promise<void> {
  await page.goto('/iban-liste');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  beforeThat();
  await page.getByRole('button', { name: 'Datei wählen' }).hover();
}

async function expectConverted(page: Page): Promise<void> {
  await chooseFile(page, 'a.csv', 'BLZ;Konto;Name\n37040044;532013000;Anna\n');
  await expect(page.getByRole('cell', { name: IBAN })).toBeVisible();
}

test('what a list needs is loaded as soon as somebody turns to it, and not before', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isRequested = (file: RegExp) => requests.some((url) => file.test(url));
  await turnToTheList(page, () => {
    expect(isRequested(WORKER) || isRequested(DIRECTORY)).toBe(false);
  });
  await expect.poll(() => isRequested(WORKER) && isRequested(DIRECTORY)).toBe(true);
  await expectConverted(page);
  expect(requests.filter((url) => DIRECTORY.test(url))).toHaveLength(1);
});
