import { listen } from '../../support/announcements.ts';
import { calculate, openCalculator, unknownBankCode } from '../../support/calculatorPage.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { ibanFormula } from '../../support/ibanFormula.ts';
import { expect, test } from '../../support/siteTest.ts';

test('an IBAN has parts by name and colour; three clicks select it [3.4] [9.7] [9.8]', async ({ page }) => {
  const calculator = await openCalculator(page, '37040044', '532013000');
  const iban = calculator.iban('DE89 3704 0044 0532 0130 00');
  const parts = iban.locator('[data-label]');
  await expect(parts).toHaveCount(4);
  const shown = await parts.evaluateAll((elements) =>
    elements.map((element) => ({
      name: getComputedStyle(element, '::after').content.replace(/ \/.*/, ''),
      colour: getComputedStyle(element).color,
      field: getComputedStyle(element).backgroundColor,
    })),
  );
  expect(shown.map(({ name }) => name)).toEqual(
    ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer'].map((name) => `"${name}"`),
  );
  for (const key of ['colour', 'field'] as const)
    expect(new Set(shown.map((part) => part[key])).size).toBe(4);
  expect(shown.map(({ colour }) => colour)).not.toContain('rgb(204, 0, 0)');

  await iban.click({ clickCount: 3, position: { x: 12, y: 12 } });
  const selected = () => page.evaluate(() => String(getSelection()).trim());
  await expect.poll(selected).toBe('DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(async () => (await readClipboard(page)).trim()).toBe('DE89 3704 0044 0532 0130 00');
});

test('each press announces; a doubt is one box [10.11] [12.6] [12.7] [15.7]', async ({ page }) => {
  const calculator = await openCalculator(page);
  const status = page.locator('#rechner form > [role=status]');
  await expect(status.filter({ hasNotText: /^$/ })).toHaveCount(0);
  await status.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute('data-from-the-start', '');
  });
  await calculate(calculator, '70150000', '1234567');
  await expect(page.locator('[data-from-the-start]').filter({ hasText: /./ })).toHaveText(
    /^Berechnete IBAN: DE66 .*\. Bank: Stadtsparkasse München\. Bitte prüfen Sie die Kontonummer\. In der Kontonummer 1234567 steckt wahrscheinlich ein Tippfehler.*Vergleichen Sie jede Ziffer.*fragen Sie den Empfänger/,
  );
  const box = calculator.result.locator('[data-tone=caution]');
  await expect(box).toContainText(/Bitte prüfen Sie die Kontonummer.*steckt wahrscheinlich ein Tippfehler/);
  await expect(calculator.result.getByText('passt nicht zum Verfahren\u00A000')).toBeAttached();
  // The label stands at its IBAN.
  const label = calculator.heading('Die IBAN, falls die Kontonummer stimmt');
  await expect(label.and(page.locator('[data-tone=caution] + h2'))).toBeVisible();
  await calculate(calculator, '37040044', '532013000');
  await expect(
    calculator.status(/^Die IBAN lautet DE89 3704 0044 0532 0130 00\. Bank: Commerzbank\. Prüfziffer stimmt/),
  ).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const said = await listen(page);
  await calculator.calculate.click();
  await expect.poll(said).toEqual([expect.stringMatching(/^Die IBAN lautet/)]);
});

test('an IBAN of the formula alone is small, behind its reason, and not offered [12.5]', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const [bankCode, accountNumber, verdict, cause] of [
    [unknownBankCode, '4711', 'Bankleitzahl unbekannt', /steht nicht in unseren Bankdaten/],
    ['76026000', '1', 'Keine IBAN-Berechnung vorgesehen', /gibt die norisbank keine IBAN aus/],
    ['50040033', '1', 'Keine IBAN-Berechnung vorgesehen', /^Fragen Sie den Empfänger oder seine Bank nach/],
    ['60069669', '5130727', 'Keine IBAN-Berechnung vorgesehen', /seine Bank \(.+\) nach der IBAN/],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    const { grouped } = ibanFormula(bankCode, accountNumber);
    await expect(calculator.result.getByText(verdict, { exact: true })).toBeVisible();
    await expect(
      calculator.result.getByText(/nach der (?:einfachen )?Formel/i).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(calculator.result.getByText(/Tippfehler/).filter({ visible: true })).toHaveCount(0);
    const iban = calculator.iban(grouped);
    const ibanElement = await iban.elementHandle();
    const reason = calculator.result.getByText(cause).filter({ visible: true });
    const isAbove = await reason.evaluate(
      (text, iban) => text.getBoundingClientRect().bottom <= (iban?.getBoundingClientRect().top ?? 0),
      ibanElement,
    );
    expect(isAbove, 'the reason is above the IBAN').toBe(true);
    const size = await iban.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(size).toBeLessThan(20);
    await expect(calculator.result.getByRole('button', { name: 'Formel-IBAN kopieren' })).toBeVisible();
    await expect(calculator.result.getByRole('link', { name: 'GiroCode erstellen' })).toHaveCount(0);
    await expect(calculator.result.getByRole('button', { name: 'Teilen' })).toHaveCount(0);
    const announced = new RegExp(`^${verdict}\\. .*wäre die IBAN ${grouped}\\.$`);
    await expect(calculator.status(announced)).toHaveCount(1);
  }
});

// Any other numbers: src/domain/iban/iban.test.ts.
test('no action of a result is beyond the edge of a phone of 320 px [12.5]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const calculator = await openCalculator(page);
  for (const [bankCode, accountNumber] of [
    ['50040033', '930125001'],
    ['37040044', '532013000'],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    await expect(calculator.result.getByRole('button', { name: 'Rechenweg' })).toBeVisible();
    const ends = await calculator.result
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(320 - 16);
  }
});

const accounts = [
  { name: 'zeros alone', bankCode: unknownBankCode, accountNumber: '0' },
  { name: 'remainder 96, the smallest check digits 02', bankCode: unknownBankCode, accountNumber: '77' },
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
