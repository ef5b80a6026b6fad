import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Converts the list on the page as a visitor does. @returns the duration of the longest frame */
export async function longestFrame(browser: Browser, address: string, list: string): Promise<string> {
  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'declined'));
  await page.goto(address);
  await page.getByRole('button', { name: 'Datei wählen' }).hover();
  // The file dialog takes at least this long.
  await setTimeout(2000);
  await page.locator('input[type=file]').setInputFiles(list);
  const start = page.getByRole('button', { name: 'Liste umrechnen' });
  await start.waitFor();
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const tasks: number[] = [];
    new PerformanceObserver((found) =>
      tasks.push(...found.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
    Object.assign(window, { frameTimes: frames, longTasks: tasks });
  });
  await start.click();
  await page.getByRole('button', { name: 'Als CSV speichern' }).waitFor({ timeout: 120_000 });
  const { frames, tasks } = await page.evaluate(() => {
    const { frameTimes, longTasks } = window as never as { frameTimes: number[]; longTasks: number[] };
    return { frames: frameTimes, tasks: longTasks };
  });
  const over = frames.filter((frame) => frame > 50).length;
  return `On the page: longest frame ${Math.max(...frames).toFixed(0)} ms, ${over} of ${frames.length} over 50 ms, ${tasks.length} long tasks of the page's own script`;
}
