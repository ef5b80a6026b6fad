import { calculate, calculatorOn, unknownBankCode } from '../support/calculatorPage.ts';
import { contactFormOn, sentText, sentTitle } from '../support/contactPage.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';

const { grouped } = ibanFormula(unknownBankCode, '4711');

test.describe('in an old tab after a new deployment', () => {
  test.beforeEach(mayComplain);

  test('the calculator shows the IBAN without what it has not fetched [1.4]', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const refused: string[] = [];
    await page.route(/\/(_astro|daten)\//, (route) => {
      refused.push(route.request().url());
      return route.fulfill({ status: 404 });
    });
    await calculate(calculatorOn(page), unknownBankCode, '4711');
    const shown = page.locator('#rechner').getByText(grouped, { exact: true });
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
    await expect.poll(() => refused.length, 'files that were asked for in vain').toBeGreaterThan(0);
  });

  test('without the script for notifications the form confirms below its button', async ({ page }) => {
    const { notification, ...form } = contactFormOn(page);
    // Files that the page requests after loading are no longer on the server.
    await page.route('**/_astro/*.js', async (route) => {
      const state = await route
        .request()
        .frame()
        .evaluate(() => document.readyState);
      if (state === 'complete') await route.fulfill({ status: 404 });
      else await route.continue();
    });
    await page.goto('/kontakt');
    await form.fillAndSend();
    await expect(page.getByRole('status').filter({ hasText: sentTitle })).toContainText(
      `${sentTitle}. ${sentText} Sie haben Ihren Text noch nicht als E-Mail geöffnet. Ihren Text öffnen. Geht das nicht? Kopieren Sie Ihren Text von hier in eine E-Mail an `,
    );
    await expect(notification).toHaveCount(0);
    for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue('');
  });
});

for (const { path, labels, button } of [
  { path: '/', labels: ['Bankleitzahl (BLZ)', 'Kontonummer'], button: 'IBAN berechnen' },
  { path: '/kontakt', labels: ['Name', 'E-Mail', 'Nachricht'], button: 'Ich habe sie abgeschickt' },
])
  test(`where every script fails, nothing that is typed on ${path} leaves the device`, async ({ page }) => {
    mayComplain();
    // Astro asks for a script that failed once more, with the time in its address.
    const script = /\.js(?:\?astro-retry=\d+)?$/;
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    const requests: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      const isOfThePage = script.test(url) || url.includes('/favicon.');
      if (!isOfThePage || url.includes('12345678')) requests.push(url);
    });
    for (const label of labels)
      await page.getByRole('textbox', { name: label, exact: true }).fill('12345678@example.org');
    const send = page.getByRole('main').getByRole('button', { name: button });
    // As served, the form of the calculator cannot be submitted. Even a forced submission must not be sent.
    if (path === '/') await expect(send).toBeDisabled();
    // The browser refuses to submit the form. Nothing else happens, so there is no other event to wait for.
    const refusal = page.waitForEvent('console', (message) => message.text().includes('form-action'));
    await send.evaluate((element: HTMLButtonElement) => element.form?.requestSubmit());
    await refusal;
    expect(requests).toEqual([]);
  });
