import { articles, otherTools, referencePages, routes, unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

test('every page has the footer with its four columns', async ({ page }) => {
  for (const path of [...routes, unknownPath]) {
    await page.goto(path);
    const headings = page.getByRole('contentinfo').getByRole('heading', { level: 2 });
    await expect(headings, path).toHaveText([/IBAN/, 'Ratgeber', 'Weitere Artikel', 'Rechtliches']);
    const tops = await headings.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size, `${path}: the columns stand side by side`).toBe(1);
  }
});

test('the footer describes the site and says that it is no Sparkasse', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(/Bankleitzahl und Kontonummer/)).toBeVisible();
  await expect(footer.getByText('Unabhängiges Angebot, keine Sparkasse')).toBeVisible();
});

test('the two middle columns of the footer list the six articles', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const addresses: (string | null)[] = [];
  for (const column of ['Ratgeber', 'Weitere Artikel']) {
    const links = footer.getByRole('navigation', { name: column }).getByRole('link');
    await expect(links.first()).toBeVisible();
    addresses.push(...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))));
  }
  expect(addresses.sort()).toEqual(articles.map(({ path }) => path as string).sort());
});

test('„Rechtliches“ leads to the legal notice, the privacy policy, the contact page and the about-us page', async ({
  page,
}) => {
  await page.goto('/');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Rechtliches' });
  for (const [label, path] of [
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['Kontakt', '/kontakt'],
    ['Über uns', '/ueber-uns'],
  ] as const)
    await expect(legal.getByRole('link', { name: label })).toHaveAttribute('href', path);
});

test('the copyright line shows the year of the visitor, not that of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByText(/^© 2031 /)).toBeVisible();
});

test('the tools in the column of the description have a heading', async ({ page }) => {
  await page.goto('/');
  const tools = page.getByRole('contentinfo').getByRole('navigation', { name: 'Werkzeuge' });
  await expect(tools.getByRole('heading', { name: 'Werkzeuge', level: 3 })).toBeVisible();
  for (const { path, label } of otherTools)
    await expect(tools.getByRole('link', { name: label })).toHaveAttribute('href', path);
});

test('„Nachschlagen“ in the column of the description lists the reference pages', async ({ page }) => {
  await page.goto('/');
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Nachschlagen' });
  await expect(column.getByRole('heading', { name: 'Nachschlagen', level: 3 })).toBeVisible();
  for (const { path, label } of referencePages)
    await expect(column.getByRole('link', { name: label })).toHaveAttribute('href', path);
});

for (const width of [360, 768])
  test(`at ${width} px no column of the footer leaves its row half empty`, async ({ page }) => {
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
