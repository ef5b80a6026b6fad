import { calculate, openCalculator } from '../../support/calculatorPage.ts';
import { readClipboard } from '../../support/clipboard.ts';
import { expect, test } from '../../support/siteTest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('for an unknown bank code near ones are offered, and filled in at once [12.12]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040045', '532013000');
  const proposal = calculator.result.getByRole('button', { name: '370\u00a0400\u00a044, Commerzbank, Köln' });
  await expect(proposal).toBeVisible();
  await calculator.expectFields('37040045', '532013000');
  await proposal.click();
  await calculator.expectFields('37040044', '532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});

test('„Neue Berechnung“ begins again and keeps the earlier results [12.9] [12.3]', async ({ page }) => {
  const calculator = await openCalculator(page);
  for (const [bankCode, accountNumber] of [
    ['37040044', '532013000'],
    ['20070000', '1234566'],
  ] as const) {
    await calculate(calculator, bankCode, accountNumber);
    await calculator.restart.click();
    await expect(calculator.result).toBeHidden();
    await calculator.expectFields('', '');
    await expect(calculator.bankCode).toBeFocused();
  }
  const former = page.getByRole('region', { name: 'Schon berechnet' });
  await expect(former.getByRole('listitem')).toHaveCount(2);
  await former.getByRole('button', { name: 'IBAN DE89 3704 0044 0532 0130 00 kopieren' }).click();
  await expect.poll(() => readClipboard(page)).toBe('DE89370400440532013000');
  await former.getByRole('button', { name: 'Alle als Text kopieren' }).click();
  await expect
    .poll(() => readClipboard(page))
    .toBe(
      'Deutsche Bank, Hamburg\nIBAN: DE68 2007 0000 0123 4566 00\nBIC: DEUTDEHHXXX\n\nCommerzbank, Köln\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX',
    );
});

test('the BIC can be copied, and „Teilen“ has the text of bank, IBAN and BIC [12.3]', async ({ page }) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await calculator.result.getByRole('button', { name: 'BIC COBADEFFXXX kopieren' }).click();
  await expect.poll(() => readClipboard(page)).toBe('COBADEFFXXX');
  const text = 'Commerzbank, Köln\nIBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX';
  await calculator.result.getByRole('button', { name: 'IBAN mit Bank und BIC kopieren' }).click();
  await expect.poll(() => readClipboard(page)).toBe(text);
  await calculator.copy.click();
  await calculator.result.getByRole('button', { name: 'Teilen' }).click();
  await calculator.result.getByRole('button', { name: 'Text kopieren', exact: true }).click();
  await expect.poll(() => readClipboard(page)).toBe(text);
});

test('both numbers in the check lead to the calculator [12.13]', async ({ page }) => {
  await page.goto('/iban-pruefen');
  await page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' }).fill('BLZ 37040044 Konto 532013000');
  await page.getByRole('button', { name: 'IBAN prüfen', exact: true }).click();
  await page.getByRole('link', { name: 'IBAN dazu berechnen' }).click();
  await expect(page.getByText('DE89 3704 0044 0532 0130 00').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
