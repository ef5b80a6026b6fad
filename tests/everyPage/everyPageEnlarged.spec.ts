import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { CONSENT_QUESTION } from '../support/consentPopup.ts';
import { isUncovered, sidewaysOf } from '../support/covered.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

const FIELD = 'main :is(input[type=text], input[type=email], textarea)';
const pages = [...routesOfTheSitemap(), unknownPath];

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

// Only the browser's own font size changes what the breakpoints say.
for (const enlarged of ['browser', 'page'] as const)
  test(`with the base font of the ${enlarged} at 200 % no page scrolls sideways, and nothing covers its fields [10.4] [15.7]`, async ({
    page,
  }) => {
    if (enlarged === 'browser') await doubleTheBaseFont(page);
    await checkEach(pages, async (path) => {
      await open(page, path);
      if (enlarged === 'page')
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await sidewaysOf(page)).toBe(0);
      await expectFieldsUncovered(page);
    });
  });

test.describe('before the consent', () => {
  test.use({ consent: 'unanswered' });

  for (const [width, height] of [
    [320, 640],
    [1280, 720],
  ] as const)
    test(`at ${width} × ${height} the popup is not over a field that the keyboard reaches`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await checkEach(everyTool, async ({ path }) => {
        await open(page, path);
        const fields = await page.getByRole('main').getByRole('textbox').count();
        for (let reached = 0; reached < fields; ) {
          await page.keyboard.press('Tab');
          if (!(await page.locator(':focus').and(page.locator(FIELD)).count())) continue;
          reached += 1;
          await expect.poll(() => isUncovered(page)).toBe(true);
        }
      });
    });
});
