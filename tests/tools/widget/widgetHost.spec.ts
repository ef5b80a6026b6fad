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
