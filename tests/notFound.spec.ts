import type { Page } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

const notFound = 'Nicht im Verzeichnis der Bundesbank';
for (const [what, bankCode, accountNumber, lastWords] of [
  ['zeros', '00000000', '0', notFound],
  ['the largest numbers', '99999999', '9999999999', notFound],
  ['an unknown bank code', unknownBankCode, '1', notFound],
  [
    'an account number that fails the check of its bank',
    '20070000',
    '1234567',
    /passt nicht zum Prüfverfahren/,
  ],
] as const)
  test(`the calculator has no error messages: not for ${what}`, async ({ page }) => {
    const calculator = await openCalculator(page);
    await calculate(calculator, bankCode, accountNumber);
    await expect(calculator.result).toBeVisible();
    await expect(page.locator('#rechner').getByText(lastWords).first()).toBeVisible();
    await expectNoError(page);
  });

test('the calculator has no error messages: not for letters', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.bankCode.fill('abc');
  await calculator.accountNumber.fill('xyz');
  await calculator.accountNumber.press('Enter');
  for (const field of [calculator.bankCode, calculator.accountNumber]) {
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  await expectNoError(page);
});

async function expectNoError(page: Page): Promise<void> {
  const card = page.locator('#rechner');
  expect(await card.getByText(/\bfehler/i).count()).toBe(0);
  expect(await card.locator('[role=alert], [aria-invalid=true]').count()).toBe(0);
}

for (const path of [
  unknownPath,
  '/404',
  '/404.html',
  '/index.php',
  '/_astro/gibt-es-nicht.js',
  '/daten/x.json',
])
  test(`the server answers ${path} with status 404 and the page for unknown paths`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });

test('search engines are asked not to list the 404 page', async ({ page }) => {
  await page.goto(unknownPath);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('an unknown path is shown with the top bar and the footer of every page', async ({ page }) => {
  await page.goto('/so/tief/liegt/nichts');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'SEPA-Überweisung' }).click();
  await expect(page).toHaveURL('/sepa-ueberweisung');
});
