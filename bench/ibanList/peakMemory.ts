import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/**
 * Watches the private memory of the renderers of a browser (RssAnon, without shared files). It is read from /proc, so this
 * works only on Linux.
 *
 * @returns a function that stops watching and returns the highest value in megabytes
 */
export async function watchMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  let peak = 0;
  const look = () => {
    for (const id of renderers) peak = Math.max(peak, anonymousMegabytes(id));
  };
  look();
  const timer = setInterval(look, 10);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}

function anonymousMegabytes(processId: number): number {
  try {
    const kilobytes = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
