import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';

const cases = [
  { name: 'an IBAN', text: 'DE89 3704-0044 0532', bankCode: '89370400', accountNumber: '8937040044' },
  { name: 'punctuation', text: '532.013/000-7', bankCode: '53201300', accountNumber: '5320130007' },
  { name: 'digits of other scripts', text: '٣٧٠٤３７０４1²³', bankCode: '1', accountNumber: '1' },
  { name: 'more digits than fit', text: '123456789012', bankCode: '12345678', accountNumber: '1234567890' },
  { name: 'zeros in front', text: '000123', bankCode: '000123', accountNumber: '000123' },
] as const;

for (const field of ['bankCode', 'accountNumber'] as const)
  test(`the field ${field} keeps only digits, cut to its length [5.1] [5.2]`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const calculator = await openCalculator(page);
    for (const { name, text, ...expected } of cases)
      for (const [way, insert] of Object.entries(insertions)) {
        if (way !== 'filling in automatically' && name !== 'digits of other scripts') continue;
        await calculator[field].fill('');
        await insert(calculator[field], text);
        await expect(calculator[field], `${way}: ${name}`).toHaveValue(expected[field]);
      }
  });

test('the button is disabled unless there are exactly 8 and at least 1 digits [5.3]', async ({ page }) => {
  const { bankCode, accountNumber, calculate } = await openCalculator(page);
  await expect(calculate).toBeDisabled();
  for (const [first, second, isEnabled] of [
    ['1234567', '1', false],
    ['12345678', '', false],
    ['12345678', '1', true],
    ['12345678', '1234567890', true],
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
    ['99999999', '9999999999', notFound],
    [unknownBankCode, '1', notFound],
    ['20070000', '1234567', /passt nicht zum Prüfzifferverfahren/],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    await expect(card.getByText(lastWords).first(), bankCode).toBeVisible();
    await expectNoError(bankCode);
  }
});

test('Enter says what is missing to a screen reader [12.8]', async ({ page }) => {
  const { bankCode, accountNumber, status, calculate } = await openCalculator(page);
  await accountNumber.fill('1');
  await bankCode.fill('1234');
  await bankCode.press('Enter');
  await expect(status(/^Es fehlen noch 4\sZiffern der Bankleitzahl\.$/)).toHaveCount(1);
  await expect(calculate).toBeDisabled();
  await bankCode.fill(unknownBankCode);
  await expect(status(/Es fehl/)).toHaveCount(0);
  await accountNumber.fill('');
  await accountNumber.press('Enter');
  await expect(status(/^Es fehlt noch die Kontonummer\.$/)).toHaveCount(1);
  await expect(calculate).toBeDisabled();
});
