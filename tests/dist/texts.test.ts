import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestDirectory } from '../support/bankDirectory.ts';
import type { BuiltPage } from '../support/builtSite.ts';
import { builtPage, dist, linksOf, listedPages, partNamed, textOf, textsOf } from '../support/builtSite.ts';
import { articles } from '../support/siteRoutes.ts';

const texts = listedPages.map((page) => {
  return { path: page.path, blocks: blocksOf(page), headings: headingsOf(page) };
});

/** Each block of visible text; protected spaces stay. */
function blocksOf({ document }: BuiltPage): string[] {
  const selector = 'h1, h2, h3, p, li, dt, dd, th, td, figcaption, summary, label, address';
  return [...document.querySelectorAll(selector)]
    .filter((block) => !block.querySelector(selector) && !block.closest('noscript'))
    .map((block) => (block.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim());
}

function headingsOf({ document }: BuiltPage) {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => !heading.closest('[hidden]'))
    .map((heading) => ({ level: Number(heading.tagName[1]), text: heading.textContent?.trim() ?? '' }));
}

/** Runs a check over the texts of all pages and names each finding by its page. */
function findings(check: (texts: string[]) => readonly string[]): string[] {
  return texts.flatMap(({ path, blocks }) => check(blocks).map((finding) => `${path}: ${finding}`));
}

test('each page has one h1 and skips no heading level [10.16] [15.7]', () => {
  for (const { path, headings } of texts) {
    expect(
      headings.filter(({ level }) => level === 1),
      path,
    ).toHaveLength(1);
    headings.forEach(({ level, text }, index) => {
      expect(level, `${path}: „${text}“`).toBeLessThanOrEqual((headings[index - 1]?.level ?? 1) + 1);
    });
  }
});

test('every internal link and anchor leads somewhere', () => {
  const lost = listedPages.flatMap(({ path, document }) =>
    linksOf(document).filter((link) => {
      const { origin, pathname, hash } = new URL(link, `http://site${path}`);
      const target = listedPages.find((page) => page.path === pathname);
      if (origin !== 'http://site') return false;
      if (!target) return !statSync(`${dist}${pathname}`, { throwIfNoEntry: false })?.isFile();
      return hash !== '' && !target.document.getElementById(decodeURIComponent(hash.slice(1)));
    }),
  );
  expect(lost).toEqual([]);
});

test('no example of an address is a link', () => {
  const links = listedPages.flatMap(({ main }) => textsOf(main, 'a[href^="http"]'));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((text) => text.startsWith('http'))).toEqual([]);
});

test.each([
  ['a straight quotation mark', /["]/],
  ['a straight apostrophe', /\p{L}'\p{L}/u],
  ['an English quotation mark', /[“][^„]*[”]/],
  ['three full stops', /\.\.\./],
  ['a hyphen as a dash', / - /],
  ['an unprotected „§ 1“', /§ \d/],
  ['an unprotected „10 €“', /\d (?:€|%|kB|px)/],
  ['an unprotected „z. B.“', /\b(?:z\.B|[zduZ]\. [BhaÄ]\.)/],
  ['an unprotected „1. Januar“', /\d\. (?:Jan|Feb|März|April|Mai|Juni|Juli|Aug|Sept|Okt|Nov|Dez)/],
  [
    'an unprotected „22 Zeichen“',
    /\d (?:Bankleitzahlen|Buchstaben|Bytes|Länder|Prozent|Staaten|Stellen|Verfahren|Zeichen|Zeilen|Ziffern)\b(?! \d)/,
  ],
  ['an unprotected „ISO 13616“', /\b(?:ISO|Artikel|Absatz|Nr\.) \d/],
  ['an unprotected bank code', /\b\d{3} \d{3}[ \u00A0]\d{2}\b/],
  ['two blanks', / {2}/],
  ['a blank before a punctuation mark', /\p{L} [,;:!?](?=\s|$)/u],
])('no text has %s [10.15] [11.24]', (_what, pattern) => {
  const ofHeads = listedPages.map(({ document }) => [
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  ]);
  // The address of a section is made from its heading, with ordinary spaces.
  const headings = new Set(texts.flatMap((page) => page.headings.map(({ text }) => text)));
  expect(ofHeads.flat().filter((text) => pattern.test(text))).toEqual([]);
  expect(findings((blocks) => blocks.filter((text) => pattern.test(text) && !headings.has(text)))).toEqual(
    [],
  );
});

test('a short compound is not broken at its hyphen [11.24]', () => {
  const whole = listedPages.flatMap(({ main }) => textsOf(main, '.whole'));
  for (const compound of ['IP-Adresse', 'EU-Verordnung', 'S-ID-Check', 'Bank-Konto'])
    expect(whole).toContain(compound);
});

test('each article and the home page have at least 800 words of their own, and no more than 1,500 [2.2]', () => {
  for (const path of ['/', ...articles.map((article) => article.path)]) {
    expect(wordsOf(path), path).toBeGreaterThanOrEqual(800);
    expect(wordsOf(path), path).toBeLessThanOrEqual(1500);
  }
});

/** The words of the running text, without its figures and tables. */
function wordsOf(path: string): number {
  return [...builtPage(path).document.querySelectorAll('.prose :is(h2, h3, p, li)')]
    .filter((block) => !block.closest('figure, table'))
    .flatMap((block) => (block.textContent ?? '').split(/\s+/))
    .filter((word) => /\p{L}/u.test(word)).length;
}

test('every German IBAN in the texts has the check digits that belong to it', () => {
  const ibansIn = (text: string) =>
    [...text.matchAll(/\bDE\d{2}(?:[ \u00A0]?\d{4}){4}[ \u00A0]?\d{2}\b/g)].map(([iban]) =>
      iban.replace(/\s/g, ''),
    );
  const all = findings((blocks) => blocks.flatMap(ibansIn));
  expect(all.join()).toContain('DE89370400440532013000');
  const isRight = (iban: string) => BigInt(`${iban.slice(4)}1314${iban.slice(2, 4)}`) % 97n === 1n;
  expect(all.filter((finding) => !isRight(finding.slice(-22)))).toEqual([]);
});

test('every number called a bank code is in the directory', () => {
  const called = /(?:Bankleitzahl|BLZ)(?: der [\p{L} -]+)?[ \u00A0](\d{3}[ \u00A0]?\d{3}[ \u00A0]?\d{2})\b/gu;
  const named = findings((blocks) =>
    blocks.flatMap((text) =>
      [...text.matchAll(called)].map(([, bankCode = '']) => bankCode.replace(/\s/g, '')),
    ),
  );
  const known = new Set<string>(newestDirectory().banks.map(({ bankCode }) => bankCode));
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((finding) => !known.has(finding.slice(-8)))).toEqual([]);
});

test.each(articles)('$path has all parts of an article', ({ path }) => {
  const { main } = builtPage(path);
  expect(main.textContent).toContain('Kurz gesagt');
  expect(linksOf(partNamed(main, 'Auf dieser Seite')).length).toBeGreaterThanOrEqual(5);
  expect(main.querySelectorAll('article figure').length).toBeGreaterThanOrEqual(2);
  expect(main.querySelectorAll('article table').length).toBeGreaterThanOrEqual(1);
  const sources = textsOf(partNamed(main, 'Quellen'), 'li');
  expect(sources.length).toBeGreaterThanOrEqual(2);
  for (const source of sources) expect(source).toMatch(/\(.*\d{4}.*\)|geltende Fassung/);
});

test('the accessibility statement names its goal, its date, the versions of its tools, what nobody has tested, and whom to tell [15.6]', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { main } = builtPage('/barrierefreiheit');
  expect(main.textContent).toMatch(/WCAG\) 2\.2, Stufe AA/);
  expect(main.textContent).toMatch(/Stand dieser Erklärung: \d+\.\u00A0\p{L}+\u00A020\d\d\./u);
  for (const tool of ['@playwright/test', 'axe-core', '@guidepup/virtual-screen-reader'])
    expect(main.textContent).toContain(devDependencies[tool]);
  const heading = [...main.querySelectorAll('h2')].find((one) => textOf(one) === 'Was nicht geprüft ist');
  const listed = textsOf(heading?.nextElementSibling as Element, 'li').join('\n');
  const inBrowsers = ['In Safari laufen unsere Prüfungen nicht', 'In Firefox prüfen wir nur'];
  const byPeople = ['Menschen mit Behinderungen', 'NVDA, JAWS und VoiceOver', 'Zielgruppe'];
  for (const words of [...byPeople, ...inBrowsers]) expect(listed).toContain(words);
  const reported = linksOf(main.querySelector('address') as Element);
  expect(reported).toContainEqual(expect.stringMatching(/^mailto:.+@/));
  expect(reported).toContainEqual(expect.stringMatching(/^tel:\+/));
});

test('Leichte Sprache has pictures that say what they show, names fields and button as the calculator does, and says that nobody has checked it [15.8]', () => {
  const { main } = builtPage('/leichte-sprache');
  const pictures = [...main.querySelectorAll('[role=img], img')];
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  for (const picture of pictures)
    expect(picture.getAttribute('aria-label') ?? picture.getAttribute('alt')).toMatch(/^Bild: /);
  const text = textOf(main);
  expect(text).toContain('haben den Text noch nicht geprüft.');
  const calculator = builtPage('/').document.getElementById('rechner') as Element;
  for (const name of ['Bankleitzahl (BLZ)', 'Kontonummer']) {
    expect(text).toContain(`Feld: ${name}.`);
    expect(textsOf(calculator, 'label')).toContain(name);
  }
  expect(text).toContain('auf: IBAN berechnen.');
  expect(textsOf(calculator, 'button')).toContain('IBAN berechnen');
});
