import { isShellScript } from '../support/shellScript.ts';
import { routesOfTheSitemap } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';
import { eventsOfPage, recordTrace } from '../support/trace.ts';

/** The icon is for the tab. The browser asks for it before or after the paint, with the lowest priority. */
const notOfThePage = '/favicon.svg';

for (const path of ['/', '/iban-aufbau', '/bank-suchen'])
  test(`until its first paint ${path} requests its font, the shell with the lowest priority, and nothing else [10.43]`, async ({
    page,
    browser,
  }) => {
    const events = await recordTrace(browser, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
    });
    const ofPage = eventsOfPage(events, page.url());
    const paint = ofPage.find(({ name }) => name === 'firstContentfulPaint');
    if (!paint) throw new Error(`${path} was not painted`);
    const requests = ofPage
      .filter(({ name, ts }) => name === 'ResourceSendRequest' && ts < paint.ts)
      .map(({ args }) => ({ name: new URL(args.data?.url ?? '').pathname, priority: args.data?.priority }))
      .filter(({ name }) => name !== path && name !== notOfThePage);
    const isShell = ({ name, priority }: (typeof requests)[number]) =>
      isShellScript(name) && priority === 'Low';
    expect(requests.filter((request) => !isShell(request)).map(({ name }) => name)).toEqual([
      expect.stringMatching(/\.woff2$/),
    ]);
  });

test('each page makes at most five requests before the browser is idle, and none for React', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  let requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of routesOfTheSitemap()) {
    requests = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    const ofPage = requests.filter((name) => name !== notOfThePage);
    expect.soft(ofPage.length, `${path}: ${ofPage.join(' ')}`).toBeLessThanOrEqual(5);
    expect
      .soft(
        ofPage.filter((name) => /react/.test(name)),
        path,
      )
      .toEqual([]);
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
