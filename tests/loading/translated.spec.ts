import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { translateHere } from '../support/pageTranslator.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

const results = [
  { bankCode: '37040044', account: '532013000', iban: 'DE89 3704 0044 0532 0130 00', bank: 'Commerzbank' },
  { bankCode: '20070000', account: '1234566', iban: 'DE68 2007 0000 0123 4566 00', bank: 'Deutsche Bank' },
  { bankCode: '12345678', account: '4711', iban: ibanFormula('12345678', '4711').grouped, bank: null },
  {
    bankCode: '70150000',
    account: '1111111',
    iban: 'DE62 7015 0000 0020 2288 88',
    bank: 'Stadtsparkasse München',
  },
];

test('the calculator shows one result after the other, each with its own arithmetic', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(translateHere);
  await expect(page.locator('main font').first()).toBeAttached();
  const calculator = calculatorOn(page);
  for (const { bankCode, account, iban, bank } of [...results, ...results.toReversed()]) {
    await calculate(calculator, bankCode, account);
    await expect(calculator.iban(iban)).toBeVisible();
    await expect(calculator.status(new RegExp(iban))).toHaveCount(1);
    if (bank) await expect(calculator.result.getByText(bank).first()).toBeVisible();
    await expect(calculator.arithmetic).toContainText(account);
    // The last line contains the IBAN of the result, and the lines before it are those of its own calculation.
    await expect(calculator.arithmetic.locator('li').last()).toContainText(iban);
    const difference = 98 - Number(iban.slice(2, 4));
    await expect(calculator.arithmetic).toContainText(`98 − ${difference} = `);
  }
});

test('every tool works on a page that was translated before it started', async ({ page }) => {
  // React logs that the page differs from the served HTML.
  mayComplain();
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateHere})`);
  await checkEach(everyTool, async ({ path, use }) => {
    await open(page, path);
    await use(page);
  });
});
