import type { ServerResponse } from 'node:http';
import type { OwnServer } from '../support/ownServer.ts';
import { expect, mayComplain } from '../support/siteTest.ts';
import { accept, expectNothingStored, test } from '../support/storedOnDevice.ts';

test.use({ consent: 'unanswered' });
test.beforeEach(mayComplain);

test.describe('what the privacy policy says is on the device [19.12]', () => {
  for (const [name, path, answer] of [
    ['a page with an advertisement in it', '/iban-aufbau', (r: ServerResponse) => r.end('Werbung')],
    ['an error', '/_astro/Calculator', (r: ServerResponse) => r.writeHead(500).end()],
    ['a broken service worker', '/sw.js', (r: ServerResponse) => r.end('}')],
  ] as const)
    test(`nothing, where the server sends ${name} for ${path} [13.3]`, async ({ page, server }) => {
      await page.goto(`${server.address}/datenschutz`);
      let disturbed = 0;
      server.intervention = (request, response) => {
        if (!request.url?.startsWith(path) || request.headers['sec-fetch-dest'] === 'document') return false;
        disturbed += 1;
        response.setHeader('Content-Type', path === '/sw.js' ? 'text/javascript' : 'text/html');
        answer(response);
        return true;
      };
      await page.getByRole('button', { name: 'Akzeptieren' }).click();
      await expect.poll(() => disturbed).toBeGreaterThan(0);
      await expect(page.getByText(/hat diese Website aber nicht gespeichert/)).toBeVisible();
      await expectNothingStored(page);

      server.intervention = undefined;
      await page.reload();
      await expect(page.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
    });

  test('a part, where files are gone; nothing, where only the answer is left', async ({ page, server }) => {
    await accept(page, server);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect(page.getByText(/nur ein Teil dieser Website/)).toBeVisible();
    await expect(page.getByText(/liegt vollständig/)).toBeHidden();

    server.intervention = (request, response) => {
      if (request.url !== '/sw.js') return false;
      response.writeHead(404).end();
      return true;
    };
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    });
    await page.reload();
    await expect(page.getByText(/hat diese Website aber nicht gespeichert/)).toBeVisible();
    await expectNothingStored(page);
  });
});

/** Delays every response whose path starts with `path`, until `release` is called. */
function holdBack(server: OwnServer, path: string) {
  const held: (() => void)[] = [];
  let isOpen = false;
  server.intervention = (request, response) => {
    if (isOpen || !request.url?.startsWith(path)) return false;
    held.push(() =>
      fetch(server.address + request.url).then(async (answer) => {
        response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
        response.end(Buffer.from(await answer.arrayBuffer()));
      }),
    );
    return true;
  };
  return {
    held,
    release() {
      isOpen = true;
      for (const answer of held.splice(0)) answer();
    },
  };
}

for (const [path, then] of [
  ['/sw.js', 'closes the page and comes back'],
  ['/daten/', 'stays'],
  ['/daten/', 'goes to another page'],
] as const)
  test(`a withdrawal leaves nothing where ${path} is late and the visitor ${then} [19.13]`, async ({
    page,
    context,
    server,
  }) => {
    const late = holdBack(server, path);
    await page.goto(`${server.address}/datenschutz`);
    await page.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect.poll(() => late.held.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
    await expect(page.getByText(/^Sie haben nicht eingewilligt/)).toBeVisible();
    let now = page;
    if (then === 'goes to another page') await page.goto(`${server.address}/kontakt`);
    if (then === 'closes the page and comes back') {
      await page.close();
      late.release();
      now = await context.newPage();
      await now.goto(`${server.address}/datenschutz`);
    }
    late.release();
    await expectNothingStored(now);
    await now.goto(`${server.address}/datenschutz`);
    await expect(now.getByText(/liegt nur diese Antwort/)).toBeVisible();
    await expectNothingStored(now);
  });

test('without consent each page removes what an earlier visit left [19.3]', async ({ page, server }) => {
  await accept(page, server);
  for (const answer of ['declined', null]) {
    await page.evaluate((stored) => {
      if (stored) localStorage.setItem('gdpr-consent', stored);
      else localStorage.removeItem('gdpr-consent');
    }, answer);
    await page.goto(`${server.address}/kontakt`);
    await expectNothingStored(page);
    await page.evaluate(async () => {
      await caches.open('iban-rechner-0123456789ab-1');
      await navigator.serviceWorker.register('/sw.js');
    });
  }
});

test('caches of other sites under the same address stay', async ({ page, server }) => {
  await page.goto(`${server.address}/kontakt`);
  await page.evaluate(() => caches.open('anderes'));
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.reload();
  await page.goto(`${server.address}/datenschutz`);
  await expect(page.getByText(/liegt nur diese Antwort/)).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual(['anderes']);
});
