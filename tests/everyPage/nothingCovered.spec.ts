import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { coveredPoints, isUncovered } from '../support/covered.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { CONSENT_QUESTION } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ consent: 'unanswered', hasTouch: true });

const popupOn = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });

/** The distance of the popup to the left and lower edges of the window. */
const toTheCorner = (page: Page) =>
  popupOn(page).evaluate((popup) => {
    const { left, bottom } = popup.getBoundingClientRect();
    return { left, below: innerHeight - bottom };
  });

// The first is a window at 400 %.
for (const [width, height] of [
  [320, 256],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} nothing covers a field in use or a result [10.22]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await checkEach(everyTool, async ({ path, use }) => {
      await open(page, path);
      const fields = page.getByRole('main').getByRole('textbox');
      await fields.first().tap();
      await expect.poll(() => coveredPoints(page)).toBe(0);
      for (const field of await fields.all()) {
        await field.tap();
        await expect.poll(() => isUncovered(page)).toBe(true);
      }
      await use(page);
      const card = page.locator('main .place, main form').first();
      const end = await card.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
      for (let top = 0; top < end; top += height / 2) {
        await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);
        await expect.poll(() => coveredPoints(page), `scrolled by ${top}`).toBe(0);
      }
    });
  });

test('before its use the popup does not cover the calculator [10.22]', async ({ page }) => {
  for (const height of [720, 800, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('/');
    await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredPoints(page), `at 1280 × ${height}`).toBe(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
  const seen = () =>
    page.locator('#rechner label, #rechner input').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return seen === part && bottom <= innerHeight;
      }),
    );
  await expect.poll(seen).toEqual([true, true, true, true]);
  await expect.poll(() => coveredPoints(page, '#blz, #konto')).toBe(0);
});

for (const [width, height, edge] of [
  [320, 640, 0],
  [1280, 720, 16],
] as const)
  test(`at ${width} px the popup is in the corner, and at the end when in use [2.24]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => toTheCorner(page)).toEqual({ left: edge, below: edge });
    const calculator = calculatorOn(page);
    await calculate(calculator, '37040044', '532013000');
    await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeInViewport();
    await expect(popupOn(page)).not.toBeInViewport();

    // It does not come back over what is focused when the tool leaves the view.
    await page.getByRole('main').getByRole('link').last().focus();
    await expect(page.locator('html')).not.toHaveAttribute('data-in-use');
    await expect(popupOn(page)).not.toBeInViewport();

    await popupOn(page).scrollIntoViewIfNeeded();
    expect((await toTheCorner(page)).left).toBe(edge);
    await popupOn(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(popupOn(page)).toBeHidden();
  });
