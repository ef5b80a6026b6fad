import { CONSENT_QUESTION, isShellScript, routesOfTheSitemap } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';
import { numberOfWorkers } from '../support/storedOnDevice.ts';

/** The icon is for the tab. The browser asks for it before or after the paint, with the lowest priority. */
const notOfThePage = '/favicon.svg';

/** The page on verification and the forms have scripts of their own. */
const WITH_OWN_SCRIPT = ['/falsch-ueberwiesen', '/kontakt', '/sicherheit-pruefen'];

/**
 * The help after a wrong transfer has a form that checks IBANs, the special rules a table of more than a thousand bank codes.
 */
const LARGE: Readonly<Record<string, number>> = {
  '/falsch-ueberwiesen': 43_500,
  '/sonderregeln': 42_000,
};

test.use({ consent: 'unanswered' });

test('a first visit asks for consent and fetches font and shell [4.4] [10.43] [19.3]', async ({ page }) => {
  await (await page.context().newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    const work: IdleRequestCallback[] = [];
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (callback) => work.push(callback);
    Object.assign(window, {
      beIdle: () => {
        for (const one of work) requestIdleCallback(one);
      },
    });
  });
  let requests: string[] = [];
  const unanswered = new Set<string>();
  page.on('request', (request) => {
    requests.push(new URL(request.url()).pathname);
    unanswered.add(request.url());
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => unanswered.delete(request.url()));
  for (const path of routesOfTheSitemap()) {
    requests = [];
    await page.goto(path, { waitUntil: 'load' });
    const isOwn = (name: string) => WITH_OWN_SCRIPT.includes(path) && /\/_astro\/.+\.js$/.test(name);
    const others = requests.filter(
      (name) => name !== path && name !== notOfThePage && !isShellScript(name) && !isOwn(name),
    );
    expect.soft(others, path).toEqual([expect.stringMatching(/\.woff2$/)]);
    // A slow phone builds each weight by itself.
    const weights = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).fontWeight),
    );
    expect.soft([...new Set(weights)].sort(), path).toEqual(['400', '650']);

    const hasTool = (await page.locator('astro-island').count()) > 0;
    await page.evaluate(() => Reflect.get(window, 'beIdle')());
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect.poll(() => [...unanswered]).toEqual([]);
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
        .reduce((sum, size) => sum + size, 0),
    );
    await expect(page.getByRole('region', { name: CONSENT_QUESTION }), path).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('gdpr-consent')), path).toBeNull();
    expect(await numberOfWorkers(page), path).toBe(0);
    expect.soft(bytes, path).toBeLessThanOrEqual(LARGE[path] ?? (hasTool ? 128_000 : 40_000));
  }
});
