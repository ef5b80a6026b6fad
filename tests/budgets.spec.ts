import { expect, test } from '@playwright/test';
import { dataFilesOf, pagesOf, pageWeight } from './pageWeight.ts';

// kB of 1,000 bytes after brotli, without pictures.
const kB = 1000;
const dist = 'dist';

const pages = pagesOf(dist);
const weights = pages.map((page) => pageWeight(dist, page));
const toolPages = weights.filter(({ react }) => react > 0).map(({ page }) => page);
/** It loads the code of notifications after the page, to confirm the form. */
const contact = '/kontakt';
/** It lists more than a thousand bank codes with their towns, complete without JavaScript. */
const listOfRules = '/sonderregeln';
/** Its script shows what the browser knows about the page, and tries to send something. */
const verification = '/sicherheit-pruefen';
const textPages = weights.filter(
  ({ page }) => !toolPages.includes(page) && ![contact, listOfRules, verification].includes(page),
);

test('the pages fall into text pages and tool pages', () => {
  expect(toolPages).toContain('/');
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

for (const { page, beforeTouch, javaScript, laterJavaScript } of textPages) {
  test(`${page} weighs at most 32 kB with its font, of which 2 kB JavaScript, and never fetches more`, () => {
    expect(javaScript).toBeLessThanOrEqual(2 * kB);
    expect(laterJavaScript).toBe(0);
    expect(beforeTouch).toBeLessThanOrEqual(32 * kB);
  });
}

test('the contact page weighs at most 29 kB before its form is prepared', () => {
  expect(pageWeight(dist, contact).beforeTouch).toBeLessThanOrEqual(29 * kB);
});

test('the list of special rules weighs at most 40 kB with its font, of which 2 kB JavaScript, and never fetches more', () => {
  const { beforeTouch, javaScript, laterJavaScript } = pageWeight(dist, listOfRules);
  expect(javaScript).toBeLessThanOrEqual(2 * kB);
  expect(laterJavaScript).toBe(0);
  expect(beforeTouch).toBeLessThanOrEqual(40 * kB);
});

test('the page on verification weighs at most 35 kB with its font, of which 7 kB JavaScript, and never fetches more', () => {
  const { beforeTouch, javaScript, laterJavaScript } = pageWeight(dist, verification);
  expect(javaScript).toBeLessThanOrEqual(7 * kB);
  expect(laterJavaScript).toBe(0);
  expect(beforeTouch).toBeLessThanOrEqual(35 * kB);
});

for (const { page, beforeTouch, javaScript, react } of weights.filter(({ page }) =>
  toolPages.includes(page),
)) {
  // The GiroCode contains its drawing, so that it needs no connection once it has started.
  const script = page === '/girocode' ? 38 : 36;
  test(`${page} weighs at most 34 kB before it is touched, and at most ${script} kB of JavaScript beyond React`, () => {
    expect(beforeTouch).toBeLessThanOrEqual(34 * kB);
    expect(javaScript - react).toBeLessThanOrEqual(script * kB);
  });
}

test('the bank directory weighs at most 60 kB', () => {
  const files = dataFilesOf(dist);
  expect(files).not.toHaveLength(0);
  for (const { name, bytes } of files) expect(bytes, name).toBeLessThanOrEqual(60 * kB);
});

for (const page of pages.filter((page) => page !== '/404'))
  test(`${page} makes at most five requests before the browser is idle, and none for React`, async ({
    page: tab,
  }) => {
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await tab.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await tab.goto(page, { waitUntil: 'networkidle' });
    test.info().annotations.push({ type: 'requests', description: requests.join(' ') });
    expect(requests.length).toBeLessThanOrEqual(5);
    expect(requests.filter((request) => /react/.test(request))).toEqual([]);
  });
