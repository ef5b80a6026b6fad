import type { Page } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from '../support/calculatorPage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { CONSENT_QUESTION } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test.describe('where the browser refuses any storage', () => {
  test.use({ consent: 'unanswered' });
  const popup = (page: Page) => page.getByRole('region', { name: CONSENT_QUESTION });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // Like Chromium with „Alle Cookies blockieren“.
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
  );

  test('the calculator calculates', async ({ page }) => {
    const calculator = await openCalculator(page);
    await calculate(calculator, unknownBankCode, '4711');
    await expect(calculator.iban(ibanFormula(unknownBankCode, '4711').grouped)).toBeVisible();
  });

  test('the privacy policy says correctly what is stored; an answer hides the popup until the next page', async ({
    page,
  }) => {
    await page.goto('/datenschutz');
    await expect(page.getByText(/^Sie haben noch nicht geantwortet/)).toBeVisible();
    await popup(page).getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(popup(page)).toBeHidden();
    await page.getByRole('button', { name: 'Ratgeber' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Konto-Sicherheit' }).click();
    await expect(page).toHaveURL('/konto-sicherheit');
    await expect(popup(page)).toBeVisible();
  });
});
