import { expect, type Page } from '@playwright/test';
import { type OwnServer, startServer } from './ownServer.ts';
import { test as siteTest } from './siteTest.ts';

/** A test with its own server, which it may disturb or stop. */
export const test = siteTest.extend<{ server: OwnServer }>({
  server: async ({ browserName: _ }, use) => {
    const server = await startServer();
    await use(server);
    await server.end();
  },
});

export const numberOfCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).length);
export const numberOfWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Accepts on /datenschutz and waits until everything is stored; the service worker serves the next page. */
export async function accept(page: Page, server: OwnServer): Promise<void> {
  await page.goto(`${server.address}/datenschutz`);
  await page.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(page.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
}

export async function expectNothingStored(page: Page): Promise<void> {
  await expect.poll(() => numberOfWorkers(page)).toBe(0);
  await expect.poll(() => numberOfCaches(page)).toBe(0);
}
