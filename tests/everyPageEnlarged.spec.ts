import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from './calculatorPage.ts';
import { CONSENT_QUESTION } from './consentPopup.ts';
import { isUncovered } from './covered.ts';
import { everyTool, open } from './everyTool.ts';
import { expectedStops, pressTab } from './keyboard.ts';
import { routesOfTheSitemap, unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

const pages = [...routesOfTheSitemap(), unknownPath];

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As if the visitor had set the browser's font size from 16 to 32 pixels. */
async function doubleTheBaseFont(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

async function expectFieldsUncovered(page: Page) {
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    await field.focus();
    await expect.poll(() => isUncovered(page)).toBe(true);
  }
}

test.describe('at 400 %, where the window is 320 × 256', () => {
  test.use({
    consent: 'unanswered',
    viewport: { width: 320, height: 256 },
  });

  for (const path of pages)
    test(`${path} does not scroll sideways, and Tab shows all that it reaches`, async ({ page }) => {
      await open(page, path);
      expect(await sideways(page)).toBe(0);
      const stops = await expectedStops(page);
      for (const stop of stops) {
        const { name, isUncovered } = await pressTab(page);
        expect(isUncovered, `${name} (${stop.name}) is not covered`).toBe(true);
      }
      await expectFieldsUncovered(page);
    });
});

test.describe('at 400 %, before the consent', () => {
  test.use({ consent: 'unanswered', viewport: { width: 320, height: 256 } });

  test('the popup is at the lower left end of the page, and a result is not under it', async ({ page }) => {
    await open(page, '/');
    const popup = page.getByRole('region', { name: CONSENT_QUESTION });
    await expect(popup).toBeVisible();
    const calculator = calculatorOn(page);
    await calculate(calculator, '37040044', '532013000');
    await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeInViewport();
    await expect(popup).not.toBeInViewport();
    await popup.scrollIntoViewIfNeeded();
    await popup.getByRole('button', { name: 'Ablehnen' }).click();
    await expect(popup).toBeHidden();
  });
});

for (const enlarge of ['the base font of the browser', 'the base font of the page'] as const)
  test.describe(`with ${enlarge} at 200 %`, () => {
    for (const path of pages)
      test(`${path} does not scroll sideways, and nothing covers its fields`, async ({ page }) => {
        if (enlarge === 'the base font of the browser') await doubleTheBaseFont(page);
        await open(page, path);
        if (enlarge === 'the base font of the page')
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        expect(await sideways(page)).toBe(0);
        await expectFieldsUncovered(page);
      });
  });

for (const [width, height] of [
  [320, 640],
  [1280, 720],
] as const)
  test.describe(`at ${width} × ${height}, before the consent`, () => {
    test.use({
      consent: 'unanswered',
      viewport: { width, height },
    });

    for (const { name, path } of everyTool)
      test(`the popup is not over a field of ${name} that the keyboard reaches`, async ({ page }) => {
        await open(page, path);
        const fields = await page.getByRole('main').getByRole('textbox').count();
        for (let reached = 0; reached < fields; ) {
          await page.keyboard.press('Tab');
          if (
            !(await page.evaluate(() =>
              document.activeElement?.matches('main :is(input[type=text], input[type=email], textarea)'),
            ))
          )
            continue;
          reached += 1;
          await expect.poll(() => isUncovered(page)).toBe(true);
        }
      });
  });
