import type { Page } from '@playwright/test';
import { expect, test } from '../support/siteTest.ts';

const backToTop = (page: Page) => page.getByRole('button', { name: 'Nach oben' });
const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

test('„Nach oben“ comes at 301 px and covers nothing [4.8] [9.10] [2.23] [10.22]', async ({ page }) => {
  await page.goto('/iban-aufbau');
  await expect(backToTop(page)).toBeHidden();
  await scrollPageTo(page, 301);
  await expect(backToTop(page)).toBeVisible();
  await scrollPageTo(page, 300);
  await expect(backToTop(page)).toBeHidden();
  // It is there at once where the browser restores the place in the page.
  await page.goto('/kontakt');
  await page.goto('/iban-aufbau#quellen');
  await expect(backToTop(page)).toBeVisible();

  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await scrollPageTo(page, 500);
    await expect(backToTop(page)).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('banner');
    const boxes = await bar
      .locator('a, button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const barBox = await bar.boundingBox();
    for (const [place, { left, right, top, bottom }] of boxes.entries()) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(barBox?.height ?? 0);
      expect(right).toBeLessThanOrEqual(width);
      expect(left).toBeGreaterThanOrEqual(boxes[place - 1]?.right ?? 0);
      // Apart from the menu: it is none of its entries.
      if (place === 2) expect(left).toBeGreaterThanOrEqual((boxes[1]?.right ?? 0) + 8);
    }
    // The name of the site is shown in full.
    const name = bar.getByRole('link', { name: /Startseite/ }).locator('span');
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  }
});

for (const [motion, verb] of [
  ['no-preference', 'scrolls smoothly to the top and is hidden there [2.23]'],
  ['reduce', 'jumps for visitors who want reduced motion [10.14] [15.7]'],
] as const)
  test(`„Nach oben“ ${verb}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/iban-aufbau');
    await scrollPageTo(page, 1500);
    await expect(backToTop(page)).toBeVisible();
    const places = await page.evaluateHandle(() => {
      const places: number[] = [];
      addEventListener('scroll', () => places.push(scrollY));
      return places;
    });
    // A click by Playwright may scroll the page to bring the button into view.
    await backToTop(page).dispatchEvent('click');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(backToTop(page)).toBeHidden();
    const between = (await places.jsonValue()).filter((place) => place > 0 && place < 1500);
    if (motion === 'reduce') expect(between).toEqual([]);
    else expect(between.length).toBeGreaterThan(2);
  });

test('after „Nach oben“ the focus is at the beginning, and marks nothing [10.25]', async ({ page }) => {
  await page.goto('/iban-aufbau');
  await scrollPageTo(page, 1500);
  await backToTop(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
});
