import { openCalculator } from './calculatorPage.ts';
import { unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

test('the calculator has no error messages: nothing that is typed brings one', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const [first, second] of [
    ['abc', 'xyz'],
    ['00000000', '0'],
    ['99999999', '9999999999'],
    ['12345678', '0000000000'],
  ] as const) {
    await calculator.bankCode.fill(first);
    await calculator.accountNumber.fill(second);
    await calculator.accountNumber.press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('#rechner').getByText(/\bfehler/i)).toHaveCount(0);
    await expect(page.locator('#rechner [aria-invalid=true]')).toHaveCount(0);
  }
});

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
