import { LISTENER } from '../../../src/features/embedding/samples.ts';
import type { IbanRechnerElement } from '../../../widget/src/iban-rechner.d.ts';
import { expect } from '../../support/siteTest.ts';
import { calculate, listenTo, openWidget, test } from '../../support/widgetPage.ts';

const IBAN = 'DE89370400440532013000';

test('only a sound element lets a form be sent that checks its fields [18.4]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  for (const [bankCode, account, message] of [
    ['', '', /^Geben Sie eine IBAN oder Bankleitzahl und Kontonummer ein\.$/],
    ['3704', '', /^Es fehlen noch 4\sZiffern der Bankleitzahl\.$/],
    ['70150000', '1234567', /^Bitte prüfen Sie die Kontonummer\./],
  ] as const) {
    await widget.bankCode.fill(bankCode);
    await widget.accountNumber.fill(account);
    await widget.accountNumber.press('Enter');
    await expect.poll(widget.message).toMatch(message);
    await page.getByRole('button', { name: 'Beitreten' }).click();
    await expect(page).toHaveURL(`${site.address}/`);
    if (bankCode !== '') continue;
    await expect(widget.bankCode).toBeFocused();
    await expect(widget.bankCode).toHaveAttribute('aria-required', 'true');
    // Not only what is required has to be right.
    await widget.element.evaluate((element) => element.removeAttribute('required'));
  }
  await page.evaluate(() => document.forms[0]?.toggleAttribute('novalidate', true));
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?`);
});

test('resetting the form empties the element, and tells the page [18.4]', async ({ page, site }) => {
  const widget = await openWidget(page, site, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  const told = await listenTo(page);
  await page.evaluate(() => document.forms[0]?.reset());
  await expect.poll(told).toEqual([{ ok: false, code: 'empty', message: '' }]);
  await expect(widget.bankCode).toHaveValue('');
  await expect(widget.accountNumber).toHaveValue('');
  await expect(widget.result).toHaveCount(0);
  expect(await widget.value()).toBe('');
});

test('Enter sends a calculated form, and going back restores it [18.4] [18.6]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await widget.bankCode.fill('37040044');
  await widget.accountNumber.fill('532013000');
  await widget.accountNumber.press('Enter');
  await expect(widget.result).toBeVisible();
  await widget.accountNumber.press('Enter');
  await expect(page).toHaveURL(`${site.address}/gesendet?iban=${IBAN}`);
  await page.goBack();
  await expect(widget.accountNumber).toHaveValue('532013000');
  await expect.poll(widget.value).toBe(IBAN);
});

test('change, states, labels and an objection are those of a control [18.4]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  await page.evaluate(() => {
    const values: string[] = [];
    Object.assign(window, { values });
    document.addEventListener('change', ({ target }) => values.push((target as HTMLInputElement).value));
  });
  const is = (state: string) =>
    widget.element.evaluate((element, name) => element.matches(`:state(${name})`), state);
  await expect.poll(() => is('empty')).toBe(true);
  await widget.bankCode.fill('37040044');
  await expect.poll(() => is('incomplete')).toBe(true);
  await calculate(widget, '37040044', '532013000');
  await expect.poll(() => is('valid')).toBe(true);
  await calculate(widget, '12345678', '4711');
  await expect.poll(() => is('invalid')).toBe(true);
  const values = () => page.evaluate(() => (window as never as { values: string[] }).values);
  await expect.poll(values).toEqual([IBAN, '']);

  await calculate(widget, '37040044', '532013000');
  await expect.poll(() => is('valid')).toBe(true);
  const answer = await widget.element.evaluate((element: IbanRechnerElement) => {
    element.id = 'feld';
    const label = document.createElement('label');
    label.htmlFor = 'feld';
    document.body.append(label);
    element.setCustomValidity('Nur Konten in Österreich.');
    const refused = [element.checkValidity(), element.validationMessage];
    element.setCustomValidity('');
    return [element.labels.length, ...refused, element.checkValidity()];
  });
  expect(answer).toEqual([1, false, 'Nur Konten in Österreich.', true]);
});

test('a value that is set fills in the field, without an error [18.4]', async ({ page, site }) => {
  const widget = await openWidget(page, site);
  const set = (value: string | null) =>
    widget.element.evaluate((element: IbanRechnerElement, text) => {
      element.value = text;
      return element.value;
    }, value);
  expect(await set('de89 3704 0044 0532 0130 00')).toBe(IBAN);
  await expect(widget.result).toContainText('Commerzbank');
  expect(await set('DE00')).toBe('');
  await expect(widget.bankCode).toHaveValue('DE00');
  expect(await set(null)).toBe('');
  await expect(widget.bankCode).toHaveValue('');
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

test.describe('an element with the attributes value and mirror', () => {
  test.use({
    body: `<form action="/gesendet"><iban-rechner name="iban" value="${IBAN}" mirror></iban-rechner><button>Beitreten</button></form>`,
  });
  /** What jQuery's serialize() sends: inputs with a name that are not disabled. */
  const serialized = () =>
    [...(document.forms[0]?.elements ?? [])].flatMap((control) =>
      control instanceof HTMLInputElement && control.name && !control.matches(':disabled')
        ? [`${control.name}=${control.value}`]
        : [],
    );

  test('is filled in, mirrors its value, and is sent once [18.4]', async ({ page, site }) => {
    const widget = await openWidget(page, site);
    await expect(widget.result).toContainText('Commerzbank');
    expect(await page.evaluate(serialized)).toEqual([`iban=${IBAN}`]);
    await widget.bankCode.fill('DE89');
    expect(await page.evaluate(serialized)).toEqual([]);
    await page.evaluate(() => document.forms[0]?.reset());
    expect(await page.evaluate(serialized)).toEqual([`iban=${IBAN}`]);
    await page.getByRole('button', { name: 'Beitreten' }).click();
    await expect(page).toHaveURL(`${site.address}/gesendet?iban=${IBAN}`);
  });
});

test('a disabled element takes no input and is not sent', async ({ page, site }) => {
  const widget = await openWidget(page, site, '37040044', '532013000');
  await expect.poll(widget.value).toBe(IBAN);
  await widget.element.evaluate((element) => {
    (element as HTMLInputElement).disabled = true;
  });
  await expect(widget.bankCode).toBeDisabled();
  await expect(widget.calculate).toBeDisabled();
  await widget.element.evaluate((element) => {
    (element as HTMLInputElement).disabled = false;
    const fieldset = document.createElement('fieldset');
    fieldset.disabled = true;
    element.replaceWith(fieldset);
    fieldset.append(element);
  });
  await expect(widget.bankCode).toBeDisabled();
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?`);
});

test.describe('the script that /einbetten shows', () => {
  test.use({ body: '<iban-rechner></iban-rechner><label>BIC <input id="bic"></label>' });

  test('fills in the BIC of the IBAN, and empties it without one [18.5]', async ({ page, site }) => {
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
