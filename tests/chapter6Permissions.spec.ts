import { routes } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

test('all pages are public: no login, no password, no cookie', async ({ page, context }) => {
  for (const path of routes) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(response?.headers(), path).not.toHaveProperty('set-cookie');
    expect(response?.headers(), path).not.toHaveProperty('www-authenticate');
    await expect(page.locator('input[type=password]'), path).toHaveCount(0);
    await expect(page.getByRole('link', { name: /anmelden|einloggen|registrieren/i }), path).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});
