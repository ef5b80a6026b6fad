import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

/**
 * For a page: translates it like Google Translate in Chrome, which replaces each text node, now and later, with
 * `<font><font>text</font></font>`. The words stay the same, so that tests can still find them.
 */
function translateHere(): void {
  const isLeftAlone = (node: Node) =>
    node.parentElement?.closest('[translate=no], script, style, textarea, noscript, font, svg') !== null;
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || !text.isConnected || isLeftAlone(text)) continue;
      const outside = document.createElement('font');
      const inside = document.createElement('font');
      inside.textContent = text.data;
      outside.append(inside);
      text.replaceWith(outside);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      for (const node of addedNodes) translateIn(node);
      if (target instanceof Text) translateIn(target);
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  translateIn(document.body);
}

const results = [
  { bankCode: '20070000', account: '1234566', iban: 'DE68 2007 0000 0123 4566 00', bank: 'Deutsche Bank' },
  { bankCode: '12345678', account: '4711', iban: ibanFormula('12345678', '4711').grouped, bank: '12345678' },
  { bankCode: '37040044', account: '532013000', iban: 'DE89 3704 0044 0532 0130 00', bank: 'Commerzbank' },
] as const;

test('the calculator shows one result after the other, each with its own arithmetic', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.evaluate(translateHere);
  await expect(page.locator('main font').first()).toBeAttached();
  for (const { bankCode, account, iban, bank } of [...results, results[0]]) {
    await calculate(calculator, bankCode, account);
    await expect(calculator.iban(iban)).toBeVisible();
    await expect(calculator.status(new RegExp(iban))).toHaveCount(1);
    await expect(calculator.result.getByText(bank).first()).toBeVisible();
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
