import { expect, type Page } from '@playwright/test';

/** Begins to use the tool of a page, if it has one, as a pointer does that enters its card. */
export async function touchTool(page: Page): Promise<void> {
  for (const island of await page.locator('astro-island').all()) await island.dispatchEvent('pointerover');
}

/** The same, and waits until the tool has started. */
export async function startTool(page: Page): Promise<void> {
  await touchTool(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
