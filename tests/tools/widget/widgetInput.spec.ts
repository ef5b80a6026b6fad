import { expectNoViolations } from '../../support/axe.ts';
import { insertions } from '../../support/insertions.ts';
import { expect } from '../../support/siteTest.ts';
import { openWidget, test } from '../../support/widgetPage.ts';

const IBAN = 'DE89370400440532013000';

test('who has the IBAN pastes it: it is checked, and the form sends it [18.11]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await insertions.pasting(widget.bankCode, 'IBAN: de89 3704 0044 0532 0130 00');
  await expect(widget.bankCode).not.toHaveValue('');
  // Before the bank is known.
  expect(await widget.value()).toBe(IBAN);
  await expect(widget.accountNumber).toBeHidden();
  await expect(widget.calculate).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(widget.bankCode).toHaveValue('DE89 3704 0044 0532 0130 00');
  await expect(widget.result).toContainText('Rechnerisch richtig');
  await expect(widget.result).toContainText('COBADEFFXXX');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?iban=${IBAN}`);
});

test('an IBAN with a wrong digit is no value, and says what is wrong [18.11]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await widget.bankCode.fill('DE89 3704 0044 0532 0130 01');
  expect(await widget.value()).toBe('');
  await page.keyboard.press('Tab');
  await expect(widget.bankCode).toHaveAccessibleDescription(/Die Prüfziffern passen nicht zu /);
  await expect(widget.bankCode).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(widget.message).toContain('So kann diese IBAN nicht stimmen');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/`);
});

test('a doubt about an IBAN is shown, and told to the page [18.11] [18.5]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  const verdict = page.evaluate(
    () =>
      new Promise((told) => {
        document.addEventListener('resolve', (event) => told((event as CustomEvent).detail.verdict));
      }),
  );
  await widget.bankCode.fill('DE66 7015 0000 0001 2345 67');
  await page.keyboard.press('Tab');
  expect(await verdict).toBe('account-does-not-fit');
  await expect(widget.result).toContainText(
    'Vielleicht wurde die IBAN aus einer falschen Kontonummer berechnet.',
  );
  await expect.poll(widget.value).toBe('DE66701500000001234567');
});

test('the first composed character takes the IBAN out of the form [18.7]', async ({ page, site }) => {
  const widget = await openWidget(page, site, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await widget.accountNumber.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: '１', selectionStart: 1, selectionEnd: 1 });
  expect(await widget.value()).toBe('');
  await expect(widget.result).toHaveCount(0);
});
