import { expect, test } from '@playwright/test';
import { dataFilesOf, pagesOf, pageWeight } from './pageWeight.ts';

// kB of 1,000 bytes after brotli, without fonts and pictures.
const kB = 1000;
const dist = 'dist';

const pages = pagesOf(dist);
const weights = pages.map((page) => pageWeight(dist, page));
const toolPages = weights.filter(({ react }) => react > 0).map(({ page }) => page);
const home = '/';
/** It answers the form with a notification, the code for which it fetches when it has loaded. */
const contact = '/kontakt';
const textPages = weights.filter(({ page }) => !toolPages.includes(page) && page !== contact);

test('the pages are told apart', () => {
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
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  // What waits for an idle moment has come by then.
  await page.waitForTimeout(3000);
  const scriptFiles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(scriptFiles.length).toBeGreaterThan(0);
  expect(scriptFiles).not.toContain(0);
  const sum = scriptFiles.reduce((bytes, file) => bytes + file, pageWeight(dist, home).inlineJavaScript);
  test.info().annotations.push({ type: 'kB', description: (sum / kB).toFixed(1) });
  expect(sum).toBeLessThanOrEqual(75 * kB);
});
