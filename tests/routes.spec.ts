import { routes, routesOfTheSitemap } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

test('each of the ten routes and the legal notice answer with status 200 and one main heading', async ({
  page,
}) => {
  for (const path of routes) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers()['content-type'], path).toMatch(/^text\/html/);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText([/\S/]);
  }
});

test('every page is written in German, from left to right', async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'de');
    await expect(page.locator('html'), path).toHaveAttribute('dir', 'ltr');
    const text = (await page.getByRole('main').textContent()) ?? '';
    const germanWords = text.match(/\b(der|die|das|und|ist|nicht|eine?)\b/gi);
    expect(germanWords?.length ?? 0, path).toBeGreaterThan(10);
    expect(text, path).not.toMatch(/\b(the|and|with|lorem|ipsum|TODO)\b/);
  }
});

test('the home page has a hero heading, the calculator under #rechner and a long article', async ({
  page,
}) => {
  await page.goto('/#rechner');
  await expect(page.getByRole('heading', { level: 1, name: /IBAN/ })).toBeAttached();
  await expect(
    page.locator('#rechner').getByRole('textbox', { name: 'Bankleitzahl (BLZ)' }),
  ).toBeInViewport();
  const words = ((await page.getByRole('main').textContent()) ?? '').split(/\s+/).length;
  expect(words, 'words on the home page').toBeGreaterThan(600);
});

/** The subject of each article, given by words that are frequent in its text. */
const subjects = [
  { path: '/iban-aufbau', words: ['Land', 'Prüfziffern', 'Bankleitzahl', 'Kontonummer'] },
  { path: '/sepa-ueberweisung', words: ['SEPA', 'Überweisung'] },
  { path: '/sparkasse-services', words: ['pushTAN', 'GiroCode', 'digital'] },
  { path: '/konto-sicherheit', words: ['Passwort', 'TAN', 'Phishing'] },
  { path: '/bankleitzahl', words: ['Bankleitzahl'] },
  { path: '/iban-konvertierung', words: ['Bankleitzahl', 'Kontonummer', 'IBAN'] },
] as const;

for (const { path, words } of subjects)
  test(`${path} treats its subject`, async ({ page }) => {
    await page.goto(path);
    const text = (await page.getByRole('article').textContent()) ?? '';
    for (const word of words) expect(text.split(word).length - 1, word).toBeGreaterThanOrEqual(3);
  });

for (const { path, heading } of [
  { path: '/datenschutz', heading: 'Datenschutz' },
  { path: '/kontakt', heading: 'Kontakt' },
  { path: '/ueber-uns', heading: 'Über uns' },
  { path: '/impressum', heading: 'Impressum' },
])
  test(`${path} is the page „${heading}“`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  });

test('the contact page answers frequent questions', async ({ page }) => {
  await page.goto('/kontakt');
  const questions = page.getByRole('region', { name: /Frage/ });
  expect(await questions.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
});

test('no route has parameters: a query changes nothing of a page', async ({ request }) => {
  for (const path of routes) {
    const page = await (await request.get(path)).text();
    const withQuery = await request.get(`${path}?blz=37040044&seite=2`);
    expect(withQuery.status(), path).toBe(200);
    expect(await withQuery.text(), path).toBe(page);
  }
});

test('the sitemap lists every page that there is, and robots.txt leads to it', async ({ request }) => {
  const listed = routesOfTheSitemap();
  expect(listed).toEqual(expect.arrayContaining([...routes]));
  for (const path of listed) expect((await request.get(path)).status(), path).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap-index\.xml$/m);
  expect((await request.get('/sitemap-index.xml')).status()).toBe(200);
});

test('the web manifest comes after the first paint, and every icon and every address that it names is there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  // A browser would load it before the first paint.
  expect(await (await request.get('/')).text()).not.toContain('rel="manifest"');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  const icons = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(icons.length).toBeGreaterThan(0);
  for (const file of [manifest.start_url, ...icons, ...manifest.icons.map(({ src }: { src: string }) => src)])
    expect((await request.get(file)).status(), file).toBe(200);
});

test('/konto-sicherheit names the TAN methods, the end of smsTAN, and passwords with passkeys and managers', async ({
  page,
}) => {
  await page.goto('/konto-sicherheit');
  const article = page.getByRole('main');
  for (const method of ['pushTAN', 'chipTAN', 'photoTAN', 'smsTAN'])
    await expect(article.getByRole('listitem').getByText(method, { exact: false }).first()).toBeVisible();
  await expect(
    article.getByText(/Die TAN kam als SMS\. Die Sparkassen haben das nacheinander beendet/),
  ).toBeVisible();
  await expect(
    article.getByRole('heading', { name: 'Passwörter, Passkeys und Passwort-Manager', level: 2 }),
  ).toBeVisible();
});

for (const [path, question] of [
  ['/konto-sicherheit', 'Quishing: gefälschte QR-Codes'],
  ['/sepa-ueberweisung', 'Welcher Name ist der richtige?'],
  ['/sepa-ueberweisung', 'Lastschrift zurückgeben'],
  ['/sparkasse-services', 'S-ID-Check endet: was Sie tun müssen'],
  ['/sparkasse-services', 'IBAN Ihrer Sparkasse herausfinden'],
] as const)
  test(`${path} answers „${question}“`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('article').getByRole('heading', { name: question, exact: true }),
    ).toBeVisible();
  });
