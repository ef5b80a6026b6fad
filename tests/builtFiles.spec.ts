import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { charactersOfSubset } from '../src/build/subsetFont.ts';
import { newestDirectory } from './bankDirectory.ts';
import { pagesOf } from './pageWeight.ts';

const dist = 'dist';
const pages = pagesOf(dist).map((page) => ({
  page,
  html: readFileSync(join(dist, page === '/' ? 'index.html' : `${page}.html`), 'utf8'),
}));

test('the element of each page loads the shell, with the lowest priority, and no other script', () => {
  // The contact form loads the notifications, and the page on verification has a script of its own.
  const own = ['/kontakt', '/sicherheit-pruefen'];
  const shell =
    /^<script type="module" fetchpriority="low" src="\/_astro\/shell\.[\w-]{8}\.js" integrity="[^"]+">$/;
  for (const { page, html } of pages) {
    const elements = html.match(/<script[^>]* src=[^>]*>/g) ?? [];
    expect(elements, page).toHaveLength(own.includes(page) ? 2 : 1);
    expect(elements.at(-1), page).toMatch(shell);
  }
});

test('the policy of a page follows directly after its charset, before everything that it governs', () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const { page, html } of pages) {
    const head =
      /^<!DOCTYPE html><html[^>]*> ?<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';/;
    expect(head.test(html), page).toBe(true);
    expect(html.match(/http-equiv="content-security-policy"/g), page).toHaveLength(1);
  }
});

test('the font that every page loads has the characters of the pages and of the names of banks', async () => {
  const characters = new Set(charactersOfSubset(readFileSync('src/styles/fonts.css', 'utf8')));
  // The system draws these: they are in no Latin file of the font.
  for (const character of '\n\r\t') characters.add(character);
  for (const { page, html } of pages) {
    const text = textOf(html);
    expect(text.length).toBeGreaterThan(500);
    expect(
      [...new Set(text)].filter((character) => !characters.has(character)),
      page,
    ).toEqual([]);
  }
  const names = newestDirectory().banks.map(({ name, town, shortName }) => name + town + shortName);
  expect([...new Set(names.join(''))].filter((character) => !characters.has(character))).toEqual([]);
});

/** The text of a page; character references stand for characters of ASCII. */
function textOf(html: string): string {
  return html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
}

test('the licences of all packages that the site ships are there in full, for people and for machines', () => {
  const notices = readFileSync(join(dist, 'lizenzen.txt'), 'utf8');
  const named = [...notices.matchAll(/^={80}\n(\S+) (\S+) \((MIT|ISC|OFL-1\.1)\)\n={80}$/gm)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of [
    '@fontsource-variable/source-sans-3',
    '@tanstack/react-query',
    'astro',
    'lucide-react',
    'react',
    'react-dom',
    'uqr',
  ]) {
    // The site uses only the core of react-query.
    const shipped = name.replace('react-query', 'query-core');
    expect(named, name).toContain(`${shipped}@${dependencies[name]}`);
  }
  expect(notices.match(/copyright/gi)?.length).toBeGreaterThanOrEqual(named.length);

  const { components } = JSON.parse(readFileSync(join(dist, 'sbom.cdx.json'), 'utf8'));
  expect(components.map(({ purl }: { purl: string }) => purl)).toEqual(
    named.map((identifier) => `pkg:npm/${identifier.replace(/^@/, '%40')}`),
  );
});

test('security.txt and the licences are served, and the legal notice leads to the licences', async ({
  page,
  request,
}) => {
  const securityTxt = await request.get('/.well-known/security.txt');
  expect(securityTxt.status()).toBe(200);
  expect(securityTxt.headers()['content-type']).toBe('text/plain;charset=utf-8');
  expect(await securityTxt.text()).toMatch(/^Contact: mailto:.+\nExpires: 20\d\d-/m);
  await page.goto('/impressum');
  await page.getByRole('link', { name: 'Lizenzen' }).click();
  await expect(page).toHaveURL('/lizenzen.txt');
  await expect(page.getByText(/Permission is hereby granted/)).toBeVisible();
});
