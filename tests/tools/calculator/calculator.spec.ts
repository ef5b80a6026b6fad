import type { Locator } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

test('both numbers give a German IBAN by „IBAN berechnen“ or Enter [1.2] [1.3] [4.1]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await expect(calculator.result).toBeHidden();
  await calculator.bankCode.fill('37040044');
  await calculator.accountNumber.fill('0532013000');
  await expect(calculator.result).toBeHidden();
  await calculator.calculate.click();
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  for (const field of ['accountNumber', 'bankCode'] as const) {
    await calculator.accountNumber.fill(field.length.toString());
    await calculator[field].press('Enter');
    await expect(calculator.iban(ibanFormula('37040044', field.length.toString()).grouped)).toBeVisible();
  }
});

test('a result that no longer belongs to the input says so [4.2]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '11').grouped)).toBeVisible();
  await calculator.accountNumber.fill('22');
  const note = calculator.result.getByText(/^Ergebnis zu Bankleitzahl 123\s456\s78 und Kontonummer 11\./);
  await expect(note).toBeVisible();
  await calculator.calculate.click();
  await expect(note).toBeHidden();
  await expect(calculator.iban(ibanFormula(unknownBankCode, '22').grouped)).toBeVisible();
  await expect(calculator.result).not.toContainText(ibanFormula(unknownBankCode, '11').grouped);
});

test('after a result copying is red; calculating again when the fields change [12.2]', async ({ page }) => {
  const calculator = await openCalculator(page);
  const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await calculator.bankCode.fill('37040044');
  await calculator.accountNumber.fill('532013000');
  await expect(calculator.calculate).toBeEnabled();
  const red = await colour(calculator.calculate);
  await calculator.calculate.click();
  await expect.poll(() => colour(calculator.copy)).toBe(red);
  await expect.poll(() => colour(calculator.calculate)).not.toBe(red);
  await calculator.accountNumber.fill('532013001');
  // The page has not moved: the pointer is still on the button.
  await page.mouse.move(0, 0);
  await expect.poll(() => colour(calculator.calculate)).toBe(red);
  await expect.poll(() => colour(calculator.copy)).not.toBe(red);
});
