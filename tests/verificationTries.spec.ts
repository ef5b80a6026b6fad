import { expectNoViolations } from './axe.ts';
import { expect, test } from './siteTest.ts';
import { path, verificationOn, withoutPolicy } from './verificationPage.ts';

// The browser reports each refused try on the console.
test.use({ mayComplain: true });

const ways = [
  ['(fetch)', 'connect-src'],
  ['Bild', 'img-src'],
  ['Formular', 'form-action'],
  ['(Beacon)', 'connect-src'],
  ['(WebSocket)', 'connect-src'],
  ['(Worker)', 'connect-src'],
] as const;

for (const width of [320, 1280])
  test(`at ${width} px the browser refuses each try, and the page names the entry that was violated`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('.invalid')) sent.push(response.url());
    });
    await page.setViewportSize({ width, height: 720 });
    await page.goto(path);
    const verification = verificationOn(page);
    await expect(verification.tries).toHaveCount(0);
    await verification.try.click();
    await expect(page.getByRole('status').filter({ hasText: 'Versuche' })).toHaveText(
      'Alle 6\u00A0Versuche hat Ihr Browser verhindert.',
    );
    await expect(verification.tries).toHaveCount(ways.length);
    for (const [way, directive] of ways) {
      const row = verification.tries.filter({ has: page.getByRole('rowheader', { name: way }) });
      await expect(row).toContainText('Vom Browser verhindert.');
      await expect(row).toContainText(`Gemeldeter Verstoß gegen ${directive}.`);
    }
    expect(sent).toEqual([]);
    await expect(page).toHaveURL(path);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(verification.try).toBeFocused();
    // What was refused is not taken for a request to a foreign host.
    await expect(verification.said('requests')).toHaveText(/Abrufe, alle von/);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await expectNoViolations(page);
  });

test('without any policy the page says of each try that it was not refused', async ({ page }) => {
  const tried: string[] = [];
  await page.route(/\.invalid\//, (route) => {
    tried.push(new URL(route.request().url()).hostname);
    return route.abort('namenotresolved');
  });
  await page.route(`**${path}`, withoutPolicy);
  await page.route('**/_astro/tryWorker*', withoutPolicy);
  await page.goto(path);
  const verification = verificationOn(page);
  await verification.try.click();
  await expect(verification.said('tries')).toHaveText(
    'Achtung: 0 von 6\u00A0Versuchen hat Ihr Browser verhindert, 6 nicht.',
  );
  await expect(verification.said('tries')).toHaveAttribute('data-tone', 'wrong');
  for (const row of await verification.tries.all()) await expect(row).toContainText('Nicht verhindert.');
  await expect(page).toHaveURL(path);
  expect(tried.sort()).toEqual(
    ['beacon', 'fetch', 'form', 'image', 'worker'].map((way) => `${way}.versuch.invalid`),
  );
  await expect(verification.said('requests')).toHaveText(/^Achtung: .* Fremd: .*fetch\.versuch\.invalid/);
  await expect(verification.said('requests')).toHaveAttribute('data-tone', 'wrong');
  await expectNoViolations(page);
});

test('where only the server sends no policy, only the worker is not refused', async ({ page }) => {
  const tried: string[] = [];
  await page.route(/\.invalid\//, (route) => {
    tried.push(new URL(route.request().url()).hostname);
    return route.abort('namenotresolved');
  });
  await page.route('**/_astro/tryWorker*', withoutPolicy);
  await page.goto(path);
  const verification = verificationOn(page);
  await verification.try.click();
  await expect(verification.said('tries')).toHaveText(
    'Achtung: 5 von 6\u00A0Versuchen hat Ihr Browser verhindert, 1 nicht.',
  );
  await expect(verification.tries.filter({ hasText: 'Nicht verhindert.' })).toHaveText(/\(Worker\)/);
  expect(tried).toEqual(['worker.versuch.invalid']);
});

test('a try that does not come about is not called refused', async ({ page }) => {
  await page.route('**/_astro/tryWorker*', (route) => route.abort());
  await page.addInitScript(() => {
    navigator.sendBeacon = () => false;
  });
  await page.goto(path);
  const verification = verificationOn(page);
  await verification.try.click();
  await expect(verification.said('tries')).toHaveText(
    'Achtung: 4 von 6\u00A0Versuchen hat Ihr Browser verhindert, bei 2 ist es nicht eindeutig.',
  );
  await expect(verification.tries.filter({ hasText: 'Nicht eindeutig.' })).toHaveText([
    /\(Beacon\)/,
    /\(Worker\)/,
  ]);
});

test('a form that only its hidden frame keeps from being sent is not called refused', async ({ page }) => {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({
      response: answer,
      headers,
      body: (await answer.text()).replace("form-action 'none';", ''),
    });
  });
  await page.goto(path);
  const verification = verificationOn(page);
  await verification.try.click();
  await expect(verification.tries.filter({ hasText: 'Nicht eindeutig.' })).toHaveText(/Formular/);
});

test('a policy that only reports refuses nothing', async ({ page }) => {
  await page.route(/\.invalid\//, (route) => route.abort('namenotresolved'));
  for (const url of [`**${path}`, '**/_astro/tryWorker*'])
    await page.route(url, async (route) => {
      const answer = await route.fetch();
      const headers = {
        ...answer.headers(),
        'content-security-policy-report-only': "default-src 'none'; form-action 'none'",
      } as Record<string, string>;
      delete headers['content-security-policy'];
      const body = (await answer.text()).replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
      await route.fulfill({ response: answer, headers, body });
    });
  await page.goto(path);
  const verification = verificationOn(page);
  await verification.try.click();
  await expect(verification.said('tries')).toHaveText(/^Achtung: 0 von 6/);
});
