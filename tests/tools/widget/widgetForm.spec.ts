import { LISTENER } from '../../../src/features/embedding/samples.ts';
import { expect } from '../../support/siteTest.ts';
import { calculate, openWidget, test, widgetOn } from '../../support/widgetPage.ts';

const IBAN = 'DE89370400440532013000';

test('a form sends the IBAN under the name of the element [19.19] [18.4]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await calculate(widget, '37040044', '532013000');
  await expect(widget.result).toBeVisible();
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?iban=${IBAN}`);
});

test('leaving the account number is enough: the IBAN is there before the form is sent [18.10]', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await widget.bankCode.fill('37040044');
  await expect(widget.bankCode).toHaveAccessibleDescription(/Commerzbank/);
  await widget.accountNumber.fill('532013000');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?iban=${IBAN}`);
});

test('a required element that is empty keeps the form from being sent, and gets the focus [18.4]', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/`);
  await expect(widget.bankCode).toBeFocused();
  await expect(widget.bankCode).toHaveAttribute('aria-required', 'true');
  expect(await widget.message()).toBe('Geben Sie Bankleitzahl und Kontonummer ein.');
});

test('an unfinished and a doubtful element keep the form from being sent, with the reason [18.4]', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await widget.element.evaluate((element) => element.removeAttribute('required'));
  for (const [bankCode, account, message] of [
    ['3704', '', /^Es fehlen noch 4\sZiffern der Bankleitzahl\.$/],
    ['70150000', '1234567', /^Bitte prüfen Sie die Kontonummer\./],
  ] as const) {
    await widget.bankCode.fill(bankCode);
    await widget.accountNumber.fill(account);
    await widget.accountNumber.press('Enter');
    await expect.poll(widget.message).toMatch(message);
    await page.getByRole('button', { name: 'Beitreten' }).click();
    await expect(page).toHaveURL(`${site.address}/`);
  }
});

test('an empty element that is not required is sent as nothing', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await widget.element.evaluate((element) => element.removeAttribute('required'));
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?`);
});

test('a form that checks nothing is sent without the field, never with an IBAN in doubt', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await page.evaluate(() => document.forms[0]?.toggleAttribute('novalidate', true));
  await calculate(widget, '70150000', '1234567');
  await expect(widget.result).toContainText('Bitte prüfen Sie die Kontonummer');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?`);
});

test('a changed digit takes the IBAN out of the form at once', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await calculate(widget, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await widget.accountNumber.fill('53201300');
  expect(await widget.value()).toBe('');
  expect(await widget.message()).toMatch(/^Die IBAN ist noch nicht berechnet/);
  await expect(widget.result).toHaveCount(0);
});

test('resetting the form empties the element', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await calculate(widget, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await page.evaluate(() => document.forms[0]?.reset());
  await expect(widget.bankCode).toHaveValue('');
  await expect(widget.accountNumber).toHaveValue('');
  await expect(widget.result).toHaveCount(0);
  expect(await widget.value()).toBe('');
});

test('a disabled element, or one in a disabled fieldset, takes no input and is not sent', async ({
  page,
  site,
}) => {
  const widget = await openWidget(page, site);
  await calculate(widget, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await widget.element.evaluate((element) => {
    (element as HTMLInputElement).disabled = true;
  });
  await expect(widget.bankCode).toBeDisabled();
  await expect(widget.calculate).toBeDisabled();
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?`);
});

test('going back restores what was in the fields, and the IBAN follows', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await calculate(widget, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(/gesendet/);
  await page.goBack();
  const restored = widgetOn(page);
  await expect(restored.accountNumber).toHaveValue('532013000');
  await expect.poll(restored.value).toBe(IBAN);
});

test.describe('the script that /einbetten shows', () => {
  test.use({ body: '<iban-rechner></iban-rechner><label>BIC <input id="bic"></label>' });

  test('fills in the BIC of the IBAN, and empties it with the first changed digit and without an IBAN [18.5]', async ({
    page,
    site,
  }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => { ${LISTENER} })`);
    const widget = await openWidget(page, site);
    const bic = page.getByRole('textbox', { name: 'BIC' });
    await calculate(widget, '37040044', '532013000');
    await expect(bic).toHaveValue('COBADEFFXXX');
    await widget.accountNumber.fill('53201300');
    await expect(bic).toHaveValue('');
    await calculate(widget, '37040044', '532013000');
    await expect(bic).toHaveValue('COBADEFFXXX');
    await calculate(widget, '12345678', '4711');
    await expect(widget.result).toContainText('steht nicht in unseren Bankdaten');
    await expect(bic).toHaveValue('');
  });
});
