import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, inject } from 'vitest';
import type { Driver, Launch } from './driver/driver.ts';
import { startFirefox } from './driver/firefox.ts';
import { type Site, startRefusingProxy, startSite } from './driver/site.ts';
import { startWebKit } from './driver/webKit.ts';
import { Visitor } from './visitor.ts';

export { expect };

/** The test of the browser as it is when it is new. */
export const test = engineTest({});

/**
 * A test in a browser that is set up in a certain way. The tests of a worker share the browser, and each has a new site on
 * a port of its own. Every test also fails if a page writes to the console or violates its policy, or if the browser asks
 * for a foreign host.
 */
export function engineTest({ colorScheme = 'light', storage = 'kept' }: Launch) {
  return base
    .extend<{ $worker: { browser: { driver: Driver; hosts: readonly string[] } } }>({
      browser: [
        // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used
        async ({}, use) => {
          const folder = mkdtempSync(join(tmpdir(), 'engine-'));
          const proxy = await startRefusingProxy();
          const surroundings = { colorScheme, storage, folder, proxy: proxy.address };
          const programs = inject('programs');
          const driver =
            'firefox' in programs
              ? await startFirefox(programs.firefox, surroundings)
              : await startWebKit(programs, surroundings);
          await use({ driver, hosts: proxy.hosts });
          await driver.end();
          await proxy.end();
          rmSync(folder, { recursive: true, force: true });
        },
        { scope: 'worker' },
      ],
    })
    .extend<{ site: Site; visitor: Visitor }>({
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it which fixtures are used
      site: async ({}, use) => {
        const site = await startSite();
        await use(site);
        await site.end();
      },
      visitor: async ({ browser: { driver, hosts }, site }, use) => {
        await driver.resize(1280, 800);
        const visitor = new Visitor(driver, site.address);
        await use(visitor);
        const last = await visitor.evaluate(() => (window as never as { complaints?: string[] }).complaints);
        expect([...site.complaints, ...(last ?? [])], 'what the pages complained about').toEqual([]);
        expect(hosts, 'foreign hosts').toEqual([]);
        await driver.goto('about:blank');
      },
    });
}
