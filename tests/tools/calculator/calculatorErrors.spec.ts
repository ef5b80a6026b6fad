import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { expect, test } from '../../support/siteTest.ts';

test('the calculator has no error messages, whatever is typed [5.5] [8.1]', async ({ page }) => {
  const calculator = await openCalculator(page);
  const card = page.locator('#rechner');
  const expectNoError = async (what: string) => {
    await expect(card.getByText(/\bfehler/i), what).toHaveCount(0);
    await expect(card.locator('[role=alert], [aria-invalid=true]'), what).toHaveCount(0);
  };
  await calculator.bankCode.fill('abc');
  await calculator.accountNumber.fill('xyz');
  await calculator.accountNumber.press('Enter');
  for (const field of [calculator.bankCode, calculator.accountNumber]) await expect(field).toHaveValue('');
  await expect(calculator.calculate).toBeDisabled();
  await expectNoError('letters');

  const notFound = /^Nicht in unseren Bankdaten \(Stand/;
  for (const [what, bankCode, accountNumber, lastWords] of [
    ['zeros', '00000000', '0', notFound],
    ['the largest numbers', '99999999', '9999999999', notFound],
    ['an unknown bank code', unknownBankCode, '1', notFound],
    ['an account number that fails the check', '20070000', '1234567', /passt nicht zum Prüfverfahren/],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    await expect(card.getByText(lastWords).first(), what).toBeVisible();
    await expectNoError(what);
  }
});
