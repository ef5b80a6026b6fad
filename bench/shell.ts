/**
 * Measures what the shell's script costs the main thread while a page loads, with the processor slowed four times: its
 * longest task, and the layouts that it forces (a style or layout calculation inside a script). The time is the processor
 * time of the thread where the browser reports it, which other processes do not increase. Build first: npm run build
 *
 * Usage: node bench/shell.ts     ROUNDS (default 5)
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { pagesOf } from '../tests/pageWeight.ts';
import { eventsOfPage, forcedLayouts, recordTrace } from '../tests/trace.ts';
import { median } from './tools/median.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SLOWDOWN = 4;
const LIMIT_MS = 20;
/** Names of the events in which Chromium runs the script of a page. */
const SCRIPT = ['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'];

const site = createSiteServer('dist').listen(0, '127.0.0.1');
await once(site, 'listening');
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  console.log(`page                     longest script (ms at ${SLOWDOWN} ×)  forced layouts`);
  for (const path of pagesOf('dist').filter((page) => page !== '/404')) {
    const loads = [];
    for (let round = 0; round < ROUNDS; round += 1) loads.push(await load(browser, origin + path));
    const longest = median(loads.map((one) => one.longest));
    const forced = Math.max(...loads.map((one) => one.forced.length));
    const causes = new Set(loads.flatMap((one) => one.forced));
    const isOver = longest > LIMIT_MS || forced > 0;
    console.log(
      [
        path.padEnd(24),
        longest.toFixed(1).padStart(29),
        String(forced).padStart(15),
        isOver ? `  over its bound ${[...causes].join(' ')}` : '',
      ].join(' '),
    );
  }
} finally {
  await browser.close();
  site.close();
  site.closeAllConnections();
}

/** Loads a page. @returns its longest script, and the kinds of the layouts that scripts forced */
async function load(browser: Browser, url: string): Promise<{ longest: number; forced: string[] }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const events = await recordTrace(browser, async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
    });
    const scripts = eventsOfPage(events, url).filter(({ name }) => SCRIPT.includes(name));
    return {
      longest: Math.max(0, ...scripts.map((event) => (event.tdur ?? event.dur ?? 0) / 1000)),
      forced: forcedLayouts(events, origin),
    };
  } finally {
    await context.close();
  }
}
