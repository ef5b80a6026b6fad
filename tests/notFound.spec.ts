import { articles, otherTools, unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

for (const path of [unknownPath, '/iban-aufbau/unterseite', '/kontakt.php', '/%C3%BCberweisung'])
  test(`${path} is answered with status 404 and the page “Page Not Found”`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found$/);
    await expect(page.getByText('404 Page Not Found', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Did you forget to add the page to the router?', { exact: true }),
    ).toBeVisible();
  });

test('the 404 page leads on to every tool and to the articles', async ({ page }) => {
  await page.goto(unknownPath);
  const ways = page.getByRole('main').getByRole('link');
  const addresses = await ways.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.sort()).toEqual(['/', ...[...otherTools, ...articles].map(({ path }) => path)].sort());
  await page.getByRole('main').getByRole('link', { name: 'IBAN berechnen' }).click();
  await expect(page).toHaveURL('/');
});

test('the 404 page says first and largest in German that the page does not exist', async ({ page }) => {
  await page.goto(unknownPath);
  const heading = page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' });
  const english = page.getByText('404 Page Not Found', { exact: true });
  const sizeOf = (text: typeof heading) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(english)).toBeLessThan((await sizeOf(heading)) / 1.5);
  expect((await heading.boundingBox())?.y).toBeLessThan((await english.boundingBox())?.y ?? 0);
  expect(await english.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

for (const path of [
  unknownPath,
  '/404',
  '/404.html',
  '/index.php',
  '/_astro/gibt-es-nicht.js',
  '/daten/x.json',
])
  test(`the server answers ${path} with status 404 and the page for unknown paths`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('404 Page Not Found');
  });

test('the 404 page asks search engines not to list it', async ({ page }) => {
  await page.goto(unknownPath);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('an unknown path is shown with the top bar and the footer of every page', async ({ page }) => {
  await page.goto('/so/tief/liegt/nichts');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'SEPA-Überweisung' }).click();
  await expect(page).toHaveURL('/sepa-ueberweisung');
});
