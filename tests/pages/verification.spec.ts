import type { Page } from '@playwright/test';
import { expect, mayComplain, test } from '../support/siteTest.ts';

const path = '/sicherheit-pruefen';

const sentence = (page: Page, part: string) => page.locator(`[data-live=${part}] > p`);
const requestsOn = (page: Page) => page.locator('[data-live=requests] li');
/** What is said of a place of the browser's storage. */
const at = (page: Page, place: string) =>
  page.locator('[data-live=stored] div', { hasText: place }).locator('dd');

test('the list of requests is what the browser has requested [13.9] [19.2]', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requested.push(pathname);
  });
  await page.goto(path);
  /** Without the icon of the tab, of which some browsers tell only the page and others nobody. */
  const withoutIcon = (paths: readonly string[]) => paths.filter((path) => !/favicon/.test(path)).sort();
  /** What only the list or only the browser names: both go on while the test looks. */
  const difference = async () => {
    const shown = withoutIcon(await requestsOn(page).locator('code').allTextContents());
    const real = withoutIcon(requested);
    return shown.join() === real.join() ? [] : [shown, real];
  };
  await expect.poll(difference).toEqual([]);
  await expect(requestsOn(page).first()).toHaveText(/Seite, [\d,]+\skB$/);
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(difference).toEqual([]);
  const { host } = new URL(baseURL ?? '');
  await expect(sentence(page, 'requests')).toHaveText(new RegExp(`^\\d\\sAbrufe, alle von ${host}\\.$`));
});

test('another server in the list of requests is a warning [13.9]', async ({ page }) => {
  mayComplain();
  await page.goto(path);
  await page.evaluate(() => {
    // The policy prevents it; Chromium lists it all the same.
    new Image().src = 'https://fremd.invalid/bild.png';
  });
  await expect(sentence(page, 'requests')).toHaveText(/^Achtung: .*Andere Server: fremd\.invalid\./);
  await expect(requestsOn(page).last()).toContainText('https://fremd.invalid/bild.png');
});

test.describe('what the browser stores', () => {
  test.use({ consent: 'unanswered' });

  test('appears after the consent and vanishes after its withdrawal [13.10] [19.3]', async ({ page }) => {
    await page.goto(path);
    await expect(sentence(page, 'stored')).toHaveText(
      'Soweit Ihr Browser es verrät, liegt nichts von dieser Website auf Ihrem Gerät.',
    );
    await expect(page.locator('[data-live=stored] dd')).toHaveText(Array(7).fill('nichts'));

    await page.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(at(page, 'localStorage')).toHaveText(/^gdpr-consent: Ihre Antwort/);
    await expect(at(page, 'Service Worker')).toHaveText(/^\/sw\.js: zeigt/);
    await expect(at(page, 'Cache Storage')).toHaveText(/^iban-rechner-\S+: die Dateien dieser Website$/);
    await expect(sentence(page, 'stored')).toHaveText(/liegen 3\sEinträge/);

    await page.getByText('Was auf Ihrem Gerät liegt').click();
    await page.getByRole('button', { name: 'Widerrufen und Website löschen' }).click();
    await expect(sentence(page, 'stored')).toHaveText(/liegt ein Eintrag dieser Website/);
    await expect(at(page, 'Cache Storage')).toHaveText('nichts');
    await expect(at(page, 'Service Worker')).toHaveText('nichts');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('is named wherever it is, also what this site does not store [13.10]', async ({ page }) => {
    await page.goto(path);
    await page.evaluate(async () => {
      localStorage.setItem('fremd', 'x');
      sessionStorage.setItem('tab', 'x');
      await cookieStore.set('keks', '1');
      await (await navigator.storage.getDirectory()).getFileHandle('datei', { create: true });
      await new Promise((resolve) => {
        indexedDB.open('bank').onsuccess = resolve;
      });
    });
    for (const [place, name] of [
      ['localStorage', 'fremd'],
      ['sessionStorage', 'tab'],
      ['Cookies', 'keks'],
      ['Private File System', 'datei'],
      ['IndexedDB', 'bank'],
    ] as const)
      await expect(at(page, place)).toHaveText(`${name}: Diese Website legt so etwas nicht an.`);
    await expect(sentence(page, 'stored')).toHaveText(/liegen 5\sEinträge/);
  });

  test('is said not to be told where the browser does not tell [13.10]', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.databases = undefined as never;
    });
    await page.goto(path);
    await expect(at(page, 'IndexedDB')).toHaveText('Ihr Browser verrät es dieser Seite nicht.');
    await expect(sentence(page, 'stored')).toHaveText(/^Soweit Ihr Browser es verrät, liegt nichts/);

    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
        Object.defineProperty(window, name, { value: undefined });
      Object.defineProperty(Document.prototype, 'cookie', { value: undefined });
      for (const name of ['serviceWorker', 'storage'])
        Object.defineProperty(Navigator.prototype, name, { value: undefined });
    });
    await page.reload();
    const untold = 'Ihr Browser verrät dieser Seite nicht, was er aufbewahrt.';
    await expect(sentence(page, 'stored')).toHaveText(untold);
  });
});

test('without its script the page is complete, and empty lists say why [13.2] [13.7]', async ({ page }) => {
  mayComplain();
  await page.route('**/sicherheit-pruefen.*.js', (route) => route.abort());
  await page.goto(path);
  const reason = /^Diese Liste schreibt ein Programm der Seite, das hier nicht läuft\./;
  for (const part of ['requests', 'stored']) await expect(sentence(page, part)).toHaveText(reason);
  const article = page.getByRole('article');
  for (const name of [/im Flugmodus rechnen/, /dem Browser beim Laden zusehen/, /die Sicherheitsregel/])
    await expect(article.getByRole('heading', { name })).toBeVisible();
  await article.getByText('Für Fachleute: Quelltext und Build').click();
  await expect(article.getByText('sha256sum -c')).toBeVisible();
});
