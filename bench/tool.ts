/**
 * The tools on the built site, with the processor slowed four times: from the navigation to the tool that works, and from
 * the press of „IBAN berechnen“ to its result on the screen. Build first: npm run build
 *
 * Usage: node bench/tool.ts     ROUNDS (default 5)
 */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
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
    for (let round = 0; round < ROUNDS; round += 1)
      await inNewContext(async (context) => {
        const page = await start(context, path);
        starts.push(await page.evaluate(() => (window as never as { startedAt: number }).startedAt));
        if (path !== '/') return;
        const [firstPress = Number.NaN, ...others] = await page.evaluate(pressAll, PRESSES);
        first.push(firstPress);
        later.push(...others);
      });
    console.log(`${path.padEnd(16)} started ${median(starts)}`);
    if (first.length > 0)
      console.log(`${' '.repeat(17)}first press ${median(first)}, later ${median(later)}`);
  }
} finally {
  await browser.close();
  await end();
}

async function inNewContext(work: (context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  await work(context).finally(() => context.close());
}

async function start(context: BrowserContext, path: string): Promise<Page> {
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

/** Runs in the page. @returns milliseconds from each press until the frame with its result */
async function pressAll(count: number): Promise<number[]> {
  const fill = (id: string, value: string) => {
    const field = document.querySelector<HTMLInputElement>(id);
    if (!field) throw new Error(`no field ${id}`);
    field.value = value;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const drawn = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    });
  const times: number[] = [];
  for (let press = 0; press < count; press += 1) {
    const account = String(532013000 + press);
    fill('#blz', '37040044');
    fill('#konto', account);
    await drawn();
    await drawn();
    const begin = performance.now();
    document.querySelector<HTMLButtonElement>('#rechner button[type=submit]')?.click();
    await drawn();
    times.push(performance.now() - begin);
    const text = document.querySelector('[data-result]')?.textContent ?? '';
    if (!text.includes(account.slice(-4, -2)))
      throw new Error(`no result for ${account}: ${text.slice(0, 80)}`);
  }
  return times;
}

function median(values: readonly number[]): string {
  return (values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN).toFixed(0);
}
