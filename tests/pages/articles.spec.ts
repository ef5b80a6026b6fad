import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/siteTest.ts';

test('a whole card leads to its article [3.5]', async ({ page }) => {
  await page.goto('/iban-aufbau');
  const card = page.getByRole('region', { name: 'Verwandte Artikel' }).getByRole('listitem').first();
  const address = await card.getByRole('link').getAttribute('href');
  // The link of the heading lies over the text.
  await card.getByRole('paragraph').click({ force: true });
  await expect(page).toHaveURL(address ?? 'none');
});

test('on a phone the contents are folded, and a wide table is one block a row [10.44]', async ({ page }) => {
  await page.goto('/konto-sicherheit');
  const link = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link').first();
  const heads = page.getByRole('figure', { name: /^Ihr Anteil am Schaden/ }).locator('thead');
  for (const place of [link, heads]) await expect(place).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const place of [link, heads]) await expect(place).toBeHidden();
  await page.getByText('Auf dieser Seite').filter({ visible: true }).click();
  await expect(link).toBeVisible();
});

test('the text in Leichte Sprache is large, left-aligned and widely spaced [15.8]', async ({ page }) => {
  await page.goto('/leichte-sprache');
  const text = page.getByRole('article').locator('div div').first();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const styles = await text.locator('p, li').evaluateAll((all) =>
      all.map((element) => {
        const { fontSize, lineHeight, textAlign, hyphens } = getComputedStyle(element);
        return { size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight), textAlign, hyphens };
      }),
    );
    expect(styles.length).toBeGreaterThan(30);
    for (const { size, line, textAlign, hyphens } of styles) {
      expect(size).toBeGreaterThanOrEqual(1.2 * 16);
      expect(line / size).toBeGreaterThanOrEqual(1.5);
      expect([textAlign, hyphens]).toEqual(['start', 'none']);
    }
  }
});

test('code has a button that copies it, the formula of a spreadsheet too [10.45]', async ({ page }) => {
  for (const [path, code] of [
    ['/entwickler', /^npm install https:\S+\.tgz$/],
    ['/iban-konvertierung', /^=.*\)$/],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Kopieren' }).first().click();
    await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(await readClipboard(page)).toMatch(code);
  }
});
