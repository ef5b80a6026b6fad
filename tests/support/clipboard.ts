import type { Page } from '@playwright/test';

/** The PNG in the clipboard, read in another page, because the pages of the site may not read it. */
export async function readClipboardPicture(page: Page): Promise<Buffer> {
  return Buffer.from(
    await readBeside(page, async () => {
      const [item] = await navigator.clipboard.read();
      const picture = await item?.getType('image/png');
      let bytes = '';
      for (const byte of new Uint8Array((await picture?.arrayBuffer()) ?? []))
        bytes += String.fromCharCode(byte);
      return btoa(bytes);
    }),
    'base64',
  );
}

/** The content of the clipboard, read in another page, because the pages of the site may not read it. */
export async function readClipboard(page: Page): Promise<string> {
  return await readBeside(page, () => navigator.clipboard.readText());
}

async function readBeside(page: Page, read: () => Promise<string>): Promise<string> {
  const beside = await page.context().newPage();
  const address = new URL('/zwischenablage', page.url()).href;
  await beside.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>x</title>' }),
  );
  await beside.goto(address);
  const text = await beside.evaluate(read);
  await beside.close();
  return text;
}
