import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKSUMS_FILE } from '../../scripts/finishBuild.ts';
import { hashOf, layerOrder } from '../../src/build/contentSecurityPolicy.ts';
import { charactersOfSubset } from '../../src/build/subsetFont.ts';
import { newestDirectory } from '../support/bankDirectory.ts';
import { builtPage, dist, listedPages, builtPages as pages } from '../support/builtSite.ts';
import { mistakesInHtml } from '../support/validHtml.ts';

test('the element of each page loads the shell and no other script', () => {
  // The contact form loads the notifications; the letter to the bank and the page on verification have scripts of their own.
  const own = ['/kontakt', '/sicherheit-pruefen', '/falsch-ueberwiesen'];
  for (const { path, html } of pages) {
    const elements = html.match(/<script[^>]* src=[^>]*>/g) ?? [];
    expect(elements, path).toHaveLength(own.includes(path) ? 2 : 1);
    expect(elements.at(-1), path).toMatch(/^<script type="module" src="\/_astro\/Page\.astro[\w.-]+\.js">$/);
  }
});

test('the policy in the head of each page names its inline scripts and styles [19.8]', () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const { path, document } of pages) {
    const policies = document.head.querySelectorAll('meta[http-equiv=content-security-policy]');
    expect(policies, path).toHaveLength(1);
    const policy = policies[0]?.getAttribute('content') ?? '';
    expect(policy, path).toMatch(/^default-src 'none';/);
    expect(policy, path).not.toContain('unsafe');
    const inline = 'style, script:not([src], [type="application/ld+json"])';
    for (const { textContent } of document.querySelectorAll(inline))
      expect(policy, path).toContain(hashOf(textContent));
  }
});

test('the layers of the styles have their order before the first style', () => {
  for (const { path, document } of pages)
    expect(document.querySelector('style, link[rel=stylesheet]')?.textContent, path).toBe(layerOrder);
});

test('the font that every page loads has the characters of the pages and of the names of banks', async () => {
  const characters = new Set(charactersOfSubset(readFileSync('src/styles/fonts.css', 'utf8')));
  // The system draws these: they are in no Latin file of the font.
  for (const character of '\n\r\t') characters.add(character);
  for (const { path, html } of pages) {
    const text = textOf(html);
    expect(text.length).toBeGreaterThan(500);
    expect(
      [...new Set(text)].filter((character) => !characters.has(character)),
      path,
    ).toEqual([]);
  }
  const names = newestDirectory().banks.map(({ name, town, shortName }) => name + town + shortName);
  expect([...new Set(names.join(''))].filter((character) => !characters.has(character))).toEqual([]);
});

/** The text of a page; character references are replaced by their ASCII characters. */
function textOf(html: string): string {
  return html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
}

test('the licences of all packages that the site ships are there in full', () => {
  const notices = readFileSync(join(dist, 'lizenzen.txt'), 'utf8');
  const named = [...notices.matchAll(/^={80}\n(\S+) (\S+) \((MIT|ISC|OFL-1\.1)\)\n={80}$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const fontAndFramework = ['@fontsource-variable/source-sans-3', 'astro', 'react', 'react-dom'];
  for (const name of [...fontAndFramework, '@tanstack/react-query', 'lucide-react', 'uqr']) {
    // The site uses only the core of react-query.
    const shipped = name.replace('react-query', 'query-core');
    expect(named, name).toContain(`${shipped}@${dependencies[name]}`);
  }
  expect(notices.match(/copyright/gi)?.length).toBeGreaterThanOrEqual(named.length);
});

test('the list of checksums names every file that visitors can get [13.2]', () => {
  const listed = readFileSync(join(dist, CHECKSUMS_FILE), 'utf8').trim().split('\n');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !['_headers', CHECKSUMS_FILE].includes(path));
  expect(listed.length).toBeGreaterThan(50);
  expect(listed).toEqual(
    files.sort().map((path) => `${hash('sha256', readFileSync(join(dist, path)))}  ${path}`),
  );
});

test('security.txt says whom to tell, and until when', () => {
  const text = readFileSync(join(dist, '.well-known/security.txt'), 'utf8');
  const expires = /^Contact: mailto:.+\nExpires: (.+)$/m.exec(text)?.[1] ?? '';
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});

test('the HTML of every page is valid [13.15]', async () => {
  for (const { path, html } of pages) expect(await mistakesInHtml(html), path).toEqual([]);
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
