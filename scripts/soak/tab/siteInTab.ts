import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../chromium.ts';
import { createSiteServer } from '../../siteServer.ts';

/** Opens a tab on the built site, in the whole Chromium: the headless shell keeps no page for the way back. */
export async function withSiteInTab<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const server = createSiteServer('dist').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    return await use(await context.newPage());
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
