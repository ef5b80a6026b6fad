import { checkEach } from '../support/checkEach.ts';
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
  test(`nothing that is typed into ${tool.name} gets into a request, an address, a title, a storage or the console [1.5] [19.1] [19.4]`, async ({
    page,
    context,
  }) => {
    const traces: string[] = [];
    await context.exposeBinding('recordTrace', (_source, trace: string) => traces.push(trace));
    await context.addInitScript(recordTraces);
    context.on('request', (request) => {
      // A file that is created on the device has a blob: address, which is not a request.
      traces.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers()));
    });
    context.on('console', (message) => traces.push(message.text()));
    page.on('framenavigated', (frame) => traces.push(frame.url()));
    await open(page, tool.path);
    await tool.use(page);
    await page.waitForLoadState('networkidle');
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
  });

test('the recorder finds a number wherever a page could leave it', async ({ page, context }) => {
  const traces: string[] = [];
  await context.exposeBinding('recordTrace', (_source, trace: string) => traces.push(trace));
  await context.addInitScript(recordTraces);
  await page.goto('/impressum');
  await page.evaluate(() => {
    sessionStorage.setItem('gone at once', 'A7315926');
    sessionStorage.clear();
    history.replaceState({ account: 'B7315926' }, '');
    document.title = 'DE 00 C731 5926';
  });
  await expect
    .poll(() => traces.flatMap((trace) => found(trace, ['A7315926', 'B7315926', 'C7315926'])))
    .toEqual(['A7315926', 'B7315926', 'C7315926']);
});

test('no field lets the browser send its text to a spelling service', async ({ page }) => {
  await checkEach(everyTool, async ({ path }) => {
    await open(page, path);
    const fields = page.locator('main :is(input:not([type=file], [type=radio]), textarea)');
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) await expect(field).toHaveJSProperty('spellcheck', false);
  });
});
