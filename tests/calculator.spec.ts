import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { ibanFormula } from './ibanFormula.ts';
import { expect, test } from './siteTest.ts';

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
  const note = calculator.result.getByText(
    /Dieses Ergebnis gehört zu Bankleitzahl 12345678 und Kontonummer 11/,
  );
  await expect(note).toBeVisible();
  await calculator.calculate.click();
  await expect(note).toBeHidden();
});

test('the result comes into view on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '11').grouped)).toBeInViewport({ ratio: 1 });
});

test('a reload forgets the result', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await expect(calculator.result).toBeVisible();
  await page.reload();
  await expect(calculator.result).toBeHidden();
});

test('the copy button shows a check icon for 2,000 ms, then its own again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  const check = calculator.copy.locator('svg.lucide-check');
  await expect(check).toBeHidden();

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await calculator.copy.click();
  await expect(check).toBeVisible();
  await page.clock.runFor(1999);
  await expect(check).toBeVisible();
  await page.clock.runFor(1);
  await expect(check).toBeHidden();
  await expect(calculator.copy.locator('svg.lucide-copy')).toBeVisible();
});

test('copying again keeps the check icon for another 2,000 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  const check = calculator.copy.locator('svg.lucide-check');

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await calculator.copy.click();
  await expect(check).toBeVisible();
  await page.clock.runFor(1500);
  await calculator.copy.click();
  await expect(calculator.status(/kopiert/)).toHaveCount(1);
  await page.clock.runFor(1500);
  await expect(check).toBeVisible();
  await page.clock.runFor(500);
  await expect(check).toBeHidden();
});

test('a screen reader hears that the IBAN has been copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '11');
  await calculator.copy.click();
  await expect(calculator.status(/^Die IBAN ist kopiert, ohne Leerzeichen\.$/)).toHaveCount(1);
  await expect(calculator.copy).toHaveAccessibleName('IBAN kopieren');
});
