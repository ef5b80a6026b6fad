import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

/** The browser refuses to create elements that only results use, as with a broken extension. */
function breakResults() {
  const createElement = Document.prototype.createElement;
  document.createElement = (name: string) => {
    if (/^(section|ul|dl|table)$/.test(name)) throw new TypeError('refused');
    return createElement.call(document, name);
  };
}

test('a tool that fails while it draws says what to do', async ({ page }) => {
  // React logs the error.
  mayComplain();
  const calculator = await openCalculator(page);
  await page.evaluate(breakResults);
  await calculate(calculator, '37040044', '532013000');
  await expect(page.getByRole('alert')).toHaveText(
    /^In diesem Werkzeug ist ein Fehler aufgetreten\. Laden Sie/,
  );
});
