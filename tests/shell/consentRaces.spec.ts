import type { Page } from '@playwright/test';
import { expect, mayComplain } from '../support/siteTest.ts';
import { accept, expectNothingStored, numberOfCaches, test } from '../support/storedOnDevice.ts';

test.use({ consent: 'unanswered' });
test.beforeEach(mayComplain);

declare global {
  var releaseHeld: () => void;
  var isHeld: boolean;
}

/** The next call of this method is done, but its answer arrives only with `releaseHeld()`. */
async function holdAnswer(page: Page, method: 'CacheStorage.keys' | 'ServiceWorkerRegistration.unregister') {
  await page.evaluate((wanted) => {
    const [type = '', name = ''] = wanted.split('.');
    const { prototype } = Reflect.get(globalThis, type) as { prototype: Record<string, () => unknown> };
    const original = prototype[name] as () => unknown;
    globalThis.isHeld = false;
    prototype[name] = async function (this: unknown) {
      prototype[name] = original;
      const answer = await original.call(this);
      const released = new Promise<void>((release) => {
        globalThis.releaseHeld = release;
      });
      globalThis.isHeld = true;
      await released;
      return answer;
    };
  }, method);
}

const held = (page: Page) => page.waitForFunction(() => globalThis.isHeld);

/** Everything that the late answer causes is done with the next look at the caches. */
const release = (page: Page) =>
  page.evaluate(async () => {
    globalThis.releaseHeld();
    for (const name of await caches.keys()) await caches.open(name);
  });

test('a slow look at what is stored does not replace a later one [16.3]', async ({ page, server }) => {
  await accept(page, server);
  await holdAnswer(page, 'CacheStorage.keys');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await held(page);
  await page.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
  await expect(page.getByText(/liegt nur diese Antwort/)).toBeVisible();
  await release(page);
  await expectNothingStored(page);
  await expect(page.getByText(/liegt nur diese Antwort/)).toBeVisible();
});

test('an answer given during the removal keeps all it stores [16.3]', async ({ page, server }) => {
  await accept(page, server);
  await holdAnswer(page, 'ServiceWorkerRegistration.unregister');
  await page.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
  await held(page);
  await page.getByRole('button', { name: 'Einwilligen und Website speichern' }).click();
  await expect(page.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
  await release(page);
  expect(await numberOfCaches(page)).toBe(1);
  await expect(page.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
});
