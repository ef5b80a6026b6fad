import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { open } from '../support/everyTool.ts';
import { giroCodeOn } from '../support/giroCodePage.ts';
import { insertions } from '../support/insertions.ts';
import { rowsOf } from '../support/listPage.ts';
import { listen, startServer } from '../support/ownServer.ts';
import { expect, mayComplain, test } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';

const grouped = 'DE89 3704 0044 0532 0130 00';

test('an IBAN goes from the check to the GiroCode once, through no address [19.6]', async ({ page }) => {
  await open(page, '/iban-pruefen');
  await page.getByRole('textbox').fill(grouped);
  const link = page.getByRole('link', { name: 'GiroCode erstellen' });
  await expect(link).toHaveAttribute('href', '/girocode');
  await link.press('Enter');
  const { field } = giroCodeOn(page);
  await expect(field('IBAN')).toHaveValue(grouped);
  await expect(field('Empfängername')).toBeFocused();
  await expect(page).toHaveURL('/girocode');
  expect(await page.evaluate(() => name)).toBe('');
  await page.reload();
  await startTool(page);
  await expect(field('IBAN')).toHaveValue('');
});

test('several accounts go from the calculator to the list with all their characters', async ({ page }) => {
  await open(page, '/');
  const { bankCode } = calculatorOn(page);
  await insertions.pasting(bankCode, 'Čapek – 2 €;37040044;532013000\nMüller;70150000;1234567897');
  await page.locator('#rechner').getByRole('link', { name: 'Liste umrechnen' }).last().click();
  await expect(rowsOf(page)).toHaveText([/Čapek – 2 €.*DE89/, /Müller.*DE52/]);
  await expect(page).toHaveURL('/iban-liste');
  expect(await halves(page)).toEqual(NOTHING);
});

test('in another tab the same link leads to the empty tool', async ({ page, context }) => {
  await open(page, '/');
  await calculate(calculatorOn(page), '37040044', '532013000');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'GiroCode erstellen' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/girocode');
  await expect(giroCodeOn(other).field('IBAN')).toHaveValue('');
  expect(await page.evaluate(() => name)).toBe('');
});

test('the name that somebody else has given to the tab stays as it is', async ({ page }) => {
  await page.goto('/impressum');
  await page.evaluate(() => {
    window.name = 'window of a bank';
  });
  await open(page, '/girocode');
  await expect(giroCodeOn(page).field('IBAN')).toHaveValue('');
  expect(await page.evaluate(() => name)).toBe('window of a bank');
});

test('no tool that may receive a hand-over is prerendered before the click', async ({ page }) => {
  await page.goto('/impressum');
  const rules = page.locator('script[type=speculationrules]');
  const { prerender } = JSON.parse((await rules.textContent()) ?? '');
  const receivers = expect.arrayContaining(['/', '/girocode', '/iban-liste', '/iban-pruefen']);
  for (const rule of prerender) expect(rule.where.and[1].not.href_matches).toEqual(receivers);
});

/** What this page can read of a hand-over. */
const halves = (page: Page) => page.evaluate(() => ({ name: window.name, stored: { ...sessionStorage } }));
const NOTHING = { name: '', stored: {} };

async function handOver(page: Page): Promise<void> {
  await page.getByRole('textbox').fill(grouped);
  await page.getByRole('link', { name: 'GiroCode erstellen' }).click();
}

test('leads to the empty tool where the browser refuses to store anything', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
  });
  await open(page, '/iban-pruefen');
  await handOver(page);
  await expect(page).toHaveURL('/girocode');
  await startTool(page);
  await expect(giroCodeOn(page).field('IBAN')).toHaveValue('');
});

test.describe('a hand-over that does not arrive', () => {
  test.beforeEach(mayComplain);

  test('gives another site that is opened meanwhile nothing but a key [19.7]', async ({ page }) => {
    // `localhost` is another site than `127.0.0.1`.
    const elsewhere = await listen(
      createServer((_request, response) => {
        response.setHeader('Content-Type', 'text/html').end('<title>elsewhere</title>');
      }),
    );
    const foreign = elsewhere.address.replace('127.0.0.1', 'localhost');
    const server = await startServer();
    const girocode = `${server.address}/girocode`;
    try {
      const browser = await page.context().newCDPSession(page);
      const keys: string[] = [];
      for (const visit of ['first', 'second']) {
        server.intervention = ({ url }) => url === '/girocode';
        const asked = page.waitForRequest(girocode);
        await open(page, `${server.address}/iban-pruefen`);
        // Playwright's click() and goto() would wait for the page that does not come.
        await Promise.all([
          handOver(page),
          asked.then(() => browser.send('Page.navigate', { url: `${foreign}/${visit}` })),
        ]);
        await expect(page).toHaveURL(`${foreign}/${visit}`);
        const seen = await halves(page);
        expect(seen).toEqual({ name: expect.stringMatching(/^\d{1,5}(,\d{1,5}){21}$/), stored: {} });
        keys.push(seen.name);

        server.intervention = undefined;
        await open(page, girocode);
        await expect(giroCodeOn(page).field('IBAN')).toHaveValue('');
        await expect.poll(() => halves(page)).toEqual(NOTHING);
      }
      expect(keys[0]).not.toBe(keys[1]);
    } finally {
      await elsewhere.end();
      await server.end();
    }
  });

  test('leaves nothing for later where the server has nothing to show', async ({ page }) => {
    await page.route('**/girocode', (route) => route.fulfill({ status: 204 }), { times: 1 });
    const over = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await open(page, '/iban-pruefen');
    await handOver(page);
    await over;
    await page.goto('/impressum');
    await expect.poll(async () => (await halves(page)).stored).toEqual({});
    await open(page, '/girocode');
    await expect(giroCodeOn(page).field('IBAN')).toHaveValue('');
  });
});

test('a shared link that is opened in a tab with the calculator brings its own account', async ({ page }) => {
  await open(page, '/');
  await calculate(calculatorOn(page), '37040044', '532013000');
  await page.evaluate(() => {
    location.href = '/#blz=20070000&konto=1234566';
  });
  await expect(calculatorOn(page).accountNumber).toHaveValue('1234566');
  await expect(page.getByText('DE68 2007 0000 0123 4566 00').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('where the calculator does not start, a shared link leaves the address too', async ({ page }) => {
  mayComplain();
  await page.route('**/Calculator.*.js', (route) => route.abort());
  await page.goto('/#blz=37040044&konto=532013000');
  await expect(page).toHaveURL(/\/$/);
});
