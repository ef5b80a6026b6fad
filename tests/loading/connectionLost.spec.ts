import { calculate, openCalculator, unknownBankCode } from '../support/calculatorPage.ts';
import { readClipboard } from '../support/clipboard.ts';
import { openContactForm, sentText } from '../support/contactPage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { expect, test } from '../support/siteTest.ts';

const { iban, grouped } = ibanFormula(unknownBankCode, '4711');

test.describe('without a network', () => {
  test.use({ mayComplain: true });

  test('a calculator in use still calculates and copies [19.10]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const calculator = await openCalculator(page);
    await calculate(calculator, unknownBankCode, '11');
    await expect(calculator.iban(ibanFormula(unknownBankCode, '11').grouped)).toBeVisible();
    await context.setOffline(true);
    await calculate(calculator, unknownBankCode, '4711');
    await expect(calculator.iban(grouped)).toBeVisible();
    await calculator.copy.click();
    await expect(calculator.status(/kopiert/)).toHaveCount(1);
    expect(await readClipboard(page)).toBe(iban);
  });

  test('an open contact form confirms and clears its fields', async ({ page, context }) => {
    const form = await openContactForm(page);
    await context.setOffline(true);
    await form.fillAndSend();
    await expect(form.notification).toContainText(sentText);
    await expect(form.message).toHaveValue('');
  });
});
