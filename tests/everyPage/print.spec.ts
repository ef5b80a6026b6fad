import { openCalculator, unknownBankCode } from '../support/calculatorPage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { CONSENT_QUESTION } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

const expected = ibanFormula(unknownBankCode, '4711');

test('a printed result has IBAN, input and dates, but no closed arithmetic [12.10]', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T12:00:00');
  const calculator = await openCalculator(page, '37040044', '532013000');
  const iban = calculator.iban('DE89 3704 0044 0532 0130 00');
  await expect(iban).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(iban).toBeVisible();
  for (const line of [
    'für Bankleitzahl 370\u00a0400\u00a044 und Kontonummer 532013000',
    'Gedruckt am 22.11.2026',
    /^Stand der Daten: \p{L}+\u00a0\d{4}.*, gültig bis \d\d\.\d\d\.\d{4}\.$/u,
  ])
    await expect(calculator.result.getByText(line).filter({ visible: true })).toHaveCount(1);
  await expect(calculator.arithmetic).toBeHidden();
  // The date is that of printing, not that of the result.
  await page.emulateMedia({ media: 'screen' });
  await page.clock.setFixedTime('2026-11-24T12:00:00');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(calculator.result.getByText('Gedruckt am 24.11.2026')).toBeVisible();
});

test.describe('before the consent', () => {
  test.use({ consent: 'unanswered' });

  test('a printed result fits on one sheet, without form, menus and buttons [12.10]', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const sheets = async () =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    const calculator = await openCalculator(page, unknownBankCode, '4711');
    await expect(calculator.iban(expected.grouped)).toBeVisible();
    expect(await sheets()).toBe(1);
    await calculator.openArithmetic();
    expect(await sheets()).toBe(1);
    // It opens the print dialog of the browser.
    await calculator.result.getByRole('button', { name: 'Drucken' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    for (const line of [expected.dividend, `98 − ${expected.remainder}`])
      await expect(calculator.arithmetic.getByText(line)).toBeVisible();
    await expect(calculator.bankCode).toBeHidden();
    await expect(calculator.accountNumber).toBeHidden();
    for (const role of ['navigation', 'contentinfo', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText(CONSENT_QUESTION)).toBeHidden();
  });
});

test('a printed article is black on white, without menus', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/iban-aufbau');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quellen' }).getByRole('link').first()).toBeVisible();
  for (const role of ['navigation', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(29, 26, 23)');
});
