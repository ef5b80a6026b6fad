import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../chromium.ts';
import { createSiteServer } from '../../siteServer.ts';
import type { Verdict } from '../bounds.ts';
import { soakTab } from './soakTab.ts';
import { visit } from './visit.ts';

/** Makes visits to the built site in one tab of the whole Chromium: the headless shell keeps no page for the way back. */
export async function soakSite(
  visits: number,
  visitsPerState: number,
  report: (line: string) => void,
): Promise<{ verdicts: Verdict[]; restored: number; version: string }> {
  const server = createSiteServer('dist').listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    let restored = 0;
    await page.exposeFunction('soakRestored', () => {
      restored += 1;
    });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) (window as never as { soakRestored: () => void }).soakRestored();
      }),
    );
    const verdicts = await soakTab({
      ...{ page, visits, report },
      visit: (tab, index) => visit(tab, index, visitsPerState),
    });
    return { verdicts, restored, version: browser.version() };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
