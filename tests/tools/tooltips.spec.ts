import type { Page } from '@playwright/test';
import { openCalculator } from '../support/calculatorPage.ts';
import { expect, test } from '../support/siteTest.ts';

const tooltipOn = (page: Page) => page.getByRole('tooltip', { name: 'Kopiert die IBAN ohne Leerzeichen' });

/** A result whose copy button has its tooltip; the clock is stopped. */
async function resultWithTooltip(page: Page) {
  await page.clock.install();
  // They are loaded with the first result.
  const fetched = page.waitForResponse(/\/_astro\/richTooltip\./);
  const calculator = await openCalculator(page, '37040044', '532013000');
  await page.evaluate((script) => import(script), (await fetched).url());
  await expect(calculator.copy).toHaveAttribute('data-state', 'closed');
  await expect(calculator.copy).toBeVisible();
  await page.mouse.move(5, 300, { steps: 4 });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  return calculator;
}

test('a tooltip comes after 700 ms, at once within 300 ms of the last [9.19] [9.20]', async ({ page }) => {
  const { copy } = await resultWithTooltip(page);
  await copy.hover();
  await page.clock.runFor(690);
  await expect(tooltipOn(page)).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(tooltipOn(page)).toHaveCount(1);

  await page.mouse.move(5, 300, { steps: 4 });
  await expect(tooltipOn(page)).toHaveCount(0);
  await page.clock.runFor(290);
  await copy.hover();
  await expect(tooltipOn(page)).toHaveCount(1);

  await page.mouse.move(5, 300, { steps: 4 });
  await expect(tooltipOn(page)).toHaveCount(0);
  await page.clock.runFor(310);
  await copy.hover();
  await page.clock.runFor(300);
  await expect(tooltipOn(page)).toHaveCount(0);
});

test('a tooltip appears at the keyboard focus and disappears on Escape', async ({ page }) => {
  const { copy, bankCode } = await resultWithTooltip(page);
  await bankCode.focus();
  for (
    let stop = 0;
    stop < 12 && !(await copy.evaluate((button) => button === document.activeElement));
    stop++
  )
    await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await expect(tooltipOn(page)).toHaveCount(1);
  await expect(copy).toHaveAccessibleDescription('Kopiert die IBAN ohne Leerzeichen');
  await page.keyboard.press('Escape');
  await expect(tooltipOn(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('no tooltip covers what a touch of the button has changed [12.11]', async ({ page }) => {
    const { copy, status } = await resultWithTooltip(page);
    await copy.tap();
    await expect(status(/^Die IBAN ist kopiert/)).toHaveCount(1);
    await page.clock.runFor(700);
    await expect(tooltipOn(page)).toHaveCount(0);
  });
});
