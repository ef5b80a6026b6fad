import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import type { Driver, Surroundings } from './driver.ts';

/** Starts a Firefox with a profile of its own, which is deleted at the end. It is driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string, surroundings: Surroundings): Promise<Driver> {
  const { folder } = surroundings;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    // Puppeteer's own preferences switch off telemetry, updates and the other services of Mozilla. Releases ignore its
    // address for remote settings, unless this is set.
    env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
    extraPrefsFirefox: preferences(surroundings),
  });
  // The tab that Firefox opens itself does not have the focus.
  const page = await browser.newPage();
  const element = async (body: string): Promise<ElementHandle<HTMLInputElement>> => {
    const handle = (await page.evaluateHandle(called(body))).asElement();
    if (!handle) throw new Error('there is no such element');
    return handle as ElementHandle<HTMLInputElement>;
  };
  return {
    downloads: folder,
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(called(body)),
    click: async (body) => await (await element(body)).click(),
    chooseFile: async (body, path) => await (await element(body)).uploadFile(path),
    type: (text) => page.keyboard.type(text),
    async press(key, ...held) {
      for (const each of held) await page.keyboard.down(each);
      await page.keyboard.press(key as KeyInput);
      for (const each of held.toReversed()) await page.keyboard.up(each);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    end: () => browser.close(),
  };
}

function called(body: string): string {
  return `(() => {${body}})()`;
}

function preferences({ colorScheme, storage, folder, proxy }: Surroundings): Record<string, unknown> {
  const { hostname, port } = new URL(proxy);
  return {
    // Everything but this machine.
    'network.proxy.type': 1,
    ...{ 'network.proxy.http': hostname, 'network.proxy.http_port': Number(port) },
    ...{ 'network.proxy.ssl': hostname, 'network.proxy.ssl_port': Number(port) },
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.alwaysOpenPanel': false,
    'intl.accept_languages': 'de-DE, de',
    'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    'ui.prefersReducedMotion': 1,
    ...(storage === 'missing' ? { 'dom.storage.enabled': false } : {}),
    ...(storage === 'refused' ? { 'network.cookie.cookieBehavior': 2 } : {}),
  };
}
