import { createHash } from 'node:crypto';
import { expectNoViolations } from '../support/axe.ts';
import { widgetFile } from '../support/foreignPage.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';
import { calculate, widgetOn } from '../support/widgetPage.ts';

const path = '/einbetten';
const files = ['iban-rechner.js', 'iban-rechner-banken.json'];

test('both files have checksums, and a press loads the example [18.9]', async ({ page, request }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => url.startsWith('/baustein/'))).toEqual([]);
  await page.getByRole('heading', { name: 'Prüfsummen' }).click();
  for (const name of files) {
    const sum = createHash('sha256').update(widgetFile(name));
    await expect(page.getByText(`${sum.copy().digest('hex')}  ${name}`)).toBeVisible();
    if (name.endsWith('.js'))
      await expect(page.getByText(`integrity="sha256-${sum.digest('base64')}"`)).toBeVisible();
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('download', name);
    const answer = await request.get((await link.getAttribute('href')) ?? '');
    expect(await answer.text()).toBe(widgetFile(name));
    expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
  }

  await page.getByRole('button', { name: 'Beispiel starten' }).click();
  const widget = widgetOn(page);
  await expect(widget.bankCode).toBeFocused();
  await calculate(widget, '20070000', '1234566');
  await expect(widget.result).toContainText('DE68 2007 0000 0123 4566 00');
  expect(requests.filter((url) => url.startsWith('/baustein/'))).toEqual(
    files.map((name) => `/baustein/${name}`),
  );
  await expectNoViolations(page);
});

test('an example that is cut off on its way is said not to be loaded', async ({ page }) => {
  mayComplain();
  await page.route('**/baustein/*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).slice(0, 9000) });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Beispiel starten' }).click();
  await expect(page.getByText('Das Beispiel konnte nicht geladen werden.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page on embedding is complete, and says why there is no example', async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article.locator('.tool-note')).toHaveText(/^Das Beispiel braucht JavaScript/);
    await expect(page.locator('[data-widget]')).toBeHidden();
    await expect(article.getByText('<iban-rechner name="iban" required></iban-rechner>')).toBeVisible();
    for (const name of files) await expect(article.getByRole('link', { name })).toBeVisible();
  });
});
