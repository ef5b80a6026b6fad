import type { Page } from '@playwright/test';
import { articles, mainPages, otherTools } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

function dropdownOn(page: Page) {
  const bar = page.getByRole('navigation', { name: 'Hauptmenü' });
  const button = bar.getByRole('button', { name: 'Ratgeber' });
  const entry = (label: string) => bar.getByRole('listitem').getByRole('link', { name: label, exact: true });
  return {
    bar,
    button,
    entry,
    async isOpen() {
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const { label } of articles) await expect(entry(label)).toBeVisible();
    },
    async isClosed() {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      for (const { label } of articles) await expect(entry(label)).toBeHidden();
    },
  };
}

test('the top bar stays at the upper edge while the page scrolls [2.16]', async ({ page }) => {
  await page.goto('/iban-aufbau');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('the top bar links to the main pages, and marks where one is [2.17] [2.19]', async ({ page }) => {
  await page.goto('/kontakt');
  const entry = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true });
  await entry('Rechner').click();
  await expect(page).toHaveURL('/#rechner');
  await expect(page.getByRole('textbox', { name: 'Bankleitzahl (BLZ)' })).toBeInViewport();
  for (const { path, label } of mainPages) {
    await entry(label).click();
    await expect(page).toHaveURL(path);
    await expect(entry(label)).toHaveAttribute('aria-current', 'page');
  }
  await entry(/Startseite/).click();
  await expect(page).toHaveURL('/');
});

for (const width of [870, 1280])
  test(`at ${width} px a dropdown „Werkzeuge“ leads to every tool and to help [10.23]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/iban-aufbau');
    const bar = page.getByRole('navigation', { name: 'Hauptmenü' });
    await bar.getByRole('button', { name: 'Werkzeuge' }).hover();
    const help = { path: '/falsch-ueberwiesen', label: 'Falsch überwiesen' };
    for (const { path, label } of [...otherTools, help]) {
      const entry = bar.getByRole('link', { name: label, exact: true });
      await expect(entry).toHaveAttribute('href', path);
      await expect(entry).toBeInViewport({ ratio: 1 });
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const giroCode = bar.getByRole('link', { name: 'GiroCode', exact: true });
    await giroCode.click();
    await expect(page).toHaveURL('/girocode');
    await bar.getByRole('button', { name: 'Werkzeuge' }).hover();
    await expect(giroCode).toHaveAttribute('aria-current', 'page');
  });

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('only the current entry of the top bar is underlined [10.24] [15.7]', async ({ page }) => {
    await page.goto('/kontakt');
    const entries = page.getByRole('navigation', { name: 'Hauptmenü' }).locator('> ul > li > *:first-child');
    const underlined = await entries.evaluateAll((all) =>
      all
        .filter((entry) => Number.parseFloat(getComputedStyle(entry).borderBlockEndWidth) > 0)
        .map((entry) => entry.textContent),
    );
    expect(underlined).toEqual(['Kontakt']);
  });
});

test('the dropdown „Ratgeber“ opens on hover and lists the articles [2.18]', async ({ page }) => {
  await page.goto('/');
  const dropdown = dropdownOn(page);
  await dropdown.isClosed();
  await dropdown.button.hover();
  await dropdown.isOpen();
  const entries = dropdown.bar.getByRole('list').getByRole('list').getByRole('link');
  const paths = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths.sort()).toEqual(articles.map(({ path }) => path).sort());
  await dropdown.entry('Konto-Sicherheit').hover();
  await dropdown.isOpen();
  await page.mouse.move(20, 600);
  await dropdown.isClosed();
  await dropdown.button.hover();
  await dropdown.entry('Bankleitzahl').click();
  await expect(page).toHaveURL('/bankleitzahl');
  await dropdown.button.hover();
  await expect(dropdown.entry('Bankleitzahl')).toHaveAttribute('aria-current', 'page');
});

test('a dropdown that opens closes the other [10.13]', async ({ page }) => {
  await page.goto('/');
  const button = (name: string) => page.getByRole('banner').getByRole('button', { name });
  await button('Ratgeber').click();
  await button('Werkzeuge').hover();
  await expect(button('Werkzeuge')).toHaveAttribute('aria-expanded', 'true');
  await expect(button('Ratgeber')).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('the dropdown opens by touch and closes by touching elsewhere', async ({ page }) => {
    await page.goto('/');
    const dropdown = dropdownOn(page);
    await dropdown.button.tap();
    await dropdown.isOpen();
    await dropdown.button.tap();
    await dropdown.isClosed();
    await dropdown.button.tap();
    await dropdown.isOpen();
    await page.touchscreen.tap(20, 600);
    await dropdown.isClosed();
  });
});
