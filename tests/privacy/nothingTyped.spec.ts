import type { Request } from '@playwright/test';
import { everyTool, found, open } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';

/** Records everything that a page writes to addresses, titles, storage or the console. */
function recordTraces() {
  const record = (...traces: unknown[]) => {
    for (const trace of traces) void (window as unknown as Recorder).recordTrace(describe(trace));
  };
  const describe = (trace: unknown) => {
    try {
      return typeof trace === 'string' ? trace : `${String(trace)} ${JSON.stringify(trace)}`;
    } catch {
      return String(trace);
    }
  };
  interface Recorder {
    recordTrace(trace: string): Promise<void>;
  }
  const watch = (target: object, name: string) => {
    const original = Reflect.get(target, name);
    if (typeof original !== 'function') return;
    Reflect.set(target, name, function (this: unknown, ...parameters: unknown[]) {
      record(...parameters);
      return original.apply(this, parameters);
    });
  };
  watch(Storage.prototype, 'setItem');
  for (const name of ['pushState', 'replaceState']) watch(History.prototype, name);
  for (const name of ['add', 'put']) watch(IDBObjectStore.prototype, name);
  watch(IDBFactory.prototype, 'open');
  for (const name of ['add', 'put']) watch(Cache.prototype, name);
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table']) watch(console, name);
  watch(navigator, 'sendBeacon');
  for (const property of ['title', 'cookie']) {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, property) ?? {};
    Object.defineProperty(Document.prototype, property, {
      get,
      set(value) {
        record(value);
        set?.call(this, value);
      },
    });
  }
}

for (const tool of everyTool)
  test(`nothing that is typed into ${tool.name} gets into a request, an address, a title, a storage or the console, all requests are for files of the site, and none follows the first use of a field [1.5] [3.1] [7.1] [7.6] [19.1] [19.2] [19.4] [19.14]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const traces: string[] = [];
    await context.exposeBinding('recordTrace', (_source, trace: string) => traces.push(trace));
    await context.addInitScript(recordTraces);
    const requests: string[] = [];
    const underWay = new Set<Request>();
    for (const end of ['requestfinished', 'requestfailed'] as const)
      context.on(end as 'requestfinished', (request) => underWay.delete(request));
    context.on('request', (request) => {
      // A file that is created on the device has a blob: address, which is not a request.
      if (request.url().startsWith('http')) requests.push(`${request.method()} ${request.url()}`);
      underWay.add(request);
      traces.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    });
    context.on('console', (message) => traces.push(message.text()));
    page.on('framenavigated', (frame) => traces.push(frame.url()));
    await open(page, tool.path);
    await page.getByRole('main').getByRole('textbox').first().focus();
    // One answer can lead to the next request: nothing is under way, and an idle browser asks for nothing more.
    await expect(async () => {
      const before = requests.length;
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      expect([underWay.size, requests.length]).toEqual([0, before]);
      // A worker that is starting has yet to ask for the bank data; on the page of the GiroCode its form asks for them too.
      const loads = requests.filter((request) => request.includes('/daten/')).length;
      expect(loads).toBeGreaterThanOrEqual({ '/iban-liste': 1, '/girocode': 2 }[tool.path] ?? 0);
    }).toPass();
    const files = '(_astro/[^?]+|daten/[^?]+|favicon\\.svg|site\\.webmanifest)';
    for (const request of requests.splice(0))
      expect(request).toMatch(new RegExp(`^GET ${baseURL}(${tool.path}|/${files})$`));
    await tool.use(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(requests).toEqual([]);
    traces.push(
      await page.evaluate(async () =>
        JSON.stringify([
          document.title,
          location.href,
          history.state,
          name,
          document.cookie,
          { ...localStorage },
          { ...sessionStorage },
          (await indexedDB.databases()).map(({ name }) => name),
          await caches.keys(),
          // The targets of the links: a click writes them into the history.
          [...document.links].map(({ href }) => href),
        ]),
      ),
    );
    expect(traces.filter((trace) => found(trace, tool.typed).length > 0)).toEqual([]);
    expect(traces.length, 'traces that were looked at').toBeGreaterThan(10);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);

    // The recorder would have told it.
    await page.evaluate(([word = '']) => history.replaceState({ word }, ''), tool.typed);
    await expect.poll(() => traces.some((trace) => found(trace, tool.typed).length > 0)).toBe(true);
  });
