import { calculate, openReader, unknownBankCode } from '../../support/calculatorPage.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';

// The sentences about single numbers are tested in src/bankData/cleanedNumber.test.ts.

const { pasting, dropping } = insertions;

test.describe('one number', () => {
  test('a field says what it made of a text until the next key, and what it cut [10.9]', async ({ page }) => {
    const calculator = await openReader(page);
    const { accountNumber } = calculator;
    for (const text of ['10779,50', '19056 / 4711', '12\n34'])
      for (const insert of [pasting, dropping]) {
        const digits = text.replace(/\D/g, '');
        const sentence = calculator.status(`Aus „${text.replace('\n', ' ')}“ wurde ${digits}:`);
        await accountNumber.fill('');
        await expect(sentence).toHaveCount(0);
        await insert(accountNumber, text);
        await expect(accountNumber).toHaveValue(digits);
        // When text is dropped, the browser itself handles the line break.
        if (insert === pasting || !text.includes('\n')) await expect(sentence).toBeVisible();
        await accountNumber.press('End');
        await accountNumber.press('Backspace');
        await expect(sentence).toHaveCount(0);
      }

    for (const [text, digits] of [
      ['1'.repeat(1_000_000), '1111111111'],
      [`${'A'.repeat(1_000_000)}4711`, '4711'],
    ] as const) {
      await accountNumber.fill('');
      await pasting(accountNumber, text);
      await expect(accountNumber).toHaveValue(digits);
      await expect(accountNumber).toHaveAccessibleDescription(new RegExp(`wurde ${digits}:`));
    }
    await pasting(calculator.bankCode, '370400441');
    await expect(calculator.bankCode).toHaveAccessibleDescription(
      /Möglich sind höchstens 8\sZiffern; eine weitere haben wir entfernt\./,
    );
    await calculator.bankCode.fill('');
    for (const [typed, note] of [
      ['3704004412', /höchstens 8\sZiffern; 2\sweitere haben wir entfernt/],
      ['DE8937040044053', /^8\sZiffern Das sieht nach einer IBAN aus\. IBAN\sprüfen$/],
    ] as const) {
      await calculator.bankCode.fill('');
      await calculator.bankCode.pressSequentially(typed);
      await expect(calculator.bankCode).toHaveAccessibleDescription(note);
    }
    await accountNumber.fill('');
    await accountNumber.pressSequentially('7811O4610');
    await expect(calculator.status('Aus „7811O4610“ wurde 78114610:')).toBeVisible();
    await calculator.bankCode.fill('37040044');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Ergebnis' })).toContainText(
      'Bitte prüfen Sie die KontonummerAus „7811O4610“ wurde 78114610: Buchstaben zählen nicht mit.',
    );
    await page.getByRole('button', { name: '781104610' }).click();
    await expect(accountNumber).toHaveValue('781104610');
    await calculate(calculator, unknownBankCode, '4711');
    await expect(calculator.iban(ibanFormula(unknownBankCode, '4711').grouped)).toBeVisible();
  });

  test('a damaged link fills the fields, is explained, and calculates nothing', async ({ page }) => {
    await page.goto('/#blz=37040044&konto=10779,00');
    await expect(page.getByLabel('Kontonummer')).toHaveValue('1077900');
    await expect(page.getByText('Aus „10779,00“ wurde 1077900')).toBeVisible();
    await expect(page.locator('#rechner').getByText(/^DE\d\d /)).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
});
