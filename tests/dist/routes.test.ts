import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sepaCountryCount } from '../../src/domain/countries/sepa.ts';
import { builtPage, dist, linksOf, listedPages, partNamed, textOf, textsOf } from '../support/builtSite.ts';
import { accessPages, articles, otherTools, referencePages, routes } from '../support/siteRoutes.ts';

const mainText = (path: string) => textOf(builtPage(path).main);

test('each of the ten routes and the legal notice is a page with a heading [1.6]', () => {
  for (const path of routes) expect(textOf(builtPage(path).main.querySelector('h1')), path).not.toBe('');
});

test('every page is written in German, from left to right [1.7]', () => {
  for (const { document, main, path } of routes.map(builtPage)) {
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
  ['/iban-aufbau', ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer']],
  ['/sepa-ueberweisung', ['SEPA', 'Überweisung']],
  ['/sparkasse-services', ['pushTAN', 'GiroCode', 'Wero']],
  ['/konto-sicherheit', ['Passwort', 'TAN', 'Phishing']],
  ['/bankleitzahl', ['Bankleitzahl']],
  ['/iban-konvertierung', ['Bankleitzahl', 'Kontonummer', 'IBAN']],
])('%s treats its subject [1.2] [1.6] [2.3] [2.4] [2.5] [2.6] [2.7] [2.8]', (path, words) => {
  const text = textOf(builtPage(path).main.querySelector('article'));
  for (const word of words) expect(text.split(word).length - 1, word).toBeGreaterThanOrEqual(3);
});

test.each([
  ['/datenschutz', 'Datenschutz'],
  ['/kontakt', 'Kontakt'],
  ['/ueber-uns', 'Über uns'],
  ['/impressum', 'Impressum'],
])('%s is the page „%s“ [2.9] [2.10] [2.11] [11.6]', (path, heading) => {
  expect(textsOf(builtPage(path).main, 'h1')).toEqual([heading]);
});

test.each([
  ['/konto-sicherheit', 'Quishing: gefälschte QR-Codes'],
  ['/konto-sicherheit', 'Passwörter, Passkeys und Passwort-Manager'],
  ['/sepa-ueberweisung', 'Welcher Name ist der richtige?'],
  ['/sepa-ueberweisung', 'Lastschrift zurückgeben'],
  ['/sparkasse-services', 'S-ID-Check endet: was Sie tun müssen'],
  ['/sparkasse-services', 'IBAN Ihrer Sparkasse herausfinden'],
])('%s answers „%s“ [11.26] [2.6]', (path, question) => {
  expect(textsOf(builtPage(path).main, 'article h2, article h3')).toContain(question);
});

test('/konto-sicherheit names the TAN methods and the end of smsTAN [2.6]', () => {
  const entries = textsOf(builtPage('/konto-sicherheit').main, 'li').join('\n');
  for (const method of ['pushTAN', 'chipTAN', 'photoTAN', 'smsTAN']) expect(entries).toContain(method);
  expect(mainText('/konto-sicherheit')).toMatch(
    /Die TAN kommt als SMS\. Die Sparkassen haben das nacheinander beendet/,
  );
});

describe('the contact page', () => {
  const { main } = builtPage('/kontakt');

  test('leads who has sent money to a wrong IBAN to the page that helps', () => {
    expect(linksOf(main)).toContain('/falsch-ueberwiesen');
  });

  test('answers frequent questions [2.10]', () => {
    expect(
      partNamed(main, 'Vielleicht ist Ihre Frage schon beantwortet').querySelectorAll('h3').length,
    ).toBeGreaterThan(0);
  });

  test('promises a reply within 24 hours and names the phone hours [2.10] [9.23]', () => {
    expect(textOf(main)).toContain('Antwort innerhalb von 24 Stunden');
    expect(textOf(main)).toContain('Mo–Fr 9:00–17:00');
    expect(linksOf(main)).toContainEqual(expect.stringMatching(/^mailto:\S+@\S+$/));
    expect(linksOf(main)).toContainEqual(expect.stringMatching(/^tel:\+49\d+$/));
  });
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

test.each(articles)(
  '$path ends with „Verwandte Artikel“: 4 different cards with title and description, never itself [3.5] [2.25]',
  ({ path }) => {
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
  },
);

describe('the footer', () => {
  const footer = builtPage('/').document.querySelector('body > footer') as Element;
  const entriesOf = (name: string) => linksOf(partNamed(footer, name));

  test('describes the site and says that it is no Sparkasse [2.21] [10.2]', () => {
    expect(textOf(footer)).toContain('Bankleitzahl und Kontonummer');
    expect(textOf(footer)).toContain('Unabhängiges Angebot, keine Sparkasse');
  });

  test('lists the six articles in its two middle columns [2.21]', () => {
    const listed = [...entriesOf('Ratgeber'), ...entriesOf('Weitere Artikel')];
    expect(listed.sort()).toEqual(articles.map(({ path }) => path).sort());
  });

  test('lists the legal pages, the statement on accessibility and Leichte Sprache [15.9]', () => {
    const access = accessPages.map(({ path }) => path);
    expect(entriesOf('Rechtliches')).toEqual(
      expect.arrayContaining(['/impressum', '/datenschutz', '/kontakt', '/ueber-uns', ...access]),
    );
  });

  test('lists the tools and „Nachschlagen“ under headings [14.1]', () => {
    expect(entriesOf('Werkzeuge')).toEqual(expect.arrayContaining(otherTools.map(({ path }) => path)));
    expect(entriesOf('Nachschlagen').sort()).toEqual(referencePages.map(({ path }) => path).sort());
    expect(textsOf(footer, 'h3')).toEqual(expect.arrayContaining(['Werkzeuge', 'Nachschlagen']));
  });
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

describe('the page for unknown paths', () => {
  const { document, main } = builtPage('/404');

  test('has the words of the requirement [2.12]', () => {
    expect(document.title).toBe('Page Not Found');
    const [english] = [...main.querySelectorAll('[lang=en]')];
    expect(textOf(english)).toContain('404 Page Not Found');
    expect(textOf(english)).toContain('Did you forget to add the page to the router?');
  });

  test('leads to every tool and every article [10.28]', () => {
    expect(linksOf(main).sort()).toEqual(
      ['/', ...[...otherTools, ...articles].map(({ path }) => path)].sort(),
    );
  });

  test('asks search engines not to list it', () => {
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/404$/);
  });
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

test('the web manifest comes after the first paint, and every icon and every address that it names is there', () => {
  const { document, html } = builtPage('/');
  // A browser would load it before the first paint.
  expect(html).not.toContain('rel="manifest"');
  const icons = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map((link) =>
    link.getAttribute('href'),
  );
  const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'));
  const ofManifest = manifest.icons.map(({ src }: { src: string }) => src);
  expect(icons.length).toBeGreaterThan(0);
  for (const file of [...icons, ...ofManifest]) expect(existsSync(join(dist, file)), file).toBe(true);
  expect(listedPages.map(({ path }) => path)).toContain(manifest.start_url);
});
