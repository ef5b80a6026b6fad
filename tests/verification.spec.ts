import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expectNoViolations } from './axe.ts';
import { calculate, openCalculator } from './calculatorPage.ts';
import { expect, test } from './siteTest.ts';
import { path, verificationOn, withoutPolicy } from './verificationPage.ts';

test('the page shows each entry of its policy with what it means, and where it comes from', async ({
  page,
}) => {
  await page.goto(path);
  const { policy, said } = verificationOn(page);
  for (const [entry, meaning, origin] of [
    ["default-src 'none'", 'Alles, wofür es keinen eigenen Eintrag gibt: verboten.', ''],
    ["connect-src 'self'", 'Verbindungen, die ein Programm der Seite öffnet: nur zu dieser Website.', ''],
    ["form-action 'none'", 'Formulare absenden: verboten.', 'Das schickt auch der Server mit.'],
    [
      "frame-ancestors 'none'",
      'Diese Seite in eine andere einbetten: verboten.',
      'Das schickt der Server mit.',
    ],
  ] as const) {
    const row = policy.filter({ has: page.getByRole('rowheader', { name: entry, exact: true }) });
    await expect(row.getByText(meaning, { exact: true })).toBeVisible();
    await expect(row).toContainText(origin);
  }
  await expect(policy.filter({ hasText: 'noch keine Erklärung' })).toHaveCount(0);
  await expect(said('policy')).toHaveText(
    /^Diese Seite enthält eine Sicherheitsregel mit \d+\sEinträgen\. Der Server schickt eine zweite mit \d+\sEinträgen mit\./,
  );
});

test('a page without a policy says so, and names what a foreign entry opens', async ({ page }) => {
  await page.route(`**${path}`, withoutPolicy);
  await page.goto(path);
  const { policy, said } = verificationOn(page);
  await expect(said('policy')).toHaveText(
    /^Diese Seite enthält keine Sicherheitsregel\..* Der Server schickt keine eigene Regel mit\.$/,
  );
  await expect(policy).toHaveCount(0);
});

test('the list of requests is what the browser has requested, and goes on', async ({ page, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser requests the icon of the tab without telling the page.
    if (!/favicon/.test(pathname)) requested.push(pathname);
  });
  await page.goto(path);
  const { requests, said, part } = verificationOn(page);
  const shown = async () => {
    const names = await requests.getByRole('rowheader').allInnerTexts();
    return names.map((name) => name.trim()).sort();
  };
  await expect(requests.filter({ hasText: 'Kopfzeilen dieser Seite' })).toHaveCount(1);
  await expect.poll(shown).toEqual(requested.toSorted());
  const { length } = requested;
  await expect(said('requests')).toHaveText(
    `${length}\u00A0Abrufe, alle von ${new URL(baseURL ?? '').host}.`,
  );
  await expect(said('requests')).toHaveAttribute('data-tone', 'good');

  await part('checksum').getByRole('button').click();
  await expect(requests.filter({ hasText: '/SHA256SUMS' })).toHaveCount(1);
  expect(requested).toHaveLength(length + 1);
  await expect.poll(shown).toEqual(requested.toSorted());
  for (const row of await requests.filter({ hasNotText: 'Kopfzeilen' }).all())
    await expect(row).toContainText('kB');
});

test('the checksum is that of the list of checksums of the build', async ({ page }) => {
  await page.goto(path);
  const { part, said } = verificationOn(page);
  await part('checksum').getByRole('button', { name: 'Prüfsumme berechnen' }).click();
  const list = readFileSync('dist/SHA256SUMS');
  await expect(part('checksum').getByText(createHash('sha256').update(list).digest('hex'))).toBeVisible();
  const files = list.toString().trim().split('\n').length;
  await expect(said('checksum')).toContainText(`${files}\u00A0Dateien`);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  await expect(page.getByText(`Fassung ${version}, gebaut am`)).toBeVisible();
});

test.describe('a list of checksums that the server does not have', () => {
  test.use({ mayComplain: true });

  test('is said not to be loaded', async ({ page }) => {
    await page.route('**/SHA256SUMS', (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    const { part, said } = verificationOn(page);
    await part('checksum').getByRole('button').click();
    await expect(said('checksum')).toHaveText('Die Liste der Prüfsummen ließ sich nicht laden.');
  });
});

test.describe('what the browser stores', () => {
  test.use({ consent: 'unanswered' });

  test('appears after the consent and vanishes after its withdrawal, but for the answer', async ({
    page,
  }) => {
    await page.goto(path);
    const { stored, said } = verificationOn(page);
    const at = (place: string) => stored.filter({ has: page.getByRole('rowheader', { name: place }) });
    await expect(said('stored')).toHaveText('Auf Ihrem Gerät liegt nichts von dieser Website.');
    for (const row of await stored.all()) await expect(row.getByRole('cell')).toHaveText('nichts');

    await page.getByRole('button', { name: 'Akzeptieren' }).click();
    await expect(page.getByText(/liegt vollständig auf Ihrem Gerät/)).toBeVisible();
    await expect(at('localStorage')).toContainText('gdpr-consent');
    await expect(at('localStorage')).toContainText('ja (accepted)');
    await expect(at('Service Worker')).toContainText('/sw.js');
    const files = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).length;
    });
    await expect(at('Cache Storage')).toContainText(`${files}\u00A0Dateien dieser Website`);
    await expect(said('stored')).toHaveText(/liegen 3\sEinträge/);

    await page.getByRole('button', { name: 'Einwilligung widerrufen' }).click();
    await expect(at('Cache Storage').getByRole('cell')).toHaveText('nichts');
    await expect(at('Service Worker').getByRole('cell')).toHaveText('nichts');
    await expect(at('localStorage')).toContainText('nein (declined)');
    await expect(said('stored')).toHaveText('Auf Ihrem Gerät liegt ein Eintrag dieser Website.');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test('is read again on request, and what this site does not store is named as such', async ({ page }) => {
    await page.goto(path);
    const { stored, part } = verificationOn(page);
    await expect(stored).toHaveCount(6);
    await page.evaluate(async () => {
      localStorage.setItem('fremd', 'x');
      sessionStorage.setItem('tab', 'x');
      await cookieStore.set('keks', '1');
      await new Promise((resolve) => {
        indexedDB.open('datei').onsuccess = resolve;
      });
    });
    await part('stored').getByRole('button', { name: 'Neu lesen' }).click();
    for (const name of ['fremd', 'tab', 'keks', 'datei']) {
      const row = stored.filter({ hasText: name });
      await expect(row).toContainText('Diese Website legt so etwas nicht an.');
    }
  });

  test('is said not to be told where the browser does not tell', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.databases = () => Promise.reject(new Error());
    });
    await page.goto(path);
    await expect(
      verificationOn(page).stored.filter({ hasText: 'Ihr Browser verrät es dieser Seite nicht.' }),
    ).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete as a text, and no empty part is seen', async ({ page }) => {
    await page.goto(path);
    const article = page.getByRole('article');
    for (const name of [
      'Was wir versprechen',
      /im Flugmodus rechnen/,
      /dem Browser beim Laden zusehen/,
      /die Sicherheitsregel/,
    ])
      await expect(article.getByRole('heading', { name })).toBeVisible();
    for (const part of await page.locator('[data-live]').all()) await expect(part).toBeHidden();
    const notes = article.locator('.tool-note');
    await expect(notes).toHaveText(
      Array(5).fill('Dieser Teil braucht JavaScript, das hier abgeschaltet ist.'),
    );
    await expect(notes.first()).toBeVisible();
    await expect(article.getByText('npm run verify --')).toBeVisible();
  });
});

test('the sentence below each tool leads to the page', async ({ page }) => {
  for (const tool of ['/', '/iban-pruefen', '/bank-suchen', '/iban-liste', '/girocode', '/bic']) {
    await page.goto(tool);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'So prüfen Sie das' }).first(),
      tool,
    ).toHaveAttribute('href', path);
  }
});

test('at 320 px everything that the page has found is readable without scrolling sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  const { part, stored, requests } = verificationOn(page);
  await part('checksum').getByRole('button').click();
  await expect(part('checksum').locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await expect(stored).toHaveCount(6);
  await expect(requests.first()).toBeVisible();
  const tooWide = await page
    .locator('[data-live], [data-live] section')
    .evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ className }) => className),
    );
  expect(tooWide).toEqual([]);
  await expectNoViolations(page);
});

test('after a first calculation, a further one adds nothing to what the browser has requested', async ({
  page,
}) => {
  const calculator = await openCalculator(page);
  await calculate(calculator, '37040044', '532013000');
  await expect(calculator.result).toBeVisible();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const [bankCode, account] of [
    ['70150000', '1234567'],
    ['20070000', '1234566'],
    ['12345678', '4711'],
  ] as const) {
    await calculate(calculator, bankCode, account);
    await expect(calculator.result).toContainText(account);
  }
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});
