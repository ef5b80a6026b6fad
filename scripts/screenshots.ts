/**
 * Takes screenshots of the built site for review: each page at three widths, light, dark and printed; the home page also
 * with a result and with the consent popup.
 *
 * Usage: npm run screenshots [-- /page …]     into reports/screenshots/, all pages if none is named
 *        npm run screenshots -- --readme      writes only docs/screenshot.png
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pagesOf } from '../tests/support/pagesOf.ts';
import { chromiumArguments, findChromium } from './browsers.ts';
import { createSiteServer } from './serve.ts';

const folder = 'reports/screenshots';
const widths = [320, 768, 1280];
const colorSchemes = ['light', 'dark'] as const;
const a4Width = 794;

interface Scene {
  name: string;
  page: string;
  /** The value of gdpr-consent before the page opens; without one the popup appears. */
  consent?: 'declined';
  prepare?: (page: Page) => Promise<void>;
}

interface View {
  width: number;
  colorScheme: 'light' | 'dark';
  media?: 'print';
}

/** A bank whose IBAN differs from the plain formula's. */
const withResult: Scene = {
  name: 'start-result',
  page: '/',
  consent: 'declined',
  async prepare(page) {
    await page.getByLabel('Bankleitzahl (BLZ)').fill('20070000');
    await page.getByLabel('Kontonummer').fill('1234566');
    await page.getByRole('button', { name: 'IBAN berechnen' }).click();
    await page.getByRole('button', { name: 'IBAN kopieren' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
  },
};

const server = createSiteServer('dist');
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  const words = process.argv.slice(2);
  if (words.includes('--readme')) await takeReadmePicture(browser);
  else await takeAll(browser, words);
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}

async function takeReadmePicture(from: Browser): Promise<void> {
  const page = await open(from, withResult, { width: 1280, colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 1160 });
  // The pointer is on the button and the page has scrolled to the result; undo both.
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.screenshot({ path: 'docs/screenshot.png' });
  console.log('docs/screenshot.png');
}

async function takeAll(from: Browser, wanted: string[]): Promise<void> {
  for (const scene of scenes().filter(({ page }) => wanted.length === 0 || wanted.includes(page))) {
    for (const width of widths) {
      for (const colorScheme of colorSchemes) {
        await take(from, scene, { width, colorScheme }, `${scene.name}-${width}-${colorScheme}`);
      }
    }
    await take(from, scene, { width: a4Width, colorScheme: 'light', media: 'print' }, `${scene.name}-print`);
  }
}

function scenes(): Scene[] {
  const pages = pagesOf('dist').map(
    (page): Scene => ({ name: page === '/' ? 'start' : page.slice(1), page, consent: 'declined' }),
  );
  return [...pages, withResult, { name: 'start-consent', page: '/' }];
}

async function take(from: Browser, scene: Scene, view: View, name: string): Promise<void> {
  const path = join(folder, `${name.replaceAll('/', '-')}.png`);
  const page = await open(from, scene, view);
  // The popup is fixed; a picture of the full page would show it in the middle.
  await page.screenshot({ path, fullPage: scene.consent !== undefined });
  await page.context().close();
  console.log(path);
}

async function open(from: Browser, scene: Scene, { width, colorScheme, media }: View): Promise<Page> {
  const context = await from.newContext({
    baseURL,
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  const page = await context.newPage();
  const { consent } = scene;
  if (consent) await page.addInitScript((value) => localStorage.setItem('gdpr-consent', value), consent);
  page.on('console', (message) => console.error(`${scene.page}: ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.error(`${scene.page}: ${error.message}`));
  await page.goto(scene.page, { waitUntil: 'networkidle' });
  await scene.prepare?.(page);
  if (media) await page.emulateMedia({ media });
  await page.evaluate(() => document.fonts.ready);
  return page;
}
