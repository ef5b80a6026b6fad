import { expect, type Page } from '@playwright/test';
import { everyTool, open } from '../../../tests/everyTool.ts';
import { consentStates } from './consentStates.ts';
import { use } from './useTool.ts';

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
  await use(page, tool);
  await page.goto(neutralPath);
  await backAndForth(page, tool.path);
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
