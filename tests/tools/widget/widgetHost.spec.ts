import { expect } from '../../support/siteTest.ts';
import { calculate, openWidget, test } from '../../support/widgetPage.ts';

test('on a page from right to left, numbers keep their order [18.8]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await calculate(widget, '37040044', '532013000');
  await expect(widget.result.locator('[part=iban]')).toHaveCSS('direction', 'ltr');
  await expect(widget.accountNumber).toHaveCSS('direction', 'ltr');
});

test('what the page sets before the script has run is kept [18.4]', async ({ page, site }) => {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      const element = document.querySelector<HTMLElement>('iban-rechner');
      if (!element || element.shadowRoot) return;
      observer.disconnect();
      Object.assign(element, { name: 'konto', required: false, value: 'DE00' });
    }).observe(document, { childList: true, subtree: true });
  });
  const widget = await openWidget(page, site);
  await expect(widget.bankCode).toHaveAttribute('autocomplete', 'off');
  await expect(widget.bankCode).toHaveValue('DE00');
  await expect(widget.element).toHaveAttribute('name', 'konto');
  await expect(widget.element).not.toHaveAttribute('required');
});

test('after the menu of the right button a result still appears [18.10]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await widget.bankCode.fill('37040044');
  await expect(widget.bankCode).toHaveAccessibleDescription(/Commerzbank/);
  // The menu of the system takes the release of the button.
  await widget.accountNumber.evaluate((field) => {
    for (const type of ['mousedown', 'contextmenu'])
      field.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, button: 2 }));
  });
  await widget.accountNumber.focus();
  await page.keyboard.type('532013000');
  await page.keyboard.press('Tab');
  await expect(widget.result).toContainText('DE89 3704 0044 0532 0130 00');
});
