import { routesOfTheSitemap } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';
import { startTool } from './startTool.ts';

for (const path of routesOfTheSitemap())
  test(`${path} is public: no login, no secret, no cookie`, async ({ page, context }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    // `headers()` would omit cookies.
    const headers = await response?.allHeaders();
    expect(headers).toHaveProperty('content-type');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('www-authenticate');

    await startTool(page);
    // Sources on other sites may be about logging in.
    const controls = page
      .getByRole('link')
      .or(page.getByRole('button'))
      .and(page.locator(':not([href^=http])'));
    expect(await controls.count()).toBeGreaterThan(10);
    expect(await controls.filter({ hasText: /anmelden|einloggen|log-?in|registrieren/i }).count()).toBe(0);
    expect(await page.locator('input[type=password]').count()).toBe(0);
    expect(await page.getByLabel(/\bPIN\b|\bTAN\b|passwort|kennwort/i).count()).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });
