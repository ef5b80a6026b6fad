import { once } from 'node:events';
import { everyTool } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ viewport: { width: 360, height: 740 }, consent: 'unanswered' });

/** An event of Chromium's trace, as far as it is used here. */
interface TraceEvent {
  readonly name: string;
  readonly args: {
    readonly beginData?: { readonly stackTrace?: readonly { functionName: string; url: string }[] };
  };
}

test('no script forces layout while a page loads [10.43]', async ({ page, browser, baseURL }) => {
  const bad = '/_astro/reads.js';
  await page.route(`**${bad}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.body.append("x"); document.body.getBoundingClientRect(); document.body.dataset.read = ""',
    }),
  );
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline.stack'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  // The pages with scripts of their own, and one of those that have only the shell.
  for (const path of [
    ...everyTool.map(({ path }) => path),
    '/sicherheit-pruefen',
    '/sonderregeln',
    '/iban-aufbau',
  ]) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  }
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('script'), { src }));
  }, bad);
  await expect(page.locator('body')).toHaveAttribute('data-read');
  const ended = once(session as never, 'Tracing.tracingComplete');
  await session.send('Tracing.end');
  await ended;

  // The browser also reports its own pages, and calculations that no script has asked for.
  const forced = events.flatMap(({ name, args }) => {
    const [frame] = args.beginData?.stackTrace ?? [];
    const isForced =
      ['Layout', 'UpdateLayoutTree'].includes(name) && frame?.url.startsWith(baseURL ?? 'none');
    return isForced ? [`${name} ${frame?.functionName}@${frame?.url}`] : [];
  });
  expect(forced.join(), 'a script that reads a position after a change is found').toContain(bad);
  expect(forced.filter((place) => !place.includes(bad))).toEqual([]);
});
