import type { Page } from '@playwright/test';
import type { Verdict } from '../scripts/soak/bounds.ts';
import { withSiteInTab } from '../scripts/soak/tab/siteInTab.ts';
import { soakUses, soakVisits } from '../scripts/soak/tab/soakSite.ts';
import { soakTab } from '../scripts/soak/tab/soakTab.ts';
import { everyTool } from './everyTool.ts';
import { expect, test } from './siteTest.ts';

test.use({ mayComplain: true });

/** What each visit leaves behind, in a page that stays. */
const leaks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  nothing: async () => {},
  heap: (page) => page.evaluate(() => void kept().push(Array(100_000).fill(Math.random()))),
  nodes: (page) =>
    page.evaluate(() => void kept().push(Array.from({ length: 500 }, () => document.createElement('p')))),
  listeners: (page) =>
    page.evaluate(() => {
      for (let count = 0; count < 100; count += 1) addEventListener('soak', () => count);
    }),
  documents: (page) => page.evaluate(() => document.body.append(document.createElement('iframe'))),
  'complaints of the pages': (page) => page.evaluate(() => console.error('Something is odd.')),
};

declare global {
  var kept: () => unknown[];
}

for (const [leak, visit] of Object.entries(leaks))
  test(`a short soak of a tab finds what visits leave behind: ${leak}`, async ({ page }) => {
    await page.goto('/impressum');
    await page.evaluate(() => {
      const things: unknown[] = [];
      globalThis.kept = () => things;
    });
    const verdicts = await soakTab({ page, visits: 20, visit });
    const broken = verdicts.filter(({ holds }) => !holds).map(({ what }) => what);
    // The memory of the process scatters in so few visits.
    if (leak === 'nothing') expect(broken.filter((what) => what !== 'process')).toEqual([]);
    else expect(broken).toContain(leak);
  });

test('visits of a soak use every tool in every state of the consent, back and forth, without a complaint', async () => {
  test.setTimeout(120_000);
  const visits = everyTool.length;
  const { verdicts, restored } = await withSiteInTab((page) => soakVisits(page, visits, 2, () => {}));
  expect(complaints(verdicts)).toEqual(['0']);
  expect(restored, 'pages that the browser had kept').toBe(2 * visits);
});

test('in a page that stays open every tool can be used again and again', async () => {
  test.setTimeout(120_000);
  const verdicts = await withSiteInTab((page) => soakUses(page, 2, () => {}));
  expect(complaints(verdicts)).toEqual(everyTool.map(() => '0'));
});

function complaints(verdicts: readonly Verdict[]): string[] {
  return verdicts
    .filter(({ what }) => what.endsWith('complaints of the pages'))
    .map(({ measured }) => measured);
}
