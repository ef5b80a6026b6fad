import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { grouped } = ibanFormula(unknownBankCode, '4711');

test('the last IBAN is copied without spaces or in groups of four [7.4] [12.3] [12.4]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '1');
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
  await expect.poll(() => readClipboard(page)).toBe('DE89 3704 0044 0532 0130 00');
});

test('the copy button says „Kopiert“ for 2,000 ms from the press [4.3] [9.9] [12.2]', async ({ page }) => {
  await page.clock.install();
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  const check = calculator.copy.locator('svg.lucide-check');
  await expect(check).toBeHidden();
  await expect(calculator.copy).toHaveText('IBAN kopieren');
  const { width } = (await calculator.copy.boundingBox()) ?? {};

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await calculator.copy.click();
  await expect(check).toBeVisible();
  await expect(calculator.copy).toHaveText('Kopiert');
  await expect(calculator.copy).toHaveAccessibleName('IBAN kopieren: Kopiert');
  expect((await calculator.copy.boundingBox())?.width).toBe(width);
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

test.describe('where the clipboard is of no use', () => {
  const refusals = {
    'a refused clipboard': () => {
      Clipboard.prototype.writeText = () =>
        Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    },
    'a missing clipboard': () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    },
  };

  for (const [refusal, arrange] of Object.entries(refusals))
    test(`${refusal} leads to the selected IBAN and the way to copy it [10.12] [12.4]`, async ({ page }) => {
      await page.addInitScript(arrange);
      const calculator = await openCalculator(page);
      await calculate(calculator, unknownBankCode, '4711');
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
});
