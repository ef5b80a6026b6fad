import { expect, test } from '../support/siteTest.ts';

test('the copyright line shows the year of the visitor, not that of the build [2.22]', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(/^© 2031 /)).toBeVisible();
});

test('the four columns of the footer stand side by side [2.21] [14.1]', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const tops = await footer
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops).toEqual(Array(4).fill(tops[0]));
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const columns = await footer
      .getByRole('navigation')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
      );
    const end = Math.max(...columns.map(({ right }) => right));
    for (const { top } of columns) {
      const row = columns.filter((other) => other.top === top);
      expect(Math.max(...row.map(({ right }) => right)), `the row at ${top}`).toBeGreaterThan(end - 1);
    }
  }
});
