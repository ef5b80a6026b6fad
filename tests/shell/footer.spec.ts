import { routes, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test('every page has the footer with its four columns [2.21]', async ({ page }) => {
  for (const path of [...routes, unknownPath]) {
    await page.goto(path);
    const headings = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
    await expect(headings, path).toHaveText([/IBAN/, 'Ratgeber', 'Weitere Artikel', 'Rechtliches']);
    const tops = await headings.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, `${path}: the columns stand side by side`).toBe(1);
  }
});

test('the copyright line shows the year of the visitor, not that of the build [2.22]', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(/^© 2031 /)).toBeVisible();
});

for (const width of [360, 768])
  test(`at ${width} px no column of the footer leaves its row half empty [14.1]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const columns = await page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
      );
    const end = Math.max(...columns.map(({ right }) => right));
    for (const { top } of columns) {
      const row = columns.filter((other) => other.top === top);
      expect(Math.max(...row.map(({ right }) => right)), `the row at ${top}`).toBeGreaterThan(end - 1);
    }
  });
