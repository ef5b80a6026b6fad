import { expectNoViolations } from '../../support/axe.ts';
import { DATA_FILE, widgetFile } from '../../support/foreignPage.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, mayComplain } from '../../support/siteTest.ts';
import { listenTo, openWidget, test } from '../../support/widgetPage.ts';

const validUntil: string = JSON.parse(widgetFile(DATA_FILE)).at(-1).validUntil;
const changed = widgetFile(DATA_FILE).replaceAll(validUntil, '2099-12-31');

for (const [what, bankData, words] of [
  ['that are missing', { status: 404, body: '' }, 'konnte nicht geladen werden'],
  ['with a changed date', { status: 200, body: changed }, 'ist beschädigt'],
] as const)
  test(`bank data ${what} are named, and loaded again [19.21] [18.3]`, async ({ page, site }) => {
    mayComplain();
    site.bankData = bankData;
    const widget = await openWidget(page, site, '37040044', '532013000');
    await expect(widget.result).toContainText('Die Bank konnte nicht ermittelt werden');
    await expect(widget.result).toContainText(words);
    await expect(widget.result).not.toContainText('DE89');
    expect(await widget.value()).toBe('');
    await expect.poll(widget.message).toContain(words);
    site.bankData = undefined;
    await widget.calculate.click();
    await expect(widget.result).toContainText('DE89 3704 0044 0532 0130 00');
    await expect.poll(widget.value).toBe('DE89370400440532013000');
  });

test('without connect-src it gives no IBAN, but takes one [18.3] [19.21]', async ({ page, site }) => {
  mayComplain();
  site.policy = "default-src 'none'; script-src 'self'; style-src 'self'";
  const widget = await openWidget(page, site, '37040044', '532013000');
  await expect(widget.result).toContainText('konnte nicht geladen werden');
  await expect(widget.result).not.toContainText('DE89');
  await widget.bankCode.fill('DE89 3704 0044 0532 0130 00');
  await page.keyboard.press('Tab');
  await expect(widget.result).toContainText('Geprüft sind nur Länge und Prüfziffern.');
  await expect.poll(widget.value).toBe('DE89370400440532013000');
});

const IBAN = 'DE89370400440532013000';

test('a right IBAN is taken, a doubt about it is shown and told [18.5] [18.11]', async ({ page, site }) => {
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

  await widget.bankCode.fill('DE89 3704 0044 0532 0130 01');
  expect(await widget.value()).toBe('');
  await page.keyboard.press('Tab');
  await expect(widget.bankCode).toHaveAccessibleDescription(/Die Prüfziffern passen nicht zu /);
  await expect(widget.bankCode).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(widget.message).toContain('So kann diese IBAN nicht stimmen');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/`);

  const told = await listenTo(page);
  await widget.bankCode.fill('DE66 7015 0000 0001 2345 67');
  await page.keyboard.press('Tab');
  await expect(widget.result).toContainText(
    'Vielleicht wurde die IBAN aus einer falschen Kontonummer berechnet.',
  );
  await expect.poll(widget.value).toBe('DE66701500000001234567');
  await expect.poll(told).toMatchObject([{ verdict: 'account-does-not-fit' }]);

  await widget.bankCode.fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Beitreten' }).click();
  await expect(page).toHaveURL(`${site.address}/gesendet?iban=${IBAN}`);
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
