import { expect } from '../../support/siteTest.ts';
import { calculate, openWidget, pasteInto, test } from '../../support/widgetPage.ts';

const IBAN = 'DE89370400440532013000';

test('what is no account number leaves the field as it was, from a password manager or pasted [18.7]', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await pasteInto(widget.accountNumber, '370400440532013000');
  await expect(widget.element.getByText('Die Felder sind unverändert.')).toBeVisible();
  await expect(widget.accountNumber).toHaveValue('');
  for (const [what, text] of [
    ['an IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['both numbers', '370400440532013000'],
    ['one digit too many', '12345678901'],
    ['a label and both numbers', 'Kto. 532013000, BLZ 37040044'],
  ] as const) {
    await calculate(widget, '37040044', '4711');
    await expect(widget.element.getByText('Die Felder sind unverändert.')).toHaveCount(0);
    await widget.accountNumber.fill(text);
    await expect(widget.accountNumber, what).toHaveValue('4711');
    await expect(widget.element.getByText('Die Felder sind unverändert.')).toBeVisible();
  }
});

test('a pasted number with its label is calculated when the field is left', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await widget.bankCode.fill('37040044');
  await pasteInto(widget.accountNumber, 'Konto-Nr. 532013000');
  await expect(widget.accountNumber).toHaveValue('532013000');
  await page.keyboard.press('Tab');
  await expect.poll(widget.value).toBe(IBAN);
});

test('the first character that an input method composes takes the IBAN out of the form [18.7]', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await calculate(widget, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await widget.accountNumber.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: '１', selectionStart: 1, selectionEnd: 1 });
  expect(await widget.value()).toBe('');
  await expect(widget.result).toHaveCount(0);
  await client.send('Input.insertText', { text: '１' });
  await expect(widget.accountNumber).toHaveValue('532013000');
});

test('a stored state that is not of the element fills nothing in [18.4]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await expect(widget.bankCode).toBeVisible();
  for (const state of ['DE89 3704 0044', '370400441 532013000', '37040044 532013000 1', 'null', '37040044'])
    await widget.element.evaluate((element, stored) => {
      (element as never as { formStateRestoreCallback(state: string): void }).formStateRestoreCallback(
        stored,
      );
    }, state);
  await expect(widget.bankCode).toHaveValue('');
  await expect(widget.accountNumber).toHaveValue('');
});
