import type { Page } from '@playwright/test';

/** The content of the clipboard, read in another page, because the pages of the site may not read it. */
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
