import { calculate, openCalculator, unknownBankCode } from './calculatorPage.ts';
import { ibanFormula } from './ibanFormula.ts';
import { expect, test } from './siteTest.ts';

const accounts = [
  { name: 'one digit', bankCode: unknownBankCode, accountNumber: '1' },
  { name: 'ten digits', bankCode: unknownBankCode, accountNumber: '9876543210' },
  { name: 'zeros in front', bankCode: unknownBankCode, accountNumber: '0000000007' },
  { name: 'zeros alone', bankCode: unknownBankCode, accountNumber: '0' },
  { name: 'remainder 96, the smallest check digits 02', bankCode: unknownBankCode, accountNumber: '77' },
  { name: 'remainder 92, check digits 06', bankCode: unknownBankCode, accountNumber: '5' },
  { name: 'the largest numbers', bankCode: '99999999', accountNumber: '9999999999' },
];

test('the IBAN follows the formula of the specification', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const { name, bankCode, accountNumber } of accounts) {
    const expected = ibanFormula(bankCode, accountNumber);
    expect(expected.iban, name).toMatch(/^DE\d{20}$/);
    await calculate(calculator, bankCode, accountNumber);
    await expect(calculator.iban(expected.grouped), name).toBeVisible();
  }
});

test('the smallest check digits are 02 and keep their zero', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '77');
  await expect(calculator.iban('DE02 1234 5678 0000 0000 77')).toBeVisible();
});

test('the arithmetic of the visitor’s own number is shown line by line', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const { name, bankCode, accountNumber } of accounts)
    await test.step(name, async () => {
      const expected = ibanFormula(bankCode, accountNumber);
      await calculate(calculator, bankCode, accountNumber);
      await expect(calculator.iban(expected.grouped)).toBeVisible();
      const lines = calculator.arithmetic.getByRole('listitem');
      if (!(await lines.first().isVisible())) await calculator.result.getByText('Rechenweg ansehen').click();
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

test('the arithmetic is closed at first and opens by keyboard', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, unknownBankCode, '1');
  await expect(calculator.arithmetic.getByRole('listitem').first()).toBeHidden();
  await calculator.arithmetic.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(calculator.arithmetic.getByRole('listitem').first()).toBeVisible();
});

test('the contact page promises a reply within 24 hours and names the phone hours', async ({ page }) => {
  await page.goto('/kontakt');
  const main = page.getByRole('main');
  await expect(main.getByText('Antwort innerhalb von 24 Stunden')).toBeVisible();
  await expect(main.getByText('Mo–Fr 9:00–17:00', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
  await expect(main.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+49\d+$/);
});

test('the contact page answers questions before they are asked', async ({ page }) => {
  await page.goto('/kontakt');
  const questions = page.getByRole('region', { name: /Frage/ });
  expect(await questions.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
});

test('the articles say that SEPA covered 36 countries and covers 41 today', async ({ page }) => {
  await page.goto('/sepa-ueberweisung');
  const main = page.getByRole('main');
  await expect(main).toContainText(/36\s(SEPA-)?(Länder|Staaten|Teilnehmer)/);
  await expect(main).toContainText(/41\s(SEPA-)?(Länder|Staaten|Teilnehmer)/);
});

test('the articles say that the IBAN is mandatory since 2014, with a transition until February 2016', async ({
  page,
}) => {
  const texts: string[] = [];
  for (const path of ['/', '/iban-aufbau', '/iban-konvertierung', '/bankleitzahl', '/sepa-ueberweisung']) {
    await page.goto(path);
    texts.push((await page.getByRole('main').textContent()) ?? '');
  }
  expect(texts.some((text) => /\b2014\b/.test(text) && /Februar\s2016\b/.test(text))).toBe(true);
});

test('the privacy policy carries the date October 2025', async ({ page }) => {
  await page.goto('/datenschutz');
  await expect(page.getByRole('main')).toContainText(/Oktober\s2025/);
});
