import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { calculate, openCalculator } from './calculatorPage.ts';
import { openContactForm } from './contactPage.ts';
import { routesOfTheSitemap, unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

// siteTest.ts checks in every test that no page writes to the console, violates its policy or contacts a foreign host.

/** By how many pixels a page can be scrolled horizontally. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1280] as const)
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 720 },
      });

      for (const path of [...routesOfTheSitemap(), unknownPath])
        test(`${path} has no accessibility violation and does not scroll sideways`, async ({ page }) => {
          await page.goto(path);
          await expectNoViolations(page);
          expect(await sideways(page)).toBe(0);
        });

      test('a result with its arithmetic has no accessibility violation', async ({ page }) => {
        const calculator = await openCalculator(page);
        // With a doubt: it has more parts than any other result.
        await calculate(calculator, '70150000', '1234567');
        await calculator.result.getByText('Rechenweg ansehen').click();
        await calculator.accountNumber.fill('1');
        await expect(calculator.result.getByText(/^Ergebnis zu Bankleitzahl/)).toBeVisible();
        await expectNoViolations(page);
        expect(await sideways(page)).toBe(0);
      });

      test('the confirmation of the contact form has no accessibility violation', async ({ page }) => {
        const form = await openContactForm(page);
        await form.fillAndSend();
        await form.notification.hover();
        await expectNoViolations(page);
        expect(await sideways(page)).toBe(0);
      });

      test('the open menu has no accessibility violation', async ({ page }) => {
        await page.goto('/iban-aufbau');
        const name = width === 320 ? 'Menü' : 'Ratgeber';
        await page.getByRole('banner').getByRole('button', { name }).click();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Bankleitzahl' })).toBeVisible();
        await expectNoViolations(page);
        expect(await sideways(page)).toBe(0);
      });

      test.describe('before the consent', () => {
        test.use({ consent: 'unanswered' });

        test('the consent popup has no accessibility violation', async ({ page }) => {
          await page.goto('/');
          await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeVisible();
          await expectNoViolations(page);
          expect(await sideways(page)).toBe(0);
        });
      });
    });
