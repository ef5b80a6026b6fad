import type { Page } from '@playwright/test';
import { expect, test } from '../support/siteTest.ts';

const textOf = (page: Page) => page.getByRole('article').locator('div div').first();

for (const width of [320, 1280])
  test(`at ${width} px the text in Leichte Sprache is large, left-aligned and widely spaced [15.8]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/leichte-sprache');
    for (const paragraph of await textOf(page).locator('p, li').all()) {
      const style = await paragraph.evaluate((element) => {
        const { fontSize, lineHeight, textAlign, hyphens } = getComputedStyle(element);
        return { size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight), textAlign, hyphens };
      });
      expect(style.size).toBeGreaterThanOrEqual(1.2 * 16);
      expect(style.line / style.size).toBeGreaterThanOrEqual(1.5);
      expect(style.textAlign).toBe('start');
      expect(style.hyphens).toBe('none');
    }
  });
