import type { Page } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { expect, test } from './siteTest.ts';

const notFound = /^Nicht in unseren Bankdaten \(Stand/;
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
  for (const field of [calculator.bankCode, calculator.accountNumber]) await expect(field).toHaveValue('');
  await expect(calculator.calculate).toBeDisabled();
  await expectNoError(page);
});

async function expectNoError(page: Page): Promise<void> {
  const card = page.locator('#rechner');
  expect(await card.getByText(/\bfehler/i).count()).toBe(0);
  expect(await card.locator('[role=alert], [aria-invalid=true]').count()).toBe(0);
}
