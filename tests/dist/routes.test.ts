import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sepaCountryCount } from '../../src/domain/countries/sepa.ts';
import {
  builtPage,
  builtPages,
  dist,
  linksOf,
  listedPages,
  partNamed,
  textOf,
  textsOf,
} from '../support/builtSite.ts';
import { accessPages, articles, otherTools, referencePages, routes } from '../support/siteRoutes.ts';

const mainText = (path: string) => textOf(builtPage(path).main);

test('each of the ten routes and the legal notice is a page with a heading, in German, from left to right [1.6] [1.7]', () => {
  for (const { document, main, path } of routes.map(builtPage)) {
    expect(textsOf(main, 'h1'), path).toEqual([expect.stringMatching(/\S/)]);
    const { lang, dir } = document.documentElement;
    expect({ path, lang, dir }).toEqual({ path, lang: 'de', dir: 'ltr' });
    const text = textOf(main);
    expect(text.match(/\b(der|die|das|und|ist|nicht|eine?)\b/gi)?.length ?? 0, path).toBeGreaterThan(10);
    expect(text, path).not.toMatch(/\b(the|and|with|lorem|ipsum|TODO)\b/);
  }
});

test('the home page has a hero heading, the calculator under #rechner and a long article [2.2]', () => {
  const { document, main } = builtPage('/');
  expect(textsOf(main, 'h1')).toEqual([expect.stringContaining('IBAN berechnen')]);
  expect(document.title).toContain('IBAN berechnen');
  expect(textsOf(document, '#rechner label')).toContain('Bankleitzahl (BLZ)');
});

test.each([
  ['/iban-aufbau', ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer'], []],
  [
    '/sepa-ueberweisung',
    ['SEPA', 'Überweisung'],
    ['Welcher Name ist der richtige?', 'Lastschrift zurückgeben'],
  ],
  [
    '/sparkasse-services',
    ['pushTAN', 'GiroCode', 'Wero'],
    ['S-ID-Check endet: was Sie tun müssen', 'IBAN Ihrer Sparkasse herausfinden'],
  ],
  [
    '/konto-sicherheit',
    ['Passwort', 'TAN', 'Phishing'],
    ['Quishing: gefälschte QR-Codes', 'Passwörter, Passkeys und Passwort-Manager'],
  ],
  ['/bankleitzahl', ['Bankleitzahl'], []],
  ['/iban-konvertierung', ['Bankleitzahl', 'Kontonummer', 'IBAN'], []],
])(
  '%s treats its subject and answers what searchers ask [1.2] [1.6] [2.3] [2.4] [2.5] [2.6] [2.7] [2.8] [11.26]',
  (path, words, questions) => {
    const article = builtPage(path).main.querySelector('article') as Element;
    for (const word of words) expect(textOf(article).split(word).length - 1, word).toBeGreaterThanOrEqual(3);
    expect(textsOf(article, 'h2, h3')).toEqual(expect.arrayContaining(questions));
  },
);

test.each([
  ['/datenschutz', 'Datenschutz'],
  ['/kontakt', 'Kontakt'],
  ['/ueber-uns', 'Über uns'],
  ['/impressum', 'Impressum'],
])('%s is the page „%s“ [2.9] [2.10] [2.11] [11.6]', (path, heading) => {
  expect(textsOf(builtPage(path).main, 'h1')).toEqual([heading]);
});

test('/konto-sicherheit names the TAN methods and the end of smsTAN [2.6]', () => {
  const entries = textsOf(builtPage('/konto-sicherheit').main, 'li').join('\n');
  for (const method of ['pushTAN', 'chipTAN', 'photoTAN', 'smsTAN']) expect(entries).toContain(method);
  const end = 'Die TAN kommt als SMS. Die Sparkassen haben das nacheinander beendet';
  expect(mainText('/konto-sicherheit')).toContain(end);
});

test('the contact page answers questions, promises a reply within 24 hours and names the phone hours [2.10] [9.23]', () => {
  const { main } = builtPage('/kontakt');
  const questions = partNamed(main, 'Vielleicht ist Ihre Frage schon beantwortet');
  expect(questions.querySelectorAll('h3').length).toBeGreaterThan(0);
  expect(textOf(main)).toContain('Antwort innerhalb von 24 Stunden');
  expect(textOf(main)).toContain('Mo–Fr 9:00–17:00');
  for (const link of [/^\/falsch-ueberwiesen$/, /^mailto:\S+@\S+$/, /^tel:\+49\d+$/])
    expect(linksOf(main)).toContainEqual(expect.stringMatching(link));
});

test('the articles say that SEPA covered 36 countries, and how many it covers today [9.21]', () => {
  const text = mainText('/sepa-ueberweisung');
  expect(text).toMatch(/36\s(SEPA-)?(Länder|Staaten|Teilnehmer)/);
  expect(text).toMatch(new RegExp(`${sepaCountryCount()}\\s(SEPA-)?(Länder|Staaten|Teilnehmer)`));
});

test('the articles say that the IBAN is mandatory since 2014, with a transition until February 2016 [9.22]', () => {
  const texts = articles.map(({ path }) => mainText(path));
  expect(texts.some((text) => /1\.\sFebruar\s2014\b/.test(text) && /Februar\s2016\b/.test(text))).toBe(true);
});

test('the privacy policy carries the date October 2025 [9.24]', () => {
  expect(mainText('/datenschutz')).toMatch(/Stand: Oktober\s2025, geändert am \d+\.\s\p{L}+\s20\d\d/u);
});

test('every page is public: nothing asks to log in, or for a secret [1.2] [6.1] [10.2]', () => {
  for (const { path, document } of listedPages) {
    const controls = [...document.querySelectorAll('a:not([href^=http]), button')];
    expect(controls.length, path).toBeGreaterThan(10);
    const names = controls
      .map(textOf)
      .filter((name) => /anmelden|einloggen|log-?in|registrieren/i.test(name));
    const labels = textsOf(document, 'label').filter((name) =>
      /\bPIN\b|\bTAN\b|passwort|kennwort/i.test(name),
    );
    expect([...names, ...labels], path).toEqual([]);
    expect(document.querySelectorAll('input[type=password]'), path).toHaveLength(0);
  }
});

test.each(articles)('$path ends with the cards of 4 other articles [3.5] [2.25]', ({ path }) => {
  const { main } = builtPage(path);
  const related = partNamed(main, 'Verwandte Artikel');
  const cards = [...related.querySelectorAll('li')];
  expect(cards).toHaveLength(4);
  for (const card of cards) {
    expect(textsOf(card, 'h3')).toEqual([expect.stringMatching(/\S/)]);
    expect(textsOf(card, 'p')).toEqual([expect.stringMatching(/\S.{30}/)]);
  }
  const others = articles.map((article) => article.path).filter((other) => other !== path);
  expect(new Set(linksOf(related)).size).toBe(4);
  expect(others).toEqual(expect.arrayContaining(linksOf(related)));
  const after = [...main.querySelectorAll(':not(script)')].filter(
    (element) => related.compareDocumentPosition(element) === related.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(after).toEqual([]);
});

test('the footer of every page has four columns, describes the site, says that it is no Sparkasse, and lists articles, tools, legal and other pages [2.21] [10.2] [14.1] [15.9]', () => {
  const footers = builtPages.map(({ document }) => document.querySelector('body > footer') as Element);
  for (const footer of footers)
    expect(textsOf(footer, 'h2')).toEqual([
      expect.stringContaining('IBAN'),
      ...['Ratgeber', 'Weitere Artikel', 'Rechtliches'],
    ]);
  const footer = footers[0] as Element;
  const entriesOf = (...names: string[]) => names.flatMap((name) => linksOf(partNamed(footer, name))).sort();
  const pathsOf = (list: readonly { path: string }[]) => list.map(({ path }) => path).sort();
  expect(textOf(footer)).toContain('Bankleitzahl und Kontonummer');
  expect(textOf(footer)).toContain('Unabhängiges Angebot, keine Sparkasse');
  expect(entriesOf('Ratgeber', 'Weitere Artikel')).toEqual(pathsOf(articles));
  const tools = [{ path: '/' }, ...otherTools, { path: '/bic' }, { path: '/falsch-ueberwiesen' }];
  expect(entriesOf('Werkzeuge')).toEqual(pathsOf(tools));
  const reference = [{ path: '/' }, ...otherTools, ...referencePages];
  expect(entriesOf('Nachschlagen', 'Werkzeuge')).toEqual(pathsOf(reference));
  const legal = ['/impressum', '/datenschutz', '/kontakt', '/ueber-uns', ...pathsOf(accessPages)];
  expect(entriesOf('Rechtliches')).toEqual(expect.arrayContaining(legal));
  expect(textsOf(footer, 'h3')).toEqual(expect.arrayContaining(['Werkzeuge', 'Nachschlagen']));
});

test.each([
  ['/iban-konvertierung', ['/sonderregeln']],
  ['/bankleitzahl', ['/sonderregeln']],
  ['/', ['/sonderregeln', '/sicherheit-pruefen']],
  ['/ueber-uns', ['/sonderregeln', '/entwickler', ...accessPages.map(({ path }) => path)]],
  ['/kontakt', accessPages.map(({ path }) => path)],
  ['/impressum', ['/lizenzen.txt']],
])('%s leads to %j [15.5] [15.9] [17.8]', (path, targets) => {
  expect(linksOf(builtPage(path).main)).toEqual(expect.arrayContaining(targets));
});

test('the page for unknown paths has the words of the requirement, leads to every tool and article, and is not to be listed [2.12] [10.28]', () => {
  const { document, main } = builtPage('/404');
  expect(document.title).toBe('Page Not Found');
  const english = textOf(main.querySelector('[lang=en]'));
  expect(english).toContain('404 Page Not Found');
  expect(english).toContain('Did you forget to add the page to the router?');
  const others = [...otherTools, ...articles].map(({ path }) => path);
  expect([...new Set(linksOf(main))].sort()).toEqual(['/', '/kontakt', ...others].sort());
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/404$/);
});

test('the sitemap lists every page that there is, and robots.txt leads to it [14.2]', () => {
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const listed = locations(read('sitemap-index.xml')).flatMap((path) => locations(read(path)));
  expect(read('sitemap-0.xml').match(/<lastmod>\d{4}-\d\d-\d\d/g)).toHaveLength(listed.length);
  expect(listed.sort()).toEqual(listedPages.map(({ path }) => path).sort());
  expect(read('robots.txt')).toMatch(/^Sitemap: https:\/\/\S+\/sitemap-index\.xml$/m);
});
