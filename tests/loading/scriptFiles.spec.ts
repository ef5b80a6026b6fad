import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { everyTool } from '../support/everyTool.ts';
import { isShellScript } from '../support/shellScript.ts';
import { expect, test } from '../support/siteTest.ts';
import { startTool } from '../support/startTool.ts';

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
