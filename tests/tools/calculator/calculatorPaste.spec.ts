import { calculate, openReader, unknownBankCode } from '../../support/calculatorPage.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';

// The sentences about single numbers are tested in src/bankData/cleanedNumber.test.ts.

const { pasting, dropping } = insertions;

test('a field says what it made of a text until the next key, and what it cut; so does the result [10.9]', async ({
  page,
}) => {
  const calculator = await openReader(page);
  const { accountNumber } = calculator;
  for (const insert of [pasting, dropping]) {
    const sentence = calculator.status('Aus „4711²“ wurde 4711:');
    await accountNumber.fill('');
    await expect(sentence).toHaveCount(0);
    await insert(accountNumber, '4711²');
    await expect(accountNumber).toHaveValue('4711');
    await expect(sentence).toBeVisible();
    await accountNumber.press('End');
    await accountNumber.press('Backspace');
    await expect(sentence).toHaveCount(0);
    // Other texts: src/bankData/insertion/readInsertion.test.ts.
    await accountNumber.press('ControlOrMeta+a');
    await insert(accountNumber, '12\n34');
    await expect(page.getByRole('paragraph').filter({ hasText: /„12 34“ ist nicht sicher/ })).toBeVisible();
    await expect(accountNumber).toHaveValue('471');
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
    /Möglich sind höchstens 8\sZiffern; „1“ am Ende wurde nicht übernommen\./,
  );
  await calculator.bankCode.fill('');
  for (const [typed, note] of [
    ['3704004412', /höchstens 8\sZiffern; „12“ am Ende wurde/],
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
    'Bitte prüfen Sie Ihre EingabeAus „7811O4610“ wurde 78114610: Es zählen nur Ziffern.',
  );
  await expect(page.getByRole('button', { name: 'Teilen' })).toHaveCount(0);
  await page.getByRole('button', { name: '781104610' }).click();
  await expect(accountNumber).toHaveValue('781104610');
  await calculate(calculator, unknownBankCode, '4711');
  await expect(calculator.iban(ibanFormula(unknownBankCode, '4711').grouped)).toBeVisible();
});

test('a result of typed numbers that may be others says so, and offers these [10.9] [12.12]', async ({
  page,
}) => {
  const calculator = await openReader(page);
  const { accountNumber, bankCode } = calculator;
  const type = async (code: string, ...keys: readonly string[]) => {
    await bankCode.fill('');
    await bankCode.pressSequentially(code);
    await accountNumber.fill('');
    for (const key of keys)
      await (/^(Home|Arrow)/.test(key) ? accountNumber.press(key) : accountNumber.pressSequentially(key));
    await calculator.calculate.click();
  };
  for (const [keys, sentence] of [
    [['12345678901'], 'Möglich sind höchstens 10\u00A0Ziffern; „1“ am Ende wurde nicht übernommen.'],
    [['DE88 3704 0044 0532 0130 00'], 'Aus „DE88 3704 0044 0532 0130 00“ wurde 8837040044:'],
    [['532013000 98'], 'Aus „532013000 98“ wurde 5320130009:'],
    [['78114610', 'Home', 'ArrowRight', 'O'], 'Aus „7O8114610“ wurde 78114610:'],
  ] as const) {
    await type('37040044', ...keys);
    await expect(calculator.result).toContainText(`Bitte prüfen Sie Ihre Eingabe${sentence}`);
  }
  await type('37040044', '0000532013000');
  await calculator.button('0532013000').click();
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await calculator.expectFields('37040044', '0532013000');
  await bankCode.fill('3387511');
  await accountNumber.fill('37040044');
  await expect(calculator.button('Bank suchen')).toHaveCount(0);
  await page.locator('[data-variant=outlined]:text("Vertauscht? Felder tauschen")').click();
  await calculator.expectFields('37040044', '3387511');
  await expect(calculator.result).toContainText('0003 3875 11');
  await type('532013000', '37040044');
  await calculator.button('370\u00A0400\u00A044, Commerzbank, Köln').click();
  await calculator.expectFields('37040044', '532013000');
});

test('a damaged link fills the fields, is explained, and calculates nothing', async ({ page }) => {
  await page.goto('/#blz=37040044&konto=10779,00');
  await expect(page.getByLabel('Kontonummer')).toHaveValue('1077900');
  await expect(page.getByText('Aus „10779,00“ wurde 1077900')).toBeVisible();
  await expect(page.locator('#rechner').getByText(/^DE\d\d /)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});
