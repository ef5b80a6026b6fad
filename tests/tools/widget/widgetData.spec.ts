import { DATA_FILE, widgetFile } from '../../support/foreignPage.ts';
import { expect, mayComplain } from '../../support/siteTest.ts';
import { calculate, openWidget, test } from '../../support/widgetPage.ts';

const validUntil: string = JSON.parse(widgetFile(DATA_FILE)).at(-1).validUntil;

for (const [what, bankData, words] of [
  ['that are missing', { status: 404, body: '' }, 'konnte nicht geladen werden'],
  ['with a digit', { status: 200, body: widgetFile(DATA_FILE).replace('DEUT', 'DEUX') }, 'ist beschädigt'],
  [
    'with a changed date',
    { status: 200, body: widgetFile(DATA_FILE).replaceAll(validUntil, '2099-12-31') },
    'ist beschädigt',
  ],
  ['that are none', { status: 200, body: '[]' }, 'ist beschädigt'],
] as const)
  test(`bank data ${what} are named, give no IBAN, are loaded again [19.21] [18.3]`, async ({
    page,
    site,
  }) => {
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

test('a policy of the page without connect-src gives no IBAN either, and the IBAN itself is taken [18.3] [19.21]', async ({
  page,
  site,
}) => {
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

test('expired bank data are named, beside the IBAN and to the page [18.3]', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date(Date.parse(validUntil) + 3 * 86_400_000));
  const widget = await openWidget(page, site);
  const isExpired = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('resolve', (event) => resolve((event as CustomEvent).detail.isExpired));
      }),
  );
  await calculate(widget, '37040044', '532013000');
  const day = validUntil.split('-').reverse().join('.');
  await expect(widget.result).toContainText(`Die Bankdaten galten bis ${day}.`);
  expect(await isExpired).toBe(true);
});
