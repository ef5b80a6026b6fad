import { expect, test } from 'vitest';
import { dist } from '../support/builtSite.ts';
import { dataFilesOf, pagesOf, pageWeight } from '../support/pageWeight.ts';

// Bytes after brotli, without pictures.

const weights = pagesOf(dist).map((page) => pageWeight(dist, page));
const toolPages = weights.filter(({ react }) => react > 0);
const textPages = weights.filter(({ react }) => react === 0);

/** What a page of text may weigh with its font before anything is touched, and its scripts alone. */
const TEXT = { beforeTouch: 32_000, javaScript: 2000, laterJavaScript: 0 };
const OF_PAGES: Readonly<Record<string, typeof TEXT>> = {
  // More than a thousand bank codes with their towns, and a script that searches them.
  '/sonderregeln': { ...TEXT, beforeTouch: 40_000, javaScript: 2200 },
  // A script shows what the browser knows about the page.
  '/sicherheit-pruefen': { ...TEXT, beforeTouch: 34_000, javaScript: 4000 },
  // The form and the notification that confirms it come later.
  '/kontakt': { beforeTouch: 29_000, javaScript: Infinity, laterJavaScript: Infinity },
};

test('the pages fall into text pages and tool pages', () => {
  expect(toolPages.map(({ page }) => page)).toContain('/');
  expect(textPages.map(({ page }) => page)).toEqual(
    expect.arrayContaining(['/404', '/iban-aufbau', '/impressum']),
  );
});

test.each(textPages)('$page weighs as little as a page of text, and never fetches more', (weight) => {
  const { beforeTouch, javaScript, laterJavaScript } = OF_PAGES[weight.page] ?? TEXT;
  expect(weight.beforeTouch).toBeLessThanOrEqual(beforeTouch);
  expect(weight.javaScript).toBeLessThanOrEqual(javaScript);
  expect(weight.laterJavaScript).toBeLessThanOrEqual(laterJavaScript);
});

test.each(toolPages)(
  '$page weighs at most 34 kB before it is touched, and little JavaScript beyond React',
  (weight) => {
    // The GiroCode contains its drawing, so that it needs no connection once it has started, and the list its table.
    const beyondReact = ['/girocode', '/iban-liste'].includes(weight.page) ? 49_000 : 42_000;
    expect(weight.beforeTouch).toBeLessThanOrEqual(34_000);
    expect(weight.javaScript - weight.react).toBeLessThanOrEqual(beyondReact);
  },
);

test('the bank directory weighs at most 65 kB', () => {
  const files = dataFilesOf(dist);
  expect(files).not.toHaveLength(0);
  for (const { name, bytes } of files) expect(bytes, name).toBeLessThanOrEqual(65_000);
});
