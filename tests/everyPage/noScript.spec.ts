import { articles, mainPages, routes } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test.use({ javaScriptEnabled: false, consent: 'unanswered' });

test('without JavaScript every page shows text and links, and no popup [15.7]', async ({ page }) => {
  for (const path of routes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(300);
    for (const { label } of mainPages)
      await expect(page.getByRole('banner').getByRole('link', { name: label }), path).toBeVisible();
    for (const { label } of [...articles, ...mainPages])
      await expect(page.getByRole('contentinfo').getByRole('link', { name: label }), path).toBeVisible();
    // Nothing could be stored.
    await expect(page.getByRole('button', { name: 'Akzeptieren' }), path).toBeHidden();
  }
  await page.goto('/datenschutz');
  await expect(page.getByText(/^JavaScript ist abgeschaltet\. Was früher gespeichert wurde/)).toBeVisible();
});

test('without JavaScript the dropdown opens while the pointer or the focus is in it', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  const button = bar.getByRole('button', { name: 'Ratgeber' });
  const entry = bar.getByRole('listitem').getByRole('link', { name: 'Konto-Sicherheit', exact: true });
  await expect(entry).toBeHidden();
  await button.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(20, 600);
  await expect(entry).toBeHidden();
  await button.focus();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(iban|sepa|bank|konto|sparkasse)/);
});

test('without JavaScript the mobile menu opens, leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menü', exact: true });
  const button = page.getByRole('banner').getByRole('button', { name: /^(?:Menü|Schließen)$/ });
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontakt');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: '@' })).toBeVisible();
});

test('without JavaScript the calculator says so and leads to the calculation by hand', async ({ page }) => {
  await page.goto('/');
  const note = page.locator('#rechner').getByText(/JavaScript/);
  await expect(note).toBeVisible();
  await note.getByRole('link', { name: 'IBAN-Konvertierung' }).click();
  await expect(page).toHaveURL('/iban-konvertierung');
});
