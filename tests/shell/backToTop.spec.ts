import type { Page } from '@playwright/test';
import { expect, test } from '../support/siteTest.ts';

const backToTop = (page: Page) => page.getByRole('button', { name: 'Nach oben' });
const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

/** Records all scroll positions of the page from now on. */
async function recordScrolling(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { placesOfTheTest: places });
    addEventListener('scroll', () => places.push(scrollY));
  });
  return () => page.evaluate(() => (window as unknown as { placesOfTheTest: number[] }).placesOfTheTest);
}

test('the back-to-top button is hidden at 300 px of scrolling and visible at 301 px [4.8] [9.10] [2.23]', async ({
  page,
}) => {
  await page.goto('/iban-aufbau');
  await expect(backToTop(page)).toBeHidden();
  await scrollPageTo(page, 301);
  await expect(backToTop(page)).toBeVisible();
  await scrollPageTo(page, 300);
  await expect(backToTop(page)).toBeHidden();
});

test('the back-to-top button is there at once where the browser restores the place in the page', async ({
  page,
}) => {
  await page.goto('/iban-aufbau#quellen');
  await expect(backToTop(page)).toBeVisible();
});

test('„Nach oben“ scrolls smoothly to the top and hides the button [2.23]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/iban-aufbau');
  await scrollPageTo(page, 1500);
  const places = await recordScrolling(page);
  // A click by Playwright may scroll the page to bring the button into view.
  await backToTop(page).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await places()).filter((place) => place > 0 && place < 1500).length).toBeGreaterThan(2);
  await expect(backToTop(page)).toBeHidden();
});

test('„Nach oben“ jumps for visitors who want reduced motion [10.14] [15.7]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/iban-aufbau');
  await scrollPageTo(page, 1500);
  const places = await recordScrolling(page);
  // A click by Playwright may scroll the page to bring the button into view.
  await backToTop(page).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect((await places()).filter((place) => place > 0 && place < 1500)).toEqual([]);
});

test('after „Nach oben“ the focus is at the beginning of the page, where it marks nothing [10.25]', async ({
  page,
}) => {
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

test('at any width the button is in the top bar and covers nothing of it [10.22]', async ({ page }) => {
  await page.goto('/iban-aufbau');
  for (const width of [320, 360, 768, 1280, 1920]) {
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
    }
    // The name of the site is shown in full.
    const name = bar.getByRole('link', { name: /Startseite/ }).locator('span');
    expect(await name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  }
});
