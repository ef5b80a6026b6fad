import type { Page } from '@playwright/test';
import { pagesOf } from '../support/pagesOf.ts';
import { expect, test } from '../support/siteTest.ts';
import { forcedLayouts, recordTrace } from '../support/trace.ts';

test.use({ viewport: { width: 360, height: 740 }, consent: 'unanswered' });

async function layoutsForced(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const events = await recordTrace(browser, work);
  return forcedLayouts(events, new URL(page.url()).origin);
}

test('no script forces a calculation of styles or layout while a page loads [10.43]', async ({ page }) => {
  test.slow();
  const forced = await layoutsForced(page, async () => {
    for (const path of pagesOf('dist').filter((path) => path !== '/404')) {
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    }
  });
  expect(forced).toEqual([]);
});

test('a script that reads a position after a change is found', async ({ page }) => {
  const name = '/_astro/reads.js';
  await page.route(`**${name}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.body.append("x"); document.body.getBoundingClientRect(); document.body.dataset.read = ""',
    }),
  );
  const forced = await layoutsForced(page, async () => {
    await page.goto('/');
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('script'), { src }));
    }, name);
    await expect(page.locator('body')).toHaveAttribute('data-read');
  });
  expect(forced.join()).toContain(name);
});
