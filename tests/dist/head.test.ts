import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuiltPage } from '../support/builtSite.ts';
import { builtPage, dist, listedPages, partNamed, textsOf } from '../support/builtSite.ts';
import { articles, referencePages } from '../support/siteRoutes.ts';

function headOf({ document }: BuiltPage) {
  const meta = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
  return {
    title: document.title,
    description: meta('description'),
    keywords: meta('keywords'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    ...Object.fromEntries(
      ['title', 'description', 'url', 'image', 'type', 'site_name', 'locale'].map((name) => [
        `og:${name}`,
        meta(`og:${name}`),
      ]),
    ),
    'twitter:card': meta('twitter:card'),
  } as Record<string, string> & { title: string; description: string; keywords: string; canonical: string };
}

/** The structured data of a page by their types. */
function structuredDataOf({ document }: BuiltPage) {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const all = [...scripts].map(({ textContent }) => JSON.parse(textContent ?? ''));
  return {
    types: all.map((data) => data['@type']),
    data: Object.fromEntries(all.map((data) => [data['@type'], data])),
  };
}

const heads = listedPages.map((page) => ({ path: page.path, head: headOf(page) }));

test.each(heads)('$path has a complete head [2.13] [2.14]', ({ path, head }) => {
  expect(Object.entries(head).filter(([, value]) => value === '')).toEqual([]);
  expect(head.title.length).toBeGreaterThan(9);
  expect(head.title.length).toBeLessThanOrEqual(60);
  expect(head.description.length).toBeGreaterThanOrEqual(50);
  expect(head.description.length).toBeLessThanOrEqual(155);
  expect(head.keywords.split(',').length).toBeGreaterThanOrEqual(4);
  expect(new URL(head.canonical).pathname).toBe(path);
  expect(head['og:url']).toBe(head.canonical);
});

test('no two pages share a title, a description, keywords or an address [2.13]', () => {
  for (const name of ['title', 'description', 'keywords', 'canonical', 'og:title'])
    expect(new Set(heads.map(({ head }) => head[name])).size, name).toBe(heads.length);
});

test('each page names the social picture of 1200 × 630 [2.14]', () => {
  for (const { path, head } of heads) {
    const picture = readFileSync(join(dist, new URL(head['og:image'] ?? '').pathname));
    expect(picture.subarray(1, 4).toString(), path).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

test('the home page has structured data of an FAQ with 3 questions, word for word the visible ones [2.15]', () => {
  const home = builtPage('/');
  const { data } = structuredDataOf(home);
  const questions: { name: string; acceptedAnswer: { text: string } }[] = data.FAQPage.mainEntity;
  expect(questions).toHaveLength(3);
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const visible = partNamed(home.main, 'Häufige Fragen');
  expect(textsOf(visible, 'h3')).toEqual(questions.map(({ name }) => plain(name)));
  expect(textsOf(visible, 'p')).toEqual(questions.map(({ acceptedAnswer }) => plain(acceptedAnswer.text)));
});

test.each(articles)('$path has structured data that say what the page says', ({ path, label }) => {
  const page = builtPage(path);
  const { data } = structuredDataOf(page);
  const { canonical, description } = headOf(page);
  expect(data.Article).toMatchObject({
    headline: page.main.querySelector('h1')?.textContent?.trim(),
    description,
    inLanguage: 'de',
    mainEntityOfPage: canonical,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    dateModified: page.main.querySelector('time')?.getAttribute('datetime'),
  });
  expect(data.BreadcrumbList.itemListElement).toEqual([
    expect.objectContaining({ position: 1, name: 'Startseite' }),
    expect.objectContaining({ position: 2, name: label, item: canonical }),
  ]);
});

test.each(referencePages.filter(({ path }) => path !== '/sonderregeln'))(
  '$path has structured data and dated sources of its own [14.2] [17.8]',
  ({ path }) => {
    const page = builtPage(path);
    expect(structuredDataOf(page).types).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
    const sources = textsOf(partNamed(page.main, 'Quellen'), 'li');
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(source).toMatch(/\(.*2026\)$/);
    expect(page.main.querySelectorAll('figure').length).toBeGreaterThan(0);
  },
);
