import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { open } from '../support/everyTool.ts';
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

const tools = [
  {
    path: '/',
    use: (page: Page) => calculate(calculatorOn(page), '37040044', '532013000'),
    kept: async (page: Page) => {
      const calculator = calculatorOn(page);
      await calculator.expectFields('37040044', '532013000');
      await calculator.calculate.click();
      await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
    },
  },
  {
    path: '/iban-liste',
    use: async (page: Page) => {
      await page.getByRole('textbox').fill('BLZ;Konto\n37040044;532013000');
      await page.getByRole('button', { name: 'Liste lesen' }).click();
    },
    kept: async (page: Page) => {
      await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
      await page.getByRole('button', { name: 'Neue Liste' }).click();
      await expect(page.getByRole('textbox')).toHaveValue('BLZ;Konto\n37040044;532013000');
    },
  },
];

for (const { path, use, kept } of tools)
  test(`a tool that fails while it draws can be started again with all input: ${path}`, async ({ page }) => {
    await open(page, path);
    await page.evaluate(breakResults);
    await use(page);
    const restart = page.getByRole('button', { name: 'Werkzeug neu starten' });
    await expect(restart).toBeFocused();
    await expect(page.getByText(/^In diesem Werkzeug ist ein Fehler aufgetreten/)).toBeVisible();

    await page.evaluate(() => Reflect.deleteProperty(document, 'createElement'));
    // Only the key may start the tool; a pointer over it would also start it.
    await page.mouse.move(0, 0);
    await restart.press('Enter');
    // On its first field; the list then moves it on to what it has read.
    await expect(page.locator('main :focus')).toHaveCount(1);
    await kept(page);
  });
