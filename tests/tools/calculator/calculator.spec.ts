import type { Locator } from '@playwright/test';
import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';

test('button or Enter gives an IBAN; an outdated one says so [1.2] [1.3] [4.1] [4.2]', async ({ page }) => {
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

test('the page is white, and the button of the next step red [1.8] [10.1] [12.2]', async ({ page }) => {
  const calculator = await openCalculator(page);
  const colour = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await calculator.bankCode.fill('37040044');
  await calculator.accountNumber.fill('532013000');
  await expect(calculator.calculate).toBeEnabled();
  const red = 'rgb(204, 0, 0)';
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(calculator.calculate).toHaveCSS('background-color', red);
  await calculator.calculate.click();
  await expect.poll(() => colour(calculator.copy)).toBe(red);
  await expect.poll(() => colour(calculator.calculate)).not.toBe(red);
  await calculator.accountNumber.fill('532013001');
  // The page has not moved: the pointer is still on the button.
  await page.mouse.move(0, 0);
  await expect.poll(() => colour(calculator.calculate)).toBe(red);
  await expect.poll(() => colour(calculator.copy)).not.toBe(red);
});

// Other texts: src/domain/account/account.test.ts.
test('the fields keep only digits, cut to their length [5.1] [5.2]', async ({ page }) => {
  const { bankCode, accountNumber } = await openCalculator(page);
  for (const field of [bankCode, accountNumber]) {
    for (const [way, insert] of Object.entries(insertions)) {
      await field.fill('');
      await insert(field, '٣٧٠４３７０４1²³');
      await expect(field, way).toHaveValue('1');
    }
    await insertions['filling in automatically'](field, '532.013/000-7 12');
  }
  await expect(bankCode).toHaveValue('53201300');
  await expect(accountNumber).toHaveValue('5320130007');
});

test('the button needs 8 digits and 1 to 10 [3.2] [3.3] [5.3] [10.8]', async ({ page }) => {
  const { bankCode, accountNumber, calculate } = await openCalculator(page);
  await expect(bankCode).toHaveAccessibleDescription(/8\sZiffern/);
  await expect(accountNumber).toHaveAccessibleDescription(/bis zu 10\sZiffern/);
  for (const field of [bankCode, accountNumber]) {
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  }
  await expect(calculate).toBeDisabled();
  for (const [first, second, isEnabled] of [
    ['1234567', '1', false],
    ['12345678', '', false],
    ['12345678', '1', true],
    ['', '1234567890', false],
    ['12345678', '0', true],
    ['1234567', '1234567890', false],
  ] as const) {
    await bankCode.fill(first);
    await accountNumber.fill(second);
    await expect(calculate, `${first} and ${second}`).toBeEnabled({ enabled: isEnabled });
  }
});

test('no input gives an error message, and a short one does nothing [5.4] [5.5] [8.1]', async ({ page }) => {
  const calculator = await openCalculator(page);
  const card = page.locator('#rechner');
  const expectNoError = async (what: string) => {
    await expect(card.getByText(/\bfehler|ungültig/i), what).toHaveCount(0);
    await expect(card.locator('[role=alert], [aria-invalid=true]'), what).toHaveCount(0);
  };
  for (const [first, second] of [
    ['', ''],
    ['1234567', '1'],
    ['12345678', ''],
  ] as const) {
    await calculator.bankCode.fill(first);
    await calculator.accountNumber.fill(second);
    for (const field of [calculator.bankCode, calculator.accountNumber]) {
      await field.press('Enter');
      await expect(calculator.result).toBeHidden();
    }
    await expectNoError(`${first} and ${second}`);
  }
  await expect(page).toHaveURL('/');

  const notFound = /^Nicht in unseren Bankdaten \(Stand/;
  for (const [bankCode, accountNumber, lastWords] of [
    ['00000000', '0', notFound],
    ['20070000', '1234567', /steckt wahrscheinlich ein Tippfehler/],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    await expect(card.getByText(lastWords).first(), bankCode).toBeVisible();
    await expectNoError(bankCode);
  }
});

test('Enter says what is missing to a screen reader, and goes to an empty account number [12.8]', async ({
  page,
}) => {
  const { bankCode, accountNumber, status, calculate } = await openCalculator(page);
  await accountNumber.fill('1');
  await bankCode.fill('1234');
  await bankCode.press('Enter');
  await expect(status(/^Es fehlen noch 4\sZiffern der Bankleitzahl\.$/)).toHaveCount(1);
  await expect(calculate).toBeDisabled();
  await bankCode.fill(unknownBankCode);
  await expect(status(/Es fehl/)).toHaveCount(0);
  await accountNumber.fill('');
  await bankCode.press('Enter');
  await expect(accountNumber).toBeFocused();
  await expect(status(/^Es fehlt noch die Kontonummer\.$/)).toHaveCount(1);
  await expect(calculate).toBeDisabled();
});

/** The value with a bar at the position of the caret: "123|45". */
const valueWithCaret = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

async function putCaret(field: Locator, place: number): Promise<void> {
  await field.press('Home');
  for (let step = 0; step < place; step++) await field.press('ArrowRight');
}

const caretCases = [
  { name: 'a digit in the middle', before: '1234', place: 2, type: ['9'], after: '129|34' },
  { name: 'a letter and a digit', before: '1234', place: 2, type: ['x', '9'], after: '129|34' },
  { name: 'a blank in front', before: '1234', place: 0, type: ['Space'], after: '|1234' },
  { name: 'a letter at the end', before: '1234', place: 4, type: ['x'], after: '1234|' },
  { name: 'a digit into a full field', before: '12345678', place: 3, type: ['9'], after: '1239|4567' },
  { name: 'a digit after a full field', before: '12345678', place: 8, type: ['9'], after: '12345678|' },
  { name: 'Backspace in the middle', before: '1234', place: 2, type: ['Backspace'], after: '1|34' },
  { name: 'Delete in the middle', before: '1234', place: 2, type: ['Delete'], after: '12|4' },
  { name: 'a paste with blanks and dashes', before: '1200', place: 2, paste: '3-4 ', after: '1234|00' },
  { name: 'a paste too long for the rest', before: '1200', place: 2, paste: '345 678 9', after: '12345678|' },
  { name: 'a paste without any digit', before: '1200', place: 2, paste: 'BLZ', after: '12|00' },
];

test('the caret stays where a person expects it', async ({ page }) => {
  const { bankCode } = await openCalculator(page);
  for (const { name, before, place, type = [], paste, after } of caretCases) {
    await bankCode.fill(before);
    await putCaret(bankCode, place);
    for (const key of type) await page.keyboard.press(key);
    if (paste) await insertions.pasting(bankCode, paste);
    await expect.poll(() => valueWithCaret(bankCode), name).toBe(after);
  }
});
