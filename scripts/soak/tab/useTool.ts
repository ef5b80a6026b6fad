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

/** Returns to the empty tool without loading the page, as a visitor does who has several numbers. */
export async function beginAgain(page: Page, { path }: Tool): Promise<void> {
  const main = page.getByRole('main');
  if (path === '/') await calculatorOn(page).restart.click();
  if (path === '/iban-liste') await main.getByRole('button', { name: 'Neue Liste' }).click();
  if (path === '/girocode') await main.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
  for (const field of await main.getByRole('textbox').all()) await field.fill('');
}
