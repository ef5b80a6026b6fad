/**
 * The tools on the built site, with the processor slowed four times: from the navigation to the tool that works, and from
 * the press of „IBAN berechnen“ to its result on the screen. Build first: npm run build
 *
 * Usage: node bench/tool.ts     ROUNDS (default 5)
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/browsers.ts';
import { createSiteServer } from '../scripts/serve.ts';
import { listen } from '../tests/support/ownServer.ts';
import { toolPaths } from '../tests/support/siteRoutes.ts';
import { startTool } from '../tests/support/startTool.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SLOWDOWN = 4;
const PRESSES = 6;

const { address: origin, end } = await listen(createSiteServer('dist'));
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  console.log(`ms, medians of ${ROUNDS}`);
  for (const path of toolPaths) {
    const starts: number[] = [];
    const [first, later]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await start(path);
      starts.push(await page.evaluate(() => (window as never as { startedAt: number }).startedAt));
      if (path === '/') {
        const [firstPress = Number.NaN, ...others] = await pressAll(page);
        first.push(firstPress);
        later.push(...others);
      }
      await page.context().close();
    }
    console.log(`${path.padEnd(16)} started ${median(starts)}`);
    if (first.length > 0)
      console.log(`${' '.repeat(17)}first press ${median(first)}, later ${median(later)}`);
  }
} finally {
  await browser.close();
  await end();
}

async function start(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('gdpr-consent', 'declined');
    new MutationObserver(() => {
      if (!document.querySelector('astro-island') || document.querySelector('astro-island[ssr]')) return;
      (window as never as { startedAt: number }).startedAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['ssr'] });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(origin + path);
  await startTool(page);
  await page.waitForLoadState('networkidle');
  return page;
}

/** @returns milliseconds from each press until the frame with its result, by Event Timing: in steps of 8, none below 16 */
async function pressAll(page: Page): Promise<number[]> {
  const times = await page.evaluateHandle(() => {
    const times: number[] = [];
    const note = (list: PerformanceObserverEntryList) =>
      times.push(...list.getEntriesByName('click').map(({ duration }) => duration));
    new PerformanceObserver(note).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
    return times;
  });
  for (let press = 0; press < PRESSES; press += 1) {
    const account = String(532013000 + press);
    await page.fill('#blz', '37040044');
    await page.fill('#konto', account);
    await page.click('#rechner button[type=submit]');
    await page.locator('[data-result]', { hasText: account.slice(-4, -2) }).waitFor();
  }
  return times.jsonValue();
}

function median(values: readonly number[]): string {
  return (values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN).toFixed(0);
}
