import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pagesOf } from './pageWeight.ts';

const dist = 'dist';
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const pages = pagesOf(dist).map((page) => ({
  page,
  html: readFileSync(join(dist, page === '/' ? 'index.html' : `${page}.html`), 'utf8'),
}));

test('no built file depends on the folder that it was built in', () => {
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) expect(readFileSync(file).includes(process.cwd()), file).toBe(false);
  // Astro computes this attribute from the absolute path of the component.
  for (const { page, html } of pages) expect(/<astro-island[^>]* uid=/.test(html), page).toBe(false);
});

test('the policy of a page stands directly after its charset, before everything that it governs', () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const { page, html } of pages) {
    const head =
      /^<!DOCTYPE html><html[^>]*> ?<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';/;
    expect(head.test(html), page).toBe(true);
    expect(html.match(/http-equiv="content-security-policy"/g), page).toHaveLength(1);
  }
});
