import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../scripts/siteServer.ts';
import { calculate, openCalculator } from './calculatorPage.ts';
import { contactFormOn, sentText } from './contactPage.ts';
import { routes } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

test.use({ consent: 'unanswered', mayComplain: true });

/** A server of its own for a test that ends it: then there really is no network. */
async function startServer() {
  const server = createSiteServer('dist');
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
}

test('after “accepted” every page works without any network', async ({ page }) => {
  const server = await startServer();
  await page.goto(`${server.address}/kontakt`);
  await page.getByRole('button', { name: 'Akzeptieren' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await server.end();

  for (const path of routes) {
    await page.goto(server.address + path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
  const font = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('16px "Source Sans 3"');
  });
  expect(font, 'the font is on the device too').toBe(true);
});

test('after “accepted” the tools work without any network', async ({ browser }) => {
  const server = await startServer();
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Akzeptieren' }).click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await server.end();

  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await page.goto('/kontakt');
  const form = contactFormOn(page);
  await form.fillAndSend();
  await expect(form.notification).toContainText(sentText);
  await context.close();
});

test('after “declined” nothing is kept: without network there is no page', async ({ page }) => {
  const server = await startServer();
  await page.goto(`${server.address}/`);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.reload();
  await server.end();
  await expect(page.goto(`${server.address}/kontakt`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
});
