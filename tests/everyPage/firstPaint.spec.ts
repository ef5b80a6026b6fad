import { isShellScript } from '../support/shellScript.ts';
import { routesOfTheSitemap } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

/** The icon is for the tab. The browser asks for it before or after the paint, with the lowest priority. */
const notOfThePage = '/favicon.svg';

test('until the browser is idle a page requests its font, its shell, and nothing else [10.43]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  // The page on verification and the form have a script of their own.
  const own: Readonly<Record<string, RegExp>> = {
    '/kontakt': /\/_astro\/.+\.js$/,
    '/sicherheit-pruefen': /\/_astro\/.+\.js$/,
  };
  let requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of routesOfTheSitemap()) {
    requests = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    const others = requests.filter(
      (name) => name !== path && name !== notOfThePage && !isShellScript(name) && !own[path]?.test(name),
    );
    expect.soft(others, path).toEqual([expect.stringMatching(/\.woff2$/)]);
  }
});

/** The GiroCode has the code for its picture, the special rules a table of more than a thousand bank codes. */
const LARGE: Readonly<Record<string, number>> = { '/girocode': 139_000, '/sonderregeln': 42_000 };

test('a first visit fetches at most 136 kB where a tool starts, and 40 kB where there is only text', async ({
  browser,
  baseURL,
}) => {
  for (const path of routesOfTheSitemap()) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const hasTool = (await page.locator('astro-island').count()) > 0;
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize)
        .reduce((sum, size) => sum + size, 0),
    );
    expect.soft(bytes, path).toBeLessThanOrEqual(LARGE[path] ?? (hasTool ? 136_000 : 40_000));
    await context.close();
  }
});

test('each page shows the font in two weights before a result: a slow phone builds each weight by itself', async ({
  page,
}) => {
  for (const path of routesOfTheSitemap()) {
    await page.goto(path);
    const weights = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element).fontWeight),
    );
    expect([...new Set(weights)].sort(), path).toEqual(['400', '650']);
  }
});
