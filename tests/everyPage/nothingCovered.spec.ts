import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { coveredPoints } from '../support/covered.ts';
import { open } from '../support/everyTool.ts';
import { CONSENT_QUESTION } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ consent: 'unanswered' });

const popupOn = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });

/** The distance of the popup to the left and lower edges of the window. */
const toTheCorner = (page: Page) =>
  popupOn(page).evaluate((popup) => {
    const { left, bottom } = popup.getBoundingClientRect();
    return { left, below: innerHeight - bottom };
  });

test('the popup covers neither an unused calculator nor the contact buttons [10.22]', async ({ page }) => {
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
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/kontakt');
  await expect(popupOn(page)).toBeVisible();
  expect(await coveredPoints(page, '[data-contact-form] [type=submit]')).toBe(0);
});

// In the corner of the page, whose left edge is that of its text on a wide screen.
for (const [width, height, left] of [
  [320, 640, 0],
  [1280, 720, 104],
] as const)
  test(`at ${width} px the popup is in the corner, and at the end when in use [2.24]`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => toTheCorner(page)).toEqual({ left, below: 0 });
    const calculator = calculatorOn(page);
    await calculate(calculator, '37040044', '532013000');
    await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeInViewport();
    await expect(popupOn(page)).not.toBeInViewport();

    // It does not come back over what is focused when the tool leaves the view.
    await page.getByRole('main').getByRole('link').last().focus();
    await expect(page.locator('html')).not.toHaveAttribute('data-in-use');
    await expect(popupOn(page)).not.toBeInViewport();

    await popupOn(page).scrollIntoViewIfNeeded();
    expect((await toTheCorner(page)).left).toBe(left);
    await popupOn(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(popupOn(page)).toBeHidden();
  });
