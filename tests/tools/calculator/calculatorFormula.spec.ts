import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

const accounts = [
  { name: 'one digit', bankCode: unknownBankCode, accountNumber: '1' },
  { name: 'ten digits', bankCode: unknownBankCode, accountNumber: '9876543210' },
  { name: 'zeros in front', bankCode: unknownBankCode, accountNumber: '0000000007' },
  { name: 'zeros alone', bankCode: unknownBankCode, accountNumber: '0' },
  { name: 'remainder 96, the smallest check digits 02', bankCode: unknownBankCode, accountNumber: '77' },
  { name: 'remainder 92, check digits 06', bankCode: unknownBankCode, accountNumber: '5' },
  { name: 'the largest numbers', bankCode: '99999999', accountNumber: '9999999999' },
];

test('the arithmetic of the number is shown line by line [9.2] [9.3] [9.4] [9.5] [9.6]', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const { name, bankCode, accountNumber } of accounts)
    await test.step(name, async () => {
      const expected = ibanFormula(bankCode, accountNumber);
      expect(expected.iban).toMatch(/^DE\d{20}$/);
      await calculate(calculator, bankCode, accountNumber);
      await expect(calculator.iban(expected.grouped)).toBeVisible();
      const lines = calculator.arithmetic.getByRole('listitem');
      if (!(await lines.first().isVisible())) await calculator.openArithmetic();
      await expect(lines.last()).toContainText(expected.grouped);
      const shown = (await lines.allTextContents()).map((line) => line.replaceAll(/\s+/g, ' '));
      const places = [
        accountNumber.length < 10
          ? new RegExp(`Kontonummer ${accountNumber} .*: ${expected.padded}$`)
          : new RegExp(`zehn Stellen: ${expected.padded}$`),
        new RegExp(`18 Stellen: ${expected.basicNumber}$`),
        new RegExp(`131400.*: ${expected.dividend}$`),
        new RegExp(`durch 97 geteilt.* Rest ${expected.remainder}$`),
        new RegExp(
          `^98 − ${expected.remainder} = ${expected.difference}\\. .*Prüfziffern sind ${expected.checkDigits}$`,
        ),
        new RegExp(`: ${expected.grouped}$`),
      ].map((line) => shown.findIndex((text) => line.test(text)));
      expect(places, shown.join('\n')).not.toContain(-1);
      expect(places, 'one line after the other').toEqual(places.toSorted((one, other) => one - other));
    });
});
