import type { Locator } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { ibanFormula } from './ibanFormula.ts';
import { expect, test } from './siteTest.ts';

test('a bank code of 8 digits and an account number of up to 10 digits give a German IBAN', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '0532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});

test('the calculator shows no result before „IBAN berechnen“ is pressed', async ({ page }) => {
  const calculator = await openCalculator(page);
  await expect(calculator.result).toBeHidden();
  await calculator.bankCode.fill(unknownBankCode);
  await calculator.accountNumber.fill('1');
  await expect(calculator.result).toBeHidden();
  await calculator.calculate.click();
  await expect(calculator.result).toBeVisible();
});

test('Enter in either field calculates', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculator.bankCode.fill(unknownBankCode);
  await calculator.accountNumber.fill('11');
  await calculator.accountNumber.press('Enter');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '11').grouped)).toBeVisible();

  await calculator.accountNumber.fill('12');
  await calculator.bankCode.press('Enter');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '12').grouped)).toBeVisible();
});

test('pressing the button again calculates again', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '11').grouped)).toBeVisible();
  await calculate(calculator, unknownBankCode, '22');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '22').grouped)).toBeVisible();
  await expect(calculator.result).not.toContainText(ibanFormula(unknownBankCode, '11').grouped);
});

test('a result that no longer belongs to the input says so until it is calculated again', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await calculator.accountNumber.fill('22');
  const note = calculator.result.getByText(/^Ergebnis zu Bankleitzahl 123\s456\s78 und Kontonummer 11\./);
  await expect(note).toBeVisible();
  await calculator.calculate.click();
  await expect(note).toBeHidden();
});

test('the result comes into view on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeInViewport({ ratio: 1 });
});

test('„Neue Berechnung“ empties the fields, removes the result and begins with the bank code', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await calculator.restart.click();
  await expect(calculator.result).toBeHidden();
  await expect(calculator.accountNumber).toHaveValue('');
  await expect(calculator.bankCode).toHaveValue('');
  await expect(calculator.bankCode).toBeFocused();
  await expect(calculator.calculate).toBeDisabled();
});

test('after a result copying is the red button, and calculating is it again when the fields change', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await calculator.bankCode.fill('37040044');
  await calculator.accountNumber.fill('532013000');
  const red = await colour(calculator.calculate);
  await calculator.calculate.click();
  await expect.poll(() => colour(calculator.copy)).toBe(red);
  expect(await colour(calculator.calculate)).not.toBe(red);
  await calculator.accountNumber.fill('532013001');
  await expect.poll(() => colour(calculator.calculate)).toBe(red);
  expect(await colour(calculator.copy)).not.toBe(red);
});

test('a reload forgets the result', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await expect(calculator.result).toBeVisible();
  await page.reload();
  await expect(calculator.result).toBeHidden();
});
