/**
 * Measures on the built site how long a tool takes from the first focus of its card to its first working field, with the
 * processor slowed four times. "fetched" is the page as it is once it has fetched the tool's files ahead. "preloaded" has run
 * them as well, so that nothing but the start of the tool is left. Both take turns. Build first: npm run build
 *
 * Usage: node bench/toolStart.ts     ROUNDS (default 9)
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { toolPaths } from '../tests/siteRoutes.ts';
import { median } from './tools/median.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** A working field should take no longer. */
const LIMIT_MS = 100;
const SLOWDOWN = 4;

const site = createSiteServer('dist').listen(0, '127.0.0.1');
await once(site, 'listening');
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  console.log('tool              fetched  preloaded  ratio    (ms, medians)');
  for (const path of toolPaths) {
    const fetched: number[] = [];
    const preloaded: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      fetched.push(await start(browser, path, false));
      preloaded.push(await start(browser, path, true));
    }
    const [one, other] = [median(fetched), median(preloaded)];
    console.log(
      [
        path.padEnd(16),
        one.toFixed(0).padStart(8),
        other.toFixed(0).padStart(10),
        (one / other).toFixed(2).padStart(6),
        one > LIMIT_MS ? `  over ${LIMIT_MS} ms` : '',
      ].join(' '),
    );
  }
} finally {
  await browser.close();
  site.close();
  site.closeAllConnections();
}

/** @returns milliseconds from the focus to the event with which a tool says that it works */
async function start(browser: Browser, path: string, isPreloaded: boolean): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'declined'));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => {
      const names = document.querySelector<HTMLElement>('astro-island')?.dataset.files?.split(' ') ?? [];
      const fetched = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return names.length > 0 && names.every((name) => fetched.includes(name));
    });
    await page.waitForLoadState('networkidle');
    if (isPreloaded)
      await page.evaluate(() => {
        const names = document.querySelector<HTMLElement>('astro-island')?.dataset.files?.split(' ') ?? [];
        return Promise.all(names.map((name) => import(name)));
      });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const begin = performance.now();
          addEventListener('tool-ready', () => resolve(performance.now() - begin), { once: true });
          document.querySelector<HTMLElement>('astro-island :is(input, textarea, button)')?.focus();
        }),
    );
  } finally {
    await context.close();
  }
}
