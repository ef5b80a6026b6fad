import type { Page } from '@playwright/test';
import { headAsServed } from './headAsServed.ts';
import { expect, test } from './siteTest.ts';

const textOf = (page: Page) => page.getByRole('article').locator('div div').first();

for (const width of [320, 1280])
  test(`at ${width} px the text in Leichte Sprache is large, left-aligned and widely spaced`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/leichte-sprache');
    for (const paragraph of await textOf(page).locator('p, li').all()) {
      const style = await paragraph.evaluate((element) => {
        const { fontSize, lineHeight, textAlign, hyphens } = getComputedStyle(element);
        return { size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight), textAlign, hyphens };
      });
      expect(style.size).toBeGreaterThanOrEqual(1.2 * 16);
      expect(style.line / style.size).toBeGreaterThanOrEqual(1.5);
      expect(style.textAlign).toBe('start');
      expect(style.hyphens).toBe('none');
    }
  });

test('every sentence in Leichte Sprache begins a new line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/leichte-sprache');
  const paragraphs = await textOf(page)
    .locator('p')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText));
  expect(paragraphs.length).toBeGreaterThan(10);
  for (const line of paragraphs.flatMap((text) => text.split('\n'))) expect(line).not.toMatch(/[.!?] \S/);
});

test('every picture in Leichte Sprache says what it shows, and the text that nobody has checked it', async ({
  page,
}) => {
  await page.goto('/leichte-sprache');
  const pictures = page.getByRole('main').getByRole('img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(4);
  for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/^Bild: /);
  await expect(page.getByText('Bei diesem Text fehlt die Prüfung noch.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the names of the fields and buttons in Leichte Sprache are those of the calculator', async ({
  page,
}) => {
  await page.goto('/leichte-sprache');
  const text = (await textOf(page).textContent()) ?? '';
  await page.goto('/');
  const calculator = page.locator('#rechner');
  for (const name of ['Bankleitzahl (BLZ)', 'Kontonummer']) {
    expect(text).toContain(`Feld: ${name}.`);
    await expect(calculator.getByRole('textbox', { name, exact: true })).toBeVisible();
  }
  expect(text).toContain('auf: IBAN berechnen.');
  await expect(calculator.getByRole('button', { name: 'IBAN berechnen' })).toBeVisible();
});

test('/leichte-sprache has structured data of a page and its breadcrumb', async ({ page, request }) => {
  const head = await headAsServed(page, request, '/leichte-sprache');
  expect(head.structuredData.map((data) => data['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
});
