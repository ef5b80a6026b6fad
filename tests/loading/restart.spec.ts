import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

// React logs the error on the console.
test.beforeEach(mayComplain);

/** The browser refuses to create elements that only results use, as with a broken extension. */
function breakResults() {
  const createElement = Document.prototype.createElement;
  document.createElement = (name: string) => {
    if (/^(section|ul|dl|table)$/.test(name)) throw new TypeError('refused');
    return createElement.call(document, name);
  };
}

test('a tool that fails while it draws can be started again with all input', async ({ page }) => {
  const calculator = await openCalculator(page);
  await page.evaluate(breakResults);
  await calculate(calculator, '37040044', '532013000');
  const restart = page.getByRole('button', { name: 'Werkzeug neu starten' });
  await expect(restart).toBeFocused();
  await expect(page.getByText(/^In diesem Werkzeug ist ein Fehler aufgetreten/)).toBeVisible();

  await page.evaluate(() => Reflect.deleteProperty(document, 'createElement'));
  // Only the key may start the tool; a pointer over it would also start it.
  await page.mouse.move(0, 0);
  await restart.press('Enter');
  await expect(calculator.bankCode).toBeFocused();
  await calculator.expectFields('37040044', '532013000');
  await calculator.calculate.click();
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
});
