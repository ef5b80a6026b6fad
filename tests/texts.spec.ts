import { statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type PageText, readPage } from './pageText.ts';
import { articles, routes, routesOfTheSitemap } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

let pages: PageText[] = [];

test.beforeAll(async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page: Page = await context.newPage();
  pages = [];
  for (const path of routesOfTheSitemap()) pages.push(await readPage(page, path));
  await context.close();
});

function pageAt(path: string): PageText {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not in the sitemap`);
  return page;
}

/** Runs a check over all pages and names each finding by its page. */
function findings(check: (page: PageText) => readonly string[]): string[] {
  return pages.flatMap((page) => check(page).map((finding) => `${page.path}: ${finding}`));
}

test('all routes are in the sitemap', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...routes]));
});

test('each page has one h1 and skips no heading level', () => {
  expect(
    findings(({ headings }) => {
      const found = headings.filter(({ level }) => level === 1).length === 1 ? [] : ['not exactly one h1'];
      headings.forEach(({ level, text }, index) => {
        if (level > (headings[index - 1]?.level ?? 1) + 1) found.push(`„${text}“ skips a level`);
      });
      return found;
    }),
  ).toEqual([]);
});

/** A readable file that is not a page, such as the licences. */
function isBuiltFile(path: string): boolean {
  return statSync(`dist${path}`, { throwIfNoEntry: false })?.isFile() ?? false;
}

test('every internal link and anchor leads somewhere', () => {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const origin = new URL(pageAt('/').links.find((link) => link.startsWith('http://127.0.0.1')) ?? '').origin;
  expect(
    findings(({ links }) =>
      links.filter((link) => {
        const url = new URL(link);
        if (url.origin !== origin) return false;
        const ids = idsByPath.get(url.pathname);
        const anchor = decodeURIComponent(url.hash.slice(1));
        if (!ids) return !isBuiltFile(url.pathname);
        return anchor !== '' && !ids.has(anchor);
      }),
    ),
  ).toEqual([]);
});

test('titles have at most 60 characters, descriptions 155, and no two pages share them', () => {
  for (const { path, title, description, keywords } of pages) {
    expect(title.length, path).toBeLessThanOrEqual(60);
    expect(title.length, path).toBeGreaterThan(9);
    expect(description.length, path).toBeLessThanOrEqual(155);
    expect(description.length, path).toBeGreaterThan(49);
    expect(keywords.split(',').length, path).toBeGreaterThanOrEqual(4);
  }
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

const typography: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a straight quotation mark', /["]/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['an English quotation mark', /[“][^„]*[”]/],
  ['three full stops', /\.\.\./],
  ['a hyphen as a dash', / - /],
  ['an unprotected „§ 1“', /§ \d/],
  ['an unprotected „10 €“', /\d (?:€|%|kB|px)/],
  ['an unprotected „z. B.“', /\b(?:z\.B|[zduZ]\. [BhaÄ]\.)/],
  [
    'an unprotected „1. Januar“',
    /\d\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/,
  ],
  [
    'an unprotected „22 Zeichen“',
    /\d (?:Bankleitzahlen|Buchstaben|Bytes|Länder|Prozent|Staaten|Stellen|Verfahren|Zeichen|Zeilen|Ziffern)\b(?! \d)/,
  ],
  ['an unprotected „ISO 13616“', /\b(?:ISO|Artikel|Absatz|Nr\.) \d/],
  ['an unprotected bank code', /\b\d{3} \d{3}[ \u00A0]\d{2}\b/],
  ['two blanks', / {2}/],
  ['a blank before a punctuation mark', /\p{L} [,;:!?](?=\s|$)/u],
];

for (const [what, pattern] of typography)
  test(`no text has ${what}`, () => {
    expect(
      findings(({ blocks, headings, title, description }) => {
        // The address of a section is made from its heading, with ordinary spaces.
        const addressed = (text: string) => headings.some((heading) => heading.text === text);
        return [...blocks, title, description].filter((text) => pattern.test(text) && !addressed(text));
      }),
    ).toEqual([]);
  });

test('each article has 1,000 to 1,800 words, the home page 1,200 or more', () => {
  for (const { path } of articles) {
    const words = wordsOf(pageAt(path));
    expect(words, path).toBeGreaterThanOrEqual(1000);
    expect(words, path).toBeLessThanOrEqual(1800);
  }
  expect(wordsOf(pageAt('/'))).toBeGreaterThanOrEqual(1200);
});

function wordsOf({ prose }: PageText): number {
  return prose.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

test('the structured data of the home page asks and answers the three visible questions', () => {
  const home = pageAt('/');
  const faq = home.structuredData.find((data) => data['@type'] === 'FAQPage') as unknown as {
    mainEntity: { name: string; acceptedAnswer: { text: string } }[];
  };
  expect(faq.mainEntity).toHaveLength(3);
  for (const { name, acceptedAnswer } of faq.mainEntity) {
    expect(home.headings.map(({ text }) => text)).toContain(name);
    expect(home.blocks).toContain(acceptedAnswer.text);
  }
  expect(home.structuredData.map((data) => data['@type'])).toEqual(
    expect.arrayContaining(['WebApplication', 'FAQPage']),
  );
});

test('the structured data of an article says what the page says', async ({ page }) => {
  for (const { path, label } of articles) {
    const { structuredData, headings, description } = pageAt(path);
    const article = structuredData.find((data) => data['@type'] === 'Article');
    expect(article).toMatchObject({ headline: headings[0]?.text, description, inLanguage: 'de' });
    await page.goto(path);
    await expect(page.locator('time').first()).toHaveAttribute('datetime', String(article?.dateModified));
    const way = structuredData.find((data) => data['@type'] === 'BreadcrumbList') as unknown as {
      itemListElement: { name: string; position: number }[];
    };
    expect(way.itemListElement.map(({ name }) => name)).toEqual(['Startseite', label]);
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText(label);
  }
});

test('every German IBAN in the texts has the check digits that belong to it', () => {
  const wrong = findings(({ blocks }) =>
    blocks.flatMap((text) =>
      [...text.matchAll(/\bDE\d{2}(?:[ \u00A0]?\d{4}){4}[ \u00A0]?\d{2}\b/g)]
        .map(([iban]) => iban.replace(/\s/g, ''))
        .filter((iban) => BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n !== 1n),
    ),
  );
  expect(wrong).toEqual([]);
  expect(pages.flatMap(({ blocks }) => blocks).join(' ')).toContain('DE89 3704 0044 0532 0130 00');
});

test('every number called a bank code is in the directory', async ({ page }) => {
  const named = new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap((text) =>
        [
          ...text.matchAll(
            /(?:Bankleitzahl|BLZ)(?: der [\p{L} -]+)?[ \u00A0](\d{3}[ \u00A0]?\d{3}[ \u00A0]?\d{2})\b/gu,
          ),
        ].map(([, bankCode = '']) => bankCode.replace(/\s/g, '')),
      ),
    ),
  );
  expect(named.size).toBeGreaterThan(1);
  await page.goto('/');
  for (const bankCode of named) {
    await page.getByLabel('Bankleitzahl (BLZ)').fill(bankCode);
    await expect(page.getByRole('status').filter({ hasText: /\p{L}/u }).first()).toContainText('BIC');
  }
});

test('each article has „Kurz gesagt“, a table of contents, a figure, a table and dated sources', async ({
  page,
}) => {
  for (const { path } of articles) {
    await page.goto(path);
    await expect(page.getByText('Kurz gesagt')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link');
    expect(await contents.count(), path).toBeGreaterThanOrEqual(5);
    expect(await page.locator('article figure').count(), path).toBeGreaterThanOrEqual(2);
    expect(await page.locator('article table').count(), path).toBeGreaterThanOrEqual(1);
    const sources = page.getByRole('region', { name: 'Quellen' }).getByRole('listitem');
    expect(await sources.count(), path).toBeGreaterThanOrEqual(2);
    for (const source of await sources.all())
      await expect(source).toHaveText(/\(.*\d{4}.*\)|geltende Fassung/);
  }
});

test('each page has its own social picture of 1200 × 630', async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const { path } of pages) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await (await request.get(new URL(address ?? '').pathname)).body();
    expect(picture.subarray(1, 4).toString(), path).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
    pictures.add(picture.toString('base64'));
  }
  expect(pictures.size).toBe(pages.length);
});
