/**
 * Measures on the calculator how long a press of „IBAN berechnen“ takes until its result is drawn, with the processor slowed
 * four times, compared with a page that does the same without a framework (`interaction/handWritten.ts`). That page has the
 * HTML and the styles of the site, the same functions of the domain, and a result of the same elements. Both take turns.
 * Build first: npm run build
 *
 * Usage: node bench/interaction.ts     ROUNDS (default 3), each with one cold and five warm presses
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { startTool } from '../tests/startTool.ts';
import { median } from './tools/median.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const WARM_PRESSES = 5;
const SLOWDOWN = 4;
const BOUND = 1.5;
const HAND_WRITTEN = '/bench/interaction/handWritten.ts';

/** The page of the site without its scripts, with the script that is written by hand. */
const handWrittenPage = readFileSync('dist/index.html', 'utf8')
  .replace(/<script\b[\s\S]*?<\/script>/g, '')
  .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
  .replace('</body>', `<script type="module" src="${HAND_WRITTEN}"></script></body>`);
const site = createSiteServer('dist');
const server = createServer((request, response) => {
  const path = request.url ?? '/';
  if (path === '/hand') return void response.setHeader('Content-Type', 'text/html').end(handWrittenPage);
  if (!/^\/(src|data|bench)\//.test(path)) return void site.emit('request', request, response);
  const text = readFileSync(`.${path}`, 'utf8');
  const isScript = path.endsWith('.ts');
  response.setHeader('Content-Type', isScript ? 'text/javascript' : 'application/json');
  response.end(isScript ? stripTypeScriptTypes(text) : text);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  const times = { site: [] as number[][], hand: [] as number[][] };
  // The first round only fetches the result of the site, which the other page repeats.
  const { result } = await presses(browser, '/', null);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.site.push((await presses(browser, '/', null)).times);
    times.hand.push((await presses(browser, '/hand', result)).times);
  }
  console.log('press      site  by hand  ratio    (ms, medians)');
  for (const [name, of] of Object.entries({
    first: (list: number[]) => list.slice(0, 1),
    later: (list: number[]) => list.slice(1),
  })) {
    const [ours, theirs] = [median(times.site.flatMap(of)), median(times.hand.flatMap(of))];
    const isOver = ours / theirs > BOUND;
    console.log(
      `${name} ${ours.toFixed(1).padStart(9)} ${theirs.toFixed(1).padStart(8)} ${(ours / theirs).toFixed(2).padStart(6)}${isOver ? '  over its bound' : ''}`,
    );
  }
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

interface Result {
  readonly html: string;
  readonly css: string;
}

async function presses(browser: Browser, path: string, result: Result | null) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((given) => {
      localStorage.setItem('gdpr-consent', 'declined');
      Object.assign(window, { siteResult: given });
    }, result);
    await page.goto(origin + path);
    if (!result) await startTool(page);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await page.evaluate(pressAll, WARM_PRESSES + 1);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function pressAll(count: number): Promise<{ times: number[]; result: Result }> {
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
  const css = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
  const html = document.querySelector('[data-result]')?.outerHTML ?? '';
  return { times, result: { html, css: css.join('\n') } };
}
