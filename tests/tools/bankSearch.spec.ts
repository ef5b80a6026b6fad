import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { calculatorOn, openCalculator } from '../support/calculatorPage.ts';
import { sidewaysOf } from '../support/covered.ts';
import { open } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';

/** The parts of the bank search by their visible names, on its own page or in the calculator. */
function finderOn(page: Page) {
  const finder = page.getByRole('search', { name: 'Suche nach einer Bank' });
  const field = finder.getByRole('textbox', { name: 'Bank, Ort, PLZ, BLZ oder BIC' });
  return { finder, field, results: finder.getByRole('listitem') };
}

async function openFinder(page: Page) {
  await open(page, '/bank-suchen');
  return finderOn(page);
}

test('the keyboard is enough from the name of a bank to the calculated IBAN [11.3]', async ({ page }) => {
  const { field, results } = await openFinder(page);
  await field.focus();
  await page.keyboard.type('commerzbank köln');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('370 50');
  await expect(results.nth(1)).toBeVisible();
  // The results are those of the whole text: arrow keys would count others if the list changed in between.
  await expect(results.filter({ hasNotText: '370 50' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('370 400 44');
  await expect(results).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  const calculator = calculatorOn(page);
  await expect(calculator.accountNumber).toBeFocused();
  await page.keyboard.type('532013000');
  await page.keyboard.press('Enter');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});

/** Waits until the page has not moved for ten frames. */
const scrollingEnds = (page: Page) =>
  page.evaluate(async () => {
    for (let [still, place] = [0, scrollY]; still < 10; ) {
      await new Promise(requestAnimationFrame);
      still = scrollY === place ? still + 1 : 0;
      place = scrollY;
    }
  });

test.describe('beside the bank code of the calculator', () => {
  async function openFinderInCalculator(page: Page) {
    const calculator = await openCalculator(page);
    await page.getByRole('button', { name: 'Bank suchen' }).click();
    const parts = finderOn(page);
    // The click loads the search, which takes the focus after loading.
    await expect(parts.field).toBeFocused();
    return { calculator, ...parts };
  }

  for (const width of [320, 1280])
    test(`at ${width} px a chosen bank leads to the field that gets the focus [10.21]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const { calculator, finder, results } = await openFinderInCalculator(page);
      await page.keyboard.type('sparkasse');
      await expect(results).toHaveCount(5);
      const choice = results.first().getByRole('button', { name: /^BLZ übernehmen/ });
      await choice.click();
      await expect(calculator.accountNumber).toBeFocused();
      await expect(finder).toBeHidden();
      await scrollingEnds(page);
      await expect(calculator.accountNumber).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('Kontonummer', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    });

  test('closed beside a whole bank code it gives that the focus, and Tab skips it', async ({ page }) => {
    const { calculator, finder } = await openFinderInCalculator(page);
    await calculator.bankCode.fill('37040044');
    await page.getByRole('button', { name: 'Suche schließen' }).click();
    await expect(finder).toHaveCount(0);
    await expect(calculator.bankCode).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(calculator.accountNumber).toBeFocused();
  });
});

test('on a phone results fit, are large enough and accessible [10.3]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { finder, field, results } = await openFinder(page);
  await field.fill('sparkasse hannover');
  await expect(results.first()).toBeVisible();
  expect(await sidewaysOf(page)).toBe(0);
  for (const target of await finder.locator('a, button, summary').filter({ visible: true }).all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await field.fill('sparkasse');
  await expect(results.first()).toContainText('Sparkasse Aachen');
  const choices = results.locator('[data-choice]');
  const ends = choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(new Set(await ends).size, 'the button has one place').toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(finder.getByText('Suche nach „sparkasse“, hier die ersten 10 Einträge:')).toBeVisible();
  await expect(finder.locator('summary').filter({ visible: true })).toHaveCount(0);
});
