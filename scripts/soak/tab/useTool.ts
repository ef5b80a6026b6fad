import { expect, type Page } from '@playwright/test';
import { calculatorOn } from '../../../tests/calculatorPage.ts';
import { contactFormOn, sentText } from '../../../tests/contactPage.ts';
import type { Tool } from '../../../tests/everyTool.ts';

/** Uses a tool until it shows a result. */
export async function use(page: Page, tool: Tool): Promise<void> {
  await tool.use(page);
  if (tool.path !== '/kontakt') return;
  const form = contactFormOn(page);
  await form.send.click();
  await expect(form.notification).toContainText(sentText);
  await expect(form.message).toHaveValue('');
}

/** Converts a list from a file. What is typed in several lines would leave a node for each in the history for „Undo“. */
export async function convertListFile(page: Page): Promise<void> {
  const buffer = Buffer.from('BLZ;Konto;Name\n37040044;9537148;Zwirbelhuber');
  await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
}

/** Returns to the empty tool without loading the page, as a visitor does who has several numbers. */
export async function beginAgain(page: Page, { path }: Tool): Promise<void> {
  const main = page.getByRole('main');
  if (path === '/') await calculatorOn(page).restart.click();
  if (path === '/iban-liste') await main.getByRole('button', { name: 'Neue Liste' }).click();
  if (path === '/girocode') await main.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
  for (const field of await main.getByRole('textbox').all()) await field.fill('');
}
