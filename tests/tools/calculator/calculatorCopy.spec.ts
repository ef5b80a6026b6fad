import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

const { grouped } = ibanFormula(unknownBankCode, '4711');

test('the last IBAN is copied in every form, and its BIC alone [7.4] [12.3] [12.4]', async ({ page }) => {
  const calculator = await openCalculator(page, '37040044', '1');
  await calculator.copy.click();
  await expect(calculator.status(/^Die IBAN ist kopiert, ohne Leerzeichen\.$/)).toHaveCount(1);
  await expect.poll(() => readClipboard(page)).toBe(ibanFormula('37040044', '1').iban);
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(calculator.status(/^Die IBAN ist kopiert/)).toHaveCount(0);
  await expect(calculator.copy.locator('svg.lucide-check')).toHaveCount(0);
  await calculator.copy.click();
  await expect.poll(() => readClipboard(page)).toBe('DE89370400440532013000');
  await expect(calculator.copyAsWritten).toHaveText('mit Leerzeichen');
  await calculator.copyAsWritten.click();
  await expect(calculator.status(/^Die IBAN ist kopiert, mit Leerzeichen\.$/)).toHaveCount(1);
  await expect(calculator.copyAsWritten).toHaveText('Kopiert');
  await expect(calculator.copy, 'only the last one says it').toHaveText('IBAN kopieren');
  await expect.poll(() => readClipboard(page)).toBe('DE89 3704 0044 0532 0130 00');

  await calculator.result.getByRole('button', { name: 'BIC COBADEFFXXX kopieren' }).click();
  await expect.poll(() => readClipboard(page)).toBe('COBADEFFXXX');
  const text = 'Commerzbank, Köln\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX';
  await calculator.result.getByRole('button', { name: 'IBAN mit Bank und BIC kopieren' }).click();
  await expect.poll(() => readClipboard(page)).toBe(text);
  await calculator.copy.click();
  await page.setViewportSize({ width: 360, height: 740 });
  await calculator.result.getByRole('button', { name: 'Teilen' }).click();
  await expect(calculator.result.getByRole('button', { name: 'Link kopieren' })).toBeInViewport({ ratio: 1 });
});

test('the copy button says „Kopiert“ for 2,000 ms from the press [4.3] [9.9] [12.2]', async ({ page }) => {
  await page.clock.install();
  const calculator = await openCalculator(page, '37040044', '532013000');
  const check = calculator.copy.locator('svg.lucide-check');
  await expect(check).toBeHidden();
  await expect(calculator.copy).toHaveText('IBAN kopieren');
  // The button is drawn again when the tooltips have loaded, which give it this attribute.
  await expect(calculator.copy).toHaveAttribute('data-state', 'closed');
  const widthOf = () => calculator.copy.evaluate((button) => button.getBoundingClientRect().width);
  const width = await widthOf();

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await calculator.copy.click();
  await expect(check).toBeVisible();
  await expect(calculator.copy).toHaveText('Kopiert');
  await expect(calculator.copy).toHaveAccessibleName('IBAN kopieren: Kopiert');
  expect(await widthOf()).toBe(width);
  await page.clock.runFor(1500);
  await calculator.copy.click();
  await expect(calculator.status(/kopiert/)).toHaveCount(1);
  await page.clock.runFor(1999);
  await expect(check).toBeVisible();
  await page.clock.runFor(1);
  await expect(check).toBeHidden();
  await expect(calculator.copy.locator('svg.lucide-copy')).toBeVisible();
  await expect(calculator.copy).toHaveText('IBAN kopieren');
  await expect(calculator.copy).toHaveAccessibleName('IBAN kopieren');
});

// A clipboard that refuses: src/bankData/BankFinder.test.tsx.
test('a missing clipboard leads to the selected IBAN and the way to copy it [10.12] [12.4]', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const calculator = await openCalculator(page, unknownBankCode, '4711');
  await calculator.copy.click();
  await expect(calculator.status(/Die IBAN ist jetzt markiert.*Strg\s\+\sC/)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(grouped);
  await expect(calculator.copy.locator('svg.lucide-check')).toHaveCount(0);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await calculator.copy.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(grouped);
  await calculate(calculator, unknownBankCode, '4712');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '4712').grouped)).toBeVisible();
  await expect(calculator.status(/jetzt markiert/)).toHaveCount(0);
});

test('„Neue Berechnung“ begins again and keeps the earlier results [12.9] [12.3]', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const [bankCode, accountNumber] of [
    ['37040044', '532013000'],
    ['20070000', '1234566'],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    await calculator.restart.click();
    await expect(calculator.result).toBeHidden();
    await calculator.expectFields('', '');
    await expect(calculator.bankCode).toBeFocused();
  }
  const former = page.getByRole('region', { name: 'Schon berechnet' });
  await expect(former.getByRole('listitem')).toHaveCount(2);
  await former.getByRole('button', { name: 'IBAN DE89 3704 0044 0532 0130 00 kopieren' }).click();
  await expect.poll(() => readClipboard(page)).toBe('DE89370400440532013000');
  await former.getByRole('button', { name: 'Alle als Text kopieren' }).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      'Deutsche Bank, Hamburg\nIBAN: DE68 2007 0000 0123 4566 00\nBIC: DEUTDEHHXXX\n\nCommerzbank, Köln\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX',
    );
});

test('both numbers in the check lead to the calculator [12.13]', async ({ page }) => {
  await page.goto('/iban-pruefen');
  await page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' }).fill('BLZ 37040044 Konto 532013000');
  await page.getByRole('button', { name: 'IBAN prüfen', exact: true }).click();
  await expect(page.locator('[data-variant=primary]')).toHaveText(['IBAN dazu berechnen']);
  await page.getByRole('link', { name: 'IBAN dazu berechnen' }).click();
  await expect(page.getByText('DE89 3704 0044 0532 0130 00').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
