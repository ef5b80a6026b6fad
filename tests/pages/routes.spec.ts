import { routesOfTheSitemap } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test('no cookie or login; a query changes no page [1.2] [2.1] [6.1] [19.2]', async ({ context, request }) => {
  for (const path of routesOfTheSitemap()) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/);
    expect(response.headers(), path).not.toHaveProperty('set-cookie');
    expect(response.headers(), path).not.toHaveProperty('www-authenticate');
    const withQuery = await request.get(`${path}?blz=37040044&seite=2`);
    expect(await withQuery.text(), path).toBe(await response.text());
  }
  expect(await context.cookies()).toEqual([]);
});

test('the 404 page says first in German that the page does not exist [10.28]', async ({ page }) => {
  await page.goto('/so/tief/liegt/nichts');
  await expect(page).toHaveTitle(/^Page Not Found$/);
  const heading = page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' });
  const english = page.getByText('404 Page Not Found', { exact: true });
  const sizeOf = (text: typeof heading) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(english)).toBeLessThan((await sizeOf(heading)) / 1.5);
  expect((await heading.boundingBox())?.y).toBeLessThan((await english.boundingBox())?.y ?? 0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'SEPA-Überweisung' }).click();
  await expect(page).toHaveURL('/sepa-ueberweisung');
});
