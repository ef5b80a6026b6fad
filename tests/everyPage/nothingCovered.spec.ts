import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { CONSENT_QUESTION } from '../support/consentPopup.ts';
import { coveredPoints, isUncovered } from '../support/covered.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';

const popupOn = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });
const scrollPageTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top);

/** The distance of the popup to the left and lower edges of the window. */
async function toTheCorner(page: Page): Promise<{ left: number; below: number }> {
  return popupOn(page).evaluate((popup) => {
    const { left, bottom } = popup.getBoundingClientRect();
    return { left, below: innerHeight - bottom };
  });
}

for (const [width, height] of [
  [320, 640],
  [320, 256],
  [1280, 900],
] as const)
  test.describe(`at ${width} × ${height}, before the consent`, () => {
    test.use({ consent: 'unanswered', viewport: { width, height }, hasTouch: true });

    test('nothing covers a field in use or a fresh result [10.22]', async ({ page }) => {
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
          await scrollPageTo(page, top);
          await expect.poll(() => coveredPoints(page), `scrolled by ${top}`).toBe(0);
        }
      });
    });
  });

test.describe('the consent popup', () => {
  test.use({ consent: 'unanswered' });

  test('does not cover the card of the calculator on a wide screen, before it is used [10.22]', async ({
    page,
  }) => {
    for (const height of [720, 800, 900]) {
      await page.setViewportSize({ width: 1280, height });
      await open(page, '/');
      await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
      expect(await coveredPoints(page), `at 1280 × ${height}`).toBe(0);
    }
  });

  test('hides neither field of the calculator, nor its label, on the first sight of a phone [10.22]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/');
    await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
    expect(
      await page.locator('#rechner label, #rechner input').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return seen === part && bottom <= innerHeight;
        }),
      ),
    ).toEqual([true, true, true, true]);
    expect(await coveredPoints(page, '#blz, #konto')).toBe(0);
  });

  for (const [width, height, edge] of [
    [360, 740, 0],
    [1280, 720, 16],
  ] as const)
    test(`at ${width} px moves to the end of the page while the calculator is in use, and back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      expect(await toTheCorner(page)).toEqual({ left: edge, below: edge });
      const calculator = calculatorOn(page);
      await calculate(calculator, '37040044', '532013000');
      await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeInViewport();
      await expect(popupOn(page)).not.toBeInViewport();

      await page.getByRole('heading', { name: 'Häufige Fragen' }).scrollIntoViewIfNeeded();
      await expect(popupOn(page)).toBeInViewport({ ratio: 1 });
      expect(await toTheCorner(page)).toEqual({ left: edge, below: edge });
    });

  test('keeps its place and both answers at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, '/kontakt');
    await page.getByRole('textbox', { name: 'Name', exact: true }).click();
    await popupOn(page).scrollIntoViewIfNeeded();
    expect((await toTheCorner(page)).left).toBe(0);
    await popupOn(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(popupOn(page)).toBeHidden();
  });
});
