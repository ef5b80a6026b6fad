import { expect, type Page, type Request, test } from '@playwright/test';
import { dataFilesOf, pagesOf, pageWeight } from './pageWeight.ts';

// kB of 1,000 bytes after brotli, without fonts and pictures.
const kB = 1000;
const dist = 'dist';

const pages = pagesOf(dist);
const weights = pages.map((page) => pageWeight(dist, page));
const toolPages = weights.filter(({ react }) => react > 0).map(({ page }) => page);
const home = '/';
/** It loads the code of notifications after the page, to confirm the form. */
const contact = '/kontakt';
const textPages = weights.filter(({ page }) => !toolPages.includes(page) && page !== contact);

test('the pages fall into text pages and tool pages', () => {
  expect(toolPages).toContain(home);
  expect(textPages.map(({ page }) => page)).toEqual(
    expect.arrayContaining([
      '/404',
      '/bankleitzahl',
      '/datenschutz',
      '/iban-aufbau',
      '/impressum',
      '/ueber-uns',
    ]),
  );
});

for (const { page, total, javaScript, laterJavaScript } of textPages) {
  test(`${page} weighs at most 14 kB, of which 2 kB JavaScript, and never fetches more`, () => {
    expect(javaScript).toBeLessThanOrEqual(2 * kB);
    expect(laterJavaScript).toBe(0);
    expect(total).toBeLessThanOrEqual(14 * kB);
  });
}

test('the contact page weighs at most 14 kB before its form is prepared', () => {
  expect(pageWeight(dist, contact).total).toBeLessThanOrEqual(14 * kB);
});

for (const page of toolPages) {
  test(`${page} has at most 14 kB of HTML and CSS and 30 kB of JavaScript beyond React`, () => {
    const { htmlAndCss, javaScript, react } = pageWeight(dist, page);
    expect(javaScript - react).toBeLessThanOrEqual(30 * kB);
    expect(htmlAndCss).toBeLessThanOrEqual(14 * kB);
  });
}

test('the bank directory weighs at most 60 kB', () => {
  const files = dataFilesOf(dist);
  expect(files).not.toHaveLength(0);
  for (const { name, bytes } of files) expect(bytes, name).toBeLessThanOrEqual(60 * kB);
});

test('a browser that opens the home page and leaves it untouched fetches at most 75 kB of JavaScript', async ({
  page,
}) => {
  await page.clock.install();
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  await page.goto(home);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  // Everything that waits for a timer or an idle period starts now.
  await page.clock.runFor('10:00');
  await waitUntilAllHaveRun(page, scripts);

  const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes).not.toContain(0);
  const sum = sizes.reduce((bytes, size) => bytes + size, pageWeight(dist, home).inlineJavaScript);
  test.info().annotations.push({ type: 'kB', description: (sum / kB).toFixed(1) });
  expect(sum).toBeLessThanOrEqual(75 * kB);
});

/** Returns after each script and its imports have run and none of them has requested another one. */
async function waitUntilAllHaveRun(page: Page, scripts: readonly Request[]): Promise<void> {
  for (let known = 0; known < scripts.length; ) {
    known = scripts.length;
    await page.evaluate(
      async (urls) => void (await Promise.all(urls.map((url) => import(url)))),
      scripts.map((script) => script.url()),
    );
  }
}
