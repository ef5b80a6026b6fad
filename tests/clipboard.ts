import type { Page } from '@playwright/test';

/** What lies on the clipboard, read from a page beside this one: the pages of the site must not read it. */
export async function readClipboard(page: Page): Promise<string> {
  const beside = await page.context().newPage();
  const address = new URL('/zwischenablage', page.url()).href;
  await beside.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  );
  await beside.goto(address);
  const text = await beside.evaluate(() => navigator.clipboard.readText());
  await beside.close();
  return text;
}
