import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { everyTool } from './everyTool.ts';
import { isShellScript } from './shellScript.ts';
import { expect, test } from './siteTest.ts';
import { startTool } from './startTool.ts';

const folder = 'dist/_astro';

/** Names of the script files that the page loads from now on, without React and the shell of all pages, each once. */
function scriptsOf(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const name = basename(pathname);
    if (name.endsWith('.js') && !name.startsWith('react.') && !isShellScript(pathname)) names.add(name);
  });
  return names;
}

for (const { name, path, use } of everyTool.filter(({ path }) => path !== '/kontakt'))
  test(`${name} loads at most 3 script files beside React when it starts, and 5 with all that follows`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.goto(path);
    await startTool(page);
    await page.waitForLoadState('networkidle');
    expect([...scripts].length, [...scripts].join(' ')).toBeLessThanOrEqual(3);
    await use(page);
    await page.waitForLoadState('networkidle');
    expect([...scripts].length, [...scripts].join(' ')).toBeLessThanOrEqual(5);
  });

test('no script file is smaller than 2 kB, and each has the name of a module or of its group', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(10);
  // A worker has to be a file of its own. This one is loaded when a visitor asks for a try.
  const small = files.filter((name) => statSync(join(folder, name)).size < 2000);
  expect(small.filter((name) => !name.startsWith('tryWorker-'))).toEqual([]);
  expect(files.filter((name) => !/^[A-Za-z]+(-[a-z]+)?[.-][\w-]{8}\.js$/.test(name))).toEqual([]);
});
