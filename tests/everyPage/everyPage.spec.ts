import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { openContactForm } from '../support/contactPage.ts';
import { sidewaysOf } from '../support/covered.ts';
import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

// siteTest.ts checks in every test that no page writes to the console, violates its policy or contacts a foreign host.

async function expectInOrder(page: Page) {
  await expectNoViolations(page);
  expect(await sidewaysOf(page)).toBe(0);
}

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 720 } });

    test('no page has an accessibility violation or scrolls sideways [10.1] [10.3] [10.4] [15.7]', async ({
      page,
    }) => {
      await checkEach([...routesOfTheSitemap(), unknownPath], async (path) => {
        await page.goto(path);
        await expectInOrder(page);
        const cut = page.locator('figure:has(> figcaption) section').filter({ has: page.locator('table') });
        for (const table of await cut.all())
          expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      });
    });

    test('nor has a result with its arithmetic, a confirmation or an open menu [10.3] [15.7]', async ({
      page,
    }) => {
      const calculator = await openCalculator(page);
      // With a doubt: it has more parts than any other result.
      await calculate(calculator, '70150000', '1234567');
      await calculator.openArithmetic();
      await calculator.accountNumber.fill('1');
      await expect(calculator.result.getByText(/^Ergebnis zu Bankleitzahl/)).toBeVisible();
      await expectInOrder(page);

      const form = await openContactForm(page);
      await form.fillAndSend();
      await form.notification.hover();
      await expectInOrder(page);

      await page.goto('/iban-aufbau');
      const name = width === 320 ? 'Menü' : 'Ratgeber';
      await page.getByRole('banner').getByRole('button', { name }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Bankleitzahl' })).toBeVisible();
      await expectInOrder(page);
    });

    test.describe('before the consent', () => {
      test.use({ consent: 'unanswered' });

      test('nor has the consent popup [10.3] [15.7]', async ({ page }) => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
        await expectInOrder(page);
      });
    });
  });
