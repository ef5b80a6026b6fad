import { expect, type Page } from '@playwright/test';
import { contactFormOn, sentText } from '../../../tests/contactPage.ts';
import { everyTool, open } from '../../../tests/everyTool.ts';
import { consentStates } from './consentStates.ts';

/** A page without a tool, on which the memory is measured. */
const neutralPath = '/impressum';

/**
 * One visit: opens a tool, uses it, goes back and forth in the history, and leaves. The tools take turns; after
 * `visitsPerState` visits the consent changes.
 */
export async function visit(page: Page, index: number, visitsPerState: number): Promise<void> {
  if (index % visitsPerState === 0)
    await consentStates[(index / visitsPerState) % consentStates.length]?.reach(page);
  const tool = everyTool[index % everyTool.length];
  if (!tool) throw new Error('There is no tool.');
  await open(page, tool.path);
  await tool.use(page);
  if (tool.path === '/kontakt') await send(page);
  await page.goto(neutralPath);
  await backAndForth(page, tool.path);
}

async function send(page: Page): Promise<void> {
  const form = contactFormOn(page);
  await form.send.click();
  await expect(form.notification).toContainText(sentText);
}

async function backAndForth(page: Page, path: string): Promise<void> {
  for (const [step, target] of [
    ['goBack', path],
    ['goForward', neutralPath],
  ] as const) {
    // A page that the browser has kept does not load again.
    await page[step]({ waitUntil: 'commit' });
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
}
