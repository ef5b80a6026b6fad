import { calculate, calculatorOn, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { holdScripts } from './holdScripts.ts';
import { ibanFormula } from './ibanFormula.ts';
import { insertions } from './insertions.ts';
import { expect, test } from './siteTest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { pasting, dropping } = insertions;

for (const [text, digits] of [
  ['10779,50', '1077950'],
  ['10779.5', '107795'],
  ['5,32013E+08', '53201308'],
  ['01.02.2024', '01022024'],
  ['1/2', '12'],
  ['100-200', '100200'],
  ['19056 / 4711', '190564711'],
  ['10²', '10'],
  ['-5', '5'],
  ['53201300O', '53201300'],
  ['12\n34', '1234'],
] as const)
  test(`the field explains what it made of ${JSON.stringify(text)}`, async ({ page }) => {
    const { accountNumber } = await openCalculator(page);
    const shown = text.replace('\n', ' ');
    const sentence = page.getByRole('status').filter({ hasText: `Aus „${shown}“ wurde ${digits}:` });
    for (const insert of [pasting, dropping]) {
      await accountNumber.fill('');
      await expect(sentence).toHaveCount(0);
      await insert(accountNumber, text);
      await expect(accountNumber).toHaveValue(digits);
      // When text is dropped, the browser itself handles the line break.
      if (insert === pasting || !text.includes('\n')) await expect(sentence).toBeVisible();
    }
    await accountNumber.press('End');
    await accountNumber.press('Backspace');
    await expect(sentence).toHaveCount(0);
  });

for (const [text, digits] of [
  ['10779,00', '10779'],
  ['5.32013000E+08', '532013000'],
  ['1.234.567,00', '1234567'],
] as const)
  test(`${text} is read as a whole when it is pasted or dropped`, async ({ page }) => {
    const { accountNumber } = await openCalculator(page);
    // The reader loads on the first interaction. This message shows that it is loaded.
    await pasting(accountNumber, '5,32E+08');
    await expect(page.getByRole('status').filter({ hasText: 'Aus „5,32E+08“ wurde' })).toBeVisible();
    for (const insert of [pasting, dropping]) {
      await accountNumber.fill('');
      await insert(accountNumber, text);
      await expect(accountNumber).toHaveValue(digits);
      const sentence = `Übernommen: Kontonummer ${digits}, gelesen aus „${text}“.`;
      await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    }
  });

test('a number without any digit from 0 to 9, and one that is too long, are explained too', async ({
  page,
}) => {
  const { bankCode, accountNumber } = await openCalculator(page);
  await pasting(accountNumber, '٣٧٠٤');
  await expect(accountNumber).toHaveAccessibleDescription(/In „٣٧٠٤“ steht keine Ziffer von 0 bis 9\./);
  await pasting(accountNumber, '12345678901234567890');
  await expect(accountNumber).toHaveAccessibleDescription(
    /Nur die ersten 10\sZiffern zählen, 10\sweitere haben wir entfernt\./,
  );
  await pasting(bankCode, '370400441');
  await expect(bankCode).toHaveAccessibleDescription(
    /Nur die ersten 8\sZiffern zählen, eine weitere haben wir entfernt\./,
  );
  await pasting(bankCode, '37040044,5');
  await expect(bankCode).toHaveAccessibleDescription(/Aus „37040044370400445?,5“/);
});

test('a plain number is not explained, whatever blanks and labels surround it', async ({ page }) => {
  const { bankCode } = await openCalculator(page);
  const said = page.locator('#rechner').getByText(/^(Aus|In|Nur|Übernommen) /);
  for (const text of [
    '37040044',
    '370 400 44',
    ' 3704\u00A00044\n',
    'BLZ: 370 400 44',
    '\u206837040044\u2069',
  ]) {
    await bankCode.fill('');
    await pasting(bankCode, text);
    await expect(bankCode, text).toHaveValue('37040044');
    await expect(said, text).toHaveCount(0);
  }
});

test('typing is filtered without an explanation', async ({ page }) => {
  const { accountNumber } = await openCalculator(page);
  await accountNumber.pressSequentially('10779,00');
  await expect(accountNumber).toHaveValue('1077900');
  await expect(page.locator('#rechner').getByText(/^(Aus|In|Nur|Übernommen) /)).toHaveCount(0);
});

for (const [way, insert] of Object.entries({ pasting, dropping }))
  for (const field of ['bankCode', 'accountNumber'] as const)
    test(`${way} a text with both numbers into the field ${field} fills both fields`, async ({ page }) => {
      const calculator = await openCalculator(page);
      await calculator.bankCode.focus();
      // The texts and the bank directory load on the first interaction.
      await page.waitForLoadState('networkidle');
      for (const text of [
        'Konto: 532013000, BLZ: 370 400 44',
        'Commerzbank Köln\nBankleitzahl 37040044\nKontonummer 532013000',
        '37040044\t532013000',
      ]) {
        await calculator.bankCode.fill('1');
        await calculator.accountNumber.fill('2');
        await insert(calculator[field], text);
        await expect(calculator.bankCode, text).toHaveValue('37040044');
        await expect(calculator.accountNumber, text).toHaveValue('532013000');
        await expect(
          page.getByRole('status').filter({ hasText: 'Übernommen: BLZ 37040044 und Kontonummer 532013000.' }),
        ).toBeVisible();
      }
      await calculator.calculate.click();
      await expect(calculator.iban(ibanFormula('37040044', '532013000').grouped)).toBeVisible();
    });

test('two numbers of which neither need be the bank code are filtered, and the field explains it', async ({
  page,
}) => {
  const { bankCode, accountNumber } = await openCalculator(page);
  await bankCode.focus();
  await page.waitForLoadState('networkidle');
  await pasting(bankCode, `${unknownBankCode}\t00`);
  await expect(bankCode).toHaveValue(unknownBankCode);
  await expect(bankCode).toHaveAccessibleDescription(/Aus „12345678 00“ wurde 12345678:/);
  await expect(accountNumber).toHaveValue('');
});

for (const [name, text, digits] of [
  ['digits', '1'.repeat(1_000_000), '1111111111'],
  ['letters and digits behind them', `${'A'.repeat(1_000_000)}4711`, '4711'],
  ['line breaks', `${'\n'.repeat(1_000_000)}4711`, '4711'],
] as const)
  test(`a megabyte of ${name} is filtered, and the calculator still works`, async ({ page }) => {
    const calculator = await openCalculator(page);
    await pasting(calculator.accountNumber, text);
    await expect(calculator.accountNumber).toHaveValue(digits);
    await expect(calculator.accountNumber).toHaveAccessibleDescription(new RegExp(`wurde ${digits}:`));
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

test('a text from before the script arrived is explained like any other', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { bankCode } = calculatorOn(page);
  await bankCode.fill('DE98370400440532013000');
  release();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Die IBAN DE98 3704 0044 0532 0130 00 enthält einen Fehler/ }),
  ).toBeVisible();
  await expect(page.locator('#rechner').getByRole('link', { name: /^IBAN\sprüfen$/ })).toBeVisible();
});
