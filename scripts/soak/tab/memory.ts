import { existsSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';

/** What the tab holds after garbage collection. */
export interface Held {
  /** JavaScript heap of the tab's process in MB, with the pages that the browser keeps for the way back. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly documents: number;
  /** Private memory of the largest process that draws pages, the one of the tab, in MB; NaN without /proc. */
  readonly process: number;
}

export interface Gauge {
  read(): Promise<Held>;
}

/** Measures a tab with the debugger of Chromium. */
export async function gaugeOf(page: Page): Promise<Gauge> {
  const tab = await page.context().newCDPSession(page);
  const browser = await page.context().browser()?.newBrowserCDPSession();
  if (!browser) throw new Error('The tab has no browser.');
  await tab.send('Performance.enable');
  return {
    async read() {
      // The first collection ends objects whose finalizers release others.
      for (let times = 0; times < 2; times += 1) await tab.send('HeapProfiler.collectGarbage');
      const { metrics } = await tab.send('Performance.getMetrics');
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
      return {
        heap: value('JSHeapUsedSize') / 1024 ** 2,
        nodes: value('Nodes'),
        listeners: value('JSEventListeners'),
        documents: value('Documents'),
        process: await privateMemory(browser),
      };
    },
  };
}

async function privateMemory(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const files = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => `/proc/${id}/status`);
  const sizes = files.map((file) => {
    const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Number(/^RssAnon:\s*(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
  });
  // A process that has just ended has no size.
  return Math.max(...sizes.filter((size) => size > 0));
}
