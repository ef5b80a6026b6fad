import type { Page } from '@playwright/test';
import { chooseFile } from './files.ts';
import { expect } from './siteTest.ts';

/** Rows of each kind. */
export const MIXED = [
  'BLZ;Konto;Name',
  '37040044;532013000;Anna',
  '37040044;532013100;Doris',
  '12345678;4711;Emil',
  "37040044;'532013001;Fritz",
  '3704004;1;Gerda',
  '37040044;532013002;Hans',
  '',
].join('\n');

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
/** The rows of the result that are shown. */
export const rowsOf = (page: Page) => page.locator('[data-result] tr[aria-rowindex]:has(td)');
export const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

export async function expectResult(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ergebnis', exact: true })).toBeVisible({ timeout: 60_000 });
}

/** Chooses a list on the page of the tool and waits for its rows. */
export async function convert(page: Page, content: string): Promise<void> {
  await chooseFile(page, 'liste.csv', content);
  await expect(rowsOf(page).first()).toBeVisible({ timeout: 60_000 });
}

/** Fills in the form of a row and sends it. */
export async function correct(page: Page, row: number, bankCode = '37040044', accountNumber = '532013000') {
  await button(page, `Zeile ${row} berichtigen`).click();
  await page.getByLabel('Bankleitzahl').fill(bankCode);
  await page.getByLabel('Kontonummer').fill(accountNumber);
  await page.keyboard.press('Enter');
}
