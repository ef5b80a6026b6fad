import type { Page } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { readClipboard } from './clipboard.ts';
import { openContactForm, sentText } from './contactPage.ts';
import { ibanFormula } from './ibanFormula.ts';
import { expect, test } from './siteTest.ts';

const { iban, grouped } = ibanFormula(unknownBankCode, '4711');

test.describe('where the browser refuses any storage', () => {
  test.use({ consent: 'unanswered' });
  const popup = (page: Page) => page.getByRole('region', { name: 'Auch ohne Internet nutzen?' });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // As Chromium does it with „Alle Cookies blockieren“.
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
    await expect(calculator.iban(grouped)).toBeVisible();
  });

  for (const answer of ['Akzeptieren', 'Ablehnen', 'Schließen'])
    test(`„${answer}“ hides the consent popup until the next page`, async ({ page }) => {
      await page.goto('/');
      await popup(page).getByRole('button', { name: answer }).click();
      await expect(popup(page)).toBeHidden();
      await page.goto('/kontakt');
      await expect(popup(page)).toBeVisible();
    });

  test('the privacy policy says the truth about what is stored, and the menus work', async ({ page }) => {
    await page.goto('/datenschutz');
    await expect(page.getByText(/^Sie haben noch nicht geantwortet/)).toBeVisible();
    await page.getByRole('button', { name: 'Ratgeber' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Konto-Sicherheit' }).click();
    await expect(page).toHaveURL('/konto-sicherheit');
  });
});

test.describe('where the clipboard is of no use', () => {
  const hardships = {
    'a refused clipboard': () => {
      Clipboard.prototype.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    },
    'a missing clipboard': () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    },
  };

  for (const [hardship, arrange] of Object.entries(hardships))
    test(`${hardship} leads to the selected IBAN and to the way to copy it by hand`, async ({ page }) => {
      await page.addInitScript(arrange);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const calculator = await openCalculator(page);
      await calculate(calculator, unknownBankCode, '4711');
      await calculator.copy.click();
      await expect(calculator.status(/Die IBAN ist jetzt markiert.*Strg\s\+\sC/)).toBeInViewport();
      expect(await page.evaluate(() => String(getSelection()))).toBe(grouped);
      await expect(calculator.copy.locator('svg.lucide-check')).toHaveCount(0);
    });
});

test.describe('where the network goes away', () => {
  test.use({ mayComplain: true });

  test('an open page that nobody has used yet still gives the IBAN of the formula', async ({
    page,
    context,
  }) => {
    const calculator = await openCalculator(page);
    await context.setOffline(true);
    await calculate(calculator, unknownBankCode, '4711');
    const shown = page.locator('#rechner').getByText(grouped, { exact: true });
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
  });

  test('a calculator in use goes on calculating and copying', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const calculator = await openCalculator(page);
    await calculate(calculator, unknownBankCode, '11');
    await expect(calculator.iban(ibanFormula(unknownBankCode, '11').grouped)).toBeVisible();
    await context.setOffline(true);
    await calculate(calculator, unknownBankCode, '4711');
    await expect(calculator.iban(grouped)).toBeVisible();
    await calculator.copy.click();
    await expect(calculator.status(/kopiert/)).toHaveCount(1);
    expect(await readClipboard(page)).toBe(iban);
  });

  test('an open contact form confirms and clears its fields', async ({ page, context }) => {
    const form = await openContactForm(page);
    await context.setOffline(true);
    await form.fillAndSend();
    await expect(form.notification).toContainText(sentText);
    await expect(form.message).toHaveValue('');
  });
});
