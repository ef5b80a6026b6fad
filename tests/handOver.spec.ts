import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from './calculatorPage.ts';
import { open } from './everyTool.ts';
import { giroCodeOn } from './giroCodePage.ts';
import { startServer } from './ownServer.ts';
import { expect, test } from './siteTest.ts';
import { startTool } from './startTool.ts';

const grouped = 'DE89 3704 0044 0532 0130 00';

test('an IBAN goes from the check to the GiroCode in the same tab, once, and through no address', async ({
  page,
}) => {
  await open(page, '/iban-pruefen');
  await page.getByRole('textbox').fill(grouped);
  const link = page.getByRole('link', { name: 'GiroCode erzeugen' });
  await expect(link).toHaveAttribute('href', '/girocode');
  await link.press('Enter');
  const { field } = giroCodeOn(page);
  await expect(field('IBAN')).toHaveValue(grouped);
  await expect(page).toHaveURL('/girocode');
  expect(await page.evaluate(() => name)).toBe('');
  await page.reload();
  await startTool(page);
  await expect(field('IBAN')).toHaveValue('');
});

test('a wrong IBAN goes from a field of the calculator to its check', async ({ page }) => {
  await open(page, '/');
  await calculatorOn(page).bankCode.fill('DE98370400440532013000');
  await page
    .getByRole('status')
    .getByRole('link', { name: /^IBAN\sprüfen$/ })
    .click();
  await expect(page).toHaveURL('/iban-pruefen');
  await expect(page.getByText('So kann diese IBAN nicht stimmen').first()).toBeVisible();
});

test('in another tab the same link leads to the empty tool, and this tab keeps no name', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await calculate(calculatorOn(page), '37040044', '532013000');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'GiroCode erzeugen' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/girocode');
  await expect(giroCodeOn(other).field('IBAN')).toHaveValue('');
  expect(await page.evaluate(() => name)).toBe('');
});

for (const { what, given } of [
  { what: 'something that is no IBAN', given: '/girocode "><img/src=x>' },
  {
    what: 'an IBAN that was meant for another page',
    given: '/iban-pruefen DE89370400440532013000',
  },
  { what: 'nothing but the address of this site', given: '' },
])
  test(`a tab to which a stranger has given ${what} as its name leads to the empty tool`, async ({
    page,
  }) => {
    await page.goto('/impressum');
    await page.evaluate((named) => {
      window.name = `${location.origin} ${named}`;
    }, given);
    await open(page, '/girocode');
    await expect(giroCodeOn(page).field('IBAN')).toHaveValue('');
    expect(await page.evaluate(() => name)).toBe('');
  });

test('the name that somebody else has given to the tab stays as it is', async ({ page }) => {
  await page.goto('/impressum');
  await page.evaluate(() => {
    window.name = 'window of a bank';
  });
  await open(page, '/girocode');
  expect(await page.evaluate(() => name)).toBe('window of a bank');
});

test('no tool that may receive a hand-over is prerendered before the click', async ({ page }) => {
  await page.goto('/impressum');
  const rules = page.locator('script[type=speculationrules]');
  const { prerender } = JSON.parse((await rules.textContent()) ?? '');
  for (const rule of prerender)
    expect(rule.where.and[1].not.href_matches).toEqual(
      expect.arrayContaining(['/', '/girocode', '/iban-pruefen']),
    );
});

test.describe('a hand-over that fails', () => {
  test.use({ mayComplain: true });

  /** A page of another site: `localhost` instead of `127.0.0.1`. */
  async function startElsewhere() {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<title>elsewhere</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      address: `http://localhost:${(server.address() as AddressInfo).port}/`,
      end: () => {
        server.close();
        server.closeAllConnections();
      },
    };
  }

  /** The name that a page of another site can read if it is opened next in the same tab. */
  async function nameElsewhere(page: Page): Promise<string> {
    const elsewhere = await startElsewhere();
    try {
      await page.goto(elsewhere.address);
      return await page.evaluate(() => window.name);
    } finally {
      elsewhere.end();
    }
  }

  async function handOverFrom(page: Page, address = ''): Promise<void> {
    await open(page, `${address}/iban-pruefen`);
    await page.getByRole('textbox').fill(grouped);
    await page.getByRole('link', { name: 'GiroCode erzeugen' }).click();
  }

  test('leaves no name where the script of the other tool is missing', async ({ page }) => {
    await page.route('**/GiroCode.*.js', (route) => route.abort());
    await handOverFrom(page);
    await expect(page).toHaveURL('/girocode');
    expect(await page.evaluate(() => window.name)).toBe('');
    expect(await nameElsewhere(page)).toBe('');
  });

  test('leaves no name where the server has nothing to show', async ({ page }) => {
    await page.route('**/girocode', (route) => route.fulfill({ status: 204 }));
    // The page asks first, then it navigates. The navigation has to be over, because it would abort the next one.
    const over = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await handOverFrom(page);
    await over;
    expect(await nameElsewhere(page)).toBe('');
  });

  test('leaves no name where the server does not answer', async ({ page }) => {
    await page.route('**/girocode', () => {});
    const asked = page.waitForRequest('**/girocode');
    await handOverFrom(page);
    await asked;
    expect(await nameElsewhere(page)).toBe('');
  });

  test('is taken back where the server answers once and then no more', async ({ page }) => {
    const [server, elsewhere] = await Promise.all([startServer(), startElsewhere()]);
    try {
      let requests = 0;
      server.intervention = ({ url }) => url === '/girocode' && ++requests === 2;
      // The page navigates by itself, because Playwright would wait for a navigation without a response until the timeout.
      await page.addInitScript((address) => {
        let last = '';
        setInterval(() => {
          if (window.name === '' && last !== '') location.assign(address);
          last = window.name;
        }, 10);
      }, elsewhere.address);
      await handOverFrom(page, server.address);
      await expect(page).toHaveTitle('elsewhere');
      expect(requests).toBe(2);
      expect(await page.evaluate(() => window.name)).toBe('');
    } finally {
      elsewhere.end();
      await server.end();
    }
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

test.describe('where the calculator does not start', () => {
  test.use({ mayComplain: true });

  test('a shared link leaves the address all the same', async ({ page }) => {
    await page.route('**/Calculator.*.js', (route) => route.abort());
    await page.goto('/#blz=37040044&konto=532013000');
    await expect(page).toHaveURL(/\/$/);
  });
});
