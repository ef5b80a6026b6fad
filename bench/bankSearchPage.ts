/**
 * Measures the bank search on the built site in Chromium, from the input event of a key to the frame that shows the
 * results. A key should take 50 ms at most. Build first: npm run build
 *
 * Usage: node bench/bankSearchPage.ts
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { startTool } from '../tests/startTool.ts';

const QUERIES = ['sparkasse köln', 'comerzbank frankfrut', '370 400 44'];
const ROUNDS = 5;

const site = createSiteServer('dist').listen(0, '127.0.0.1');
await once(site, 'listening');
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/bank-suchen`);
  const field = page.getByRole('textbox', { name: 'Bank, Ort, PLZ, BLZ oder BIC', exact: true });
  await startTool(page);
  await field.fill('a');
  await page.getByRole('search').getByRole('listitem').first().waitFor();
  const keys = Array.from({ length: ROUNDS }, () => QUERIES).flatMap((queries) =>
    queries.flatMap((query) => [...query].map((_, index) => query.slice(0, index + 1))),
  );
  const costs = await field.evaluate(costsOfKeys, keys);
  const sorted = costs.toSorted((one, other) => one - other);
  console.log(`a key, median of ${sorted.length}: ${sorted[sorted.length >> 1]?.toFixed(1)} ms`);
  console.log(`the slowest key: ${sorted.at(-1)?.toFixed(1)} ms`);
} finally {
  await browser.close();
  site.close();
  site.closeAllConnections();
}

/** Types each text into the field of the page. @returns milliseconds until the results are drawn */
async function costsOfKeys(field: HTMLElement | SVGElement, texts: string[]): Promise<number[]> {
  const costs: number[] = [];
  for (const text of texts) {
    const start = performance.now();
    (field as HTMLInputElement).value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // React renders the deferred part in a separate task; the frame after it shows all results.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    costs.push(performance.now() - start);
  }
  return costs;
}
