/**
 * Takes screenshots of the built site for review: each page at three widths, light, dark and printed; the home page also
 * with a result and with the consent popup.
 *
 * Usage: npm run screenshots [-- /page …]     into reports/screenshots/, all pages if none is named
 *        npm run screenshots -- --readme      writes only docs/screenshot.png
 */
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { listen } from '../tests/support/ownServer.ts';
import { pagesOf } from '../tests/support/pagesOf.ts';
import { chromiumArguments, findChromium } from './browsers.ts';
import { createSiteServer } from './serve.ts';

const FOLDER = 'reports/screenshots';
const WIDTHS = [320, 768, 1280];
const A4_WIDTH = 794;

const { address: baseURL, end } = await listen(createSiteServer('dist'));
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  const wanted = process.argv.slice(2);
  if (wanted.includes('--readme')) await takeReadmePicture();
  else
    for (const path of pagesOf('dist').filter((path) => wanted.length === 0 || wanted.includes(path))) {
      const name = path === '/' ? 'start' : path.slice(1).replaceAll('/', '-');
      await takeAll(name, path);
      if (path !== '/') continue;
      await takeAll('start-result', path, showResult);
      await takeAll('start-consent', path, async (page) => {
        await page.evaluate(() => localStorage.clear());
        await page.reload({ waitUntil: 'networkidle' });
      });
    }
} finally {
  await browser.close();
  await end();
}

async function takeAll(name: string, path: string, prepare?: (page: Page) => Promise<void>): Promise<void> {
  const views = WIDTHS.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, media: null })),
  );
  for (const { width, colorScheme, media } of [
    ...views,
    { width: A4_WIDTH, colorScheme: 'light', media: 'print' } as const,
  ]) {
    const page = await open(path, { viewport: { width, height: 800 }, colorScheme });
    await prepare?.(page);
    await page.emulateMedia({ media });
    await page.evaluate(() => document.fonts.ready);
    const file = `${FOLDER}/${name}-${width}-${media ?? colorScheme}.png`;
    // The popup is fixed; a picture of the full page would show it in the middle.
    await page.screenshot({ path: file, fullPage: name !== 'start-consent' });
    await page.context().close();
    console.log(file);
  }
}

async function takeReadmePicture(): Promise<void> {
  const page = await open('/', { viewport: { width: 1280, height: 1160 } });
  await showResult(page);
  // The page has scrolled to the result.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path: 'docs/screenshot.png' });
  console.log('docs/screenshot.png');
}

/** Of a bank whose IBAN differs from the plain formula's. */
async function showResult(page: Page): Promise<void> {
  await page.getByLabel('Bankleitzahl (BLZ)').fill('20070000');
  await page.getByLabel('Kontonummer').fill('1234566');
  await page.getByRole('button', { name: 'IBAN berechnen' }).click();
  await page.getByRole('button', { name: 'IBAN kopieren' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
}

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, reducedMotion: 'reduce', locale: 'de-DE', timezoneId: 'Europe/Berlin' },
    ...options,
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'gdpr-consent', value: 'declined' }] }],
    },
  });
  const page = await context.newPage();
  page.on('console', (message) => console.error(`${path}: ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}
