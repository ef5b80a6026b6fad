import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { calculate, openCalculator } from '../support/calculatorPage.ts';
import { copyOfTheSite, startServer } from '../support/ownServer.ts';
import { expect, mayComplain } from '../support/siteTest.ts';
import { accept, numberOfCaches, test } from '../support/storedOnDevice.ts';

test.use({ consent: 'unanswered' });
test.beforeEach(mayComplain);

test('after “accepted” the copy replaces a server in trouble or silent', async ({ page, server }) => {
  await accept(page, server);
  server.intervention = (_request, response) => {
    response.writeHead(503).end('Wartung');
    return true;
  };
  const response = await page.goto(`${server.address}/iban-aufbau`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: /IBAN/ })).toBeVisible();
  expect((await page.goto(`${server.address}/gibt-es-nicht`))?.status()).toBe(503);

  const waiting: ServerResponse[] = [];
  server.intervention = (_request, response) => waiting.push(response) > 0;
  await page.goto(`${server.address}/iban-aufbau`);
  await expect(page.getByRole('heading', { level: 1, name: /IBAN/ })).toBeVisible();
  expect(waiting.length).toBeGreaterThan(0);
});

test('an open tab of the previous version works after an update', async ({ browser }) => {
  const site = copyOfTheSite();
  const server = await startServer(site.folder);
  const context = await browser.newContext({ baseURL: server.address });
  const oldTab = await context.newPage();
  await accept(oldTab, server);
  const calculator = await openCalculator(oldTab);

  // The new version has another article and no longer the bank directory of the old.
  const read = (name: string) => readFileSync(join(site.folder, name), 'utf8');
  const [, text = ''] = /const FILES = (.*);/.exec(read('sw.js')) ?? [];
  const files: Record<string, string> = JSON.parse(text);
  const article = read('iban-aufbau.html').replace('<h1', '<h1 data-new');
  writeFileSync(join(site.folder, 'iban-aufbau.html'), article);
  files['/iban-aufbau'] = createHash('sha256').update(article).digest('base64');
  const directories = Object.keys(files).filter((path) => path.startsWith('/daten/'));
  expect(directories.length).toBeGreaterThan(0);
  for (const path of directories) {
    rmSync(join(site.folder, path));
    delete files[path];
  }
  const name = `iban-rechner-0123456789ab-${Object.keys(files).length}`;
  const worker = read('sw.js')
    .replace(text, () => JSON.stringify(files))
    .replace(/(CACHE_NAME = )"[^"]+"/, `$1"${name}"`);
  writeFileSync(join(site.folder, 'sw.js'), worker);

  await oldTab.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => numberOfCaches(oldTab)).toBe(2);
  await expect
    .poll(() => oldTab.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expect(oldTab.getByText('Commerzbank').first()).toBeVisible();

  await oldTab.close();
  const newTab = await context.newPage();
  await newTab.goto('/datenschutz');
  await expect.poll(() => newTab.evaluate(() => caches.keys())).toEqual([name]);
  await newTab.reload();
  await expect(newTab.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
  await server.end();
  await newTab.goto('/iban-aufbau');
  await expect(newTab.locator('h1[data-new]')).toBeVisible();
  await context.close();
  site.remove();
});
