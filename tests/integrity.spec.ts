import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptGraph } from '../src/build/scriptGraph.ts';
import { pagesOf } from './pageWeight.ts';
import { expect, test } from './siteTest.ts';
import { touchTool } from './startTool.ts';

const dist = 'dist';
const hashOf = (path: string) =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(dist, path)))
    .digest('base64')}`;

test('each page has the hash of every script and style file that it may ever load', () => {
  let files = 0;
  for (const page of pagesOf(dist)) {
    const html = readFileSync(join(dist, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
    const named = [...html.matchAll(/\/(?:_astro|baustein)\/[\w.-]+\.js\b/g)].map(([url]) => url);
    const { now, later } = scriptGraph(dist, named);
    const elements = [...html.matchAll(/<script [^>]*src="([^"]*)"/g)].map(([, url]) => url);
    const expected = [...now, ...later].filter((url) => !elements.includes(url));
    const [, map = '{"integrity":{}}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(map).integrity, page).toEqual(
      Object.fromEntries(expected.map((url) => [url, hashOf(url)])),
    );
    for (const [tag] of html.matchAll(/<script [^>]*src=[^>]*>|<link [^>]*(stylesheet|modulepreload)[^>]*>/g))
      expect(tag).toContain(`integrity="${hashOf(/(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '')}"`);
    files += expected.length + elements.length;
  }
  expect(files).toBeGreaterThan(30);
});

for (const [path, file] of [
  ['/', 'Calculator'],
  ['/', 'react'],
  ['/kontakt', 'kontakt'],
] as const)
  test.describe(`a changed ${file}.js`, () => {
    test.use({ mayComplain: true });

    test(`is not run on ${path}, however long and often the visitor tries`, async ({ page }) => {
      await page.clock.install();
      await page.route(`**/_astro/${file}.*.js`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: `window.hasRun = true;${await answer.text()}` });
      });
      const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
      await page.goto(path);
      await touchTool(page);
      await refused;
      // A second try under another URL, whose hash the page does not know, would run the file.
      await page.clock.runFor('01:00');
      await touchTool(page);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    });
  });
