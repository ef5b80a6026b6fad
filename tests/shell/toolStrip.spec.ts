import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { checkEach } from '../support/checkEach.ts';
import { open } from '../support/everyTool.ts';
import { toolPaths } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

test('the tool strip is one line, and leaves room for the tool [10.6] [10.26]', async ({ page }) => {
  await checkEach(toolPaths, async (path) => {
    await page.goto(path);
    const strip = page.getByRole('main').getByRole('navigation', { name: 'Werkzeugleiste' });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const links = await strip
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
      expect(links).toHaveLength(toolPaths.length);
      expect(new Set(links.map(({ y }) => y)).size).toBe(1);
      for (const { left, right, top, bottom } of links) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(bottom).toBeLessThanOrEqual(740);
      }
      const card = await page.getByRole('main').locator('.tool-area').boundingBox();
      const { x, width: wide } = (await strip.boundingBox()) ?? {};
      expect([x, wide]).toEqual([card?.x, card?.width]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const place = (selector: string, edge: 'top' | 'bottom') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, edge) => element.getBoundingClientRect()[edge], edge);
    expect(await place('[aria-label=Werkzeugleiste]', 'bottom')).toBeLessThanOrEqual(240);
    // The home page has the long text.
    if (path !== '/') expect(await place('html', 'bottom')).toBeLessThanOrEqual(4 * 740);
    if (path !== '/' && path !== '/iban-pruefen') return;
    expect(await place('main form :is(input, textarea)', 'top')).toBeLessThanOrEqual(290);
    const endOfButton = await place('main form [type=submit]', 'bottom');
    expect(endOfButton).toBeLessThanOrEqual(545);
    expect(await place('main .tool-area [href="/sicherheit-pruefen"]', 'top')).toBeGreaterThan(endOfButton);
  });
});

test('at 1280 × 800 a result is in view, the copy button beside its IBAN [10.6] [12.2]', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const calculator = calculatorOn(page);
  await calculate(calculator, '20070000', '1234566');
  await expect(calculator.result.getByText('Formel-IBAN kopieren')).toBeInViewport({ ratio: 1 });
  await calculate(calculator, '37040044', '532013000');
  await expect(
    calculator.result.getByText('Prüfziffer stimmt, Regel der Commerzbank angewandt'),
  ).toBeVisible();
  await expect(calculator.result).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const iban = await calculator.iban('DE89 3704 0044 0532 0130 00').boundingBox();
  const copy = await calculator.copy.boundingBox();
  expect(Math.abs((copy?.y ?? 0) - (iban?.y ?? 0))).toBeLessThan(16);
});

test('the footer has four columns, and the year of the visitor [2.21] [2.22] [14.1]', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/^© 2031 /)).toBeVisible();
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
