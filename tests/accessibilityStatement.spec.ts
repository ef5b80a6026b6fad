import { readFileSync } from 'node:fs';
import { headAsServed } from './headAsServed.ts';
import { accessPages } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the accessibility statement names its goal, its date and the versions of the tools that test it', async ({
  page,
}) => {
  await page.goto('/barrierefreiheit');
  const statement = page.getByRole('article');
  await expect(statement.getByText(/WCAG\) 2\.2, Stufe AA/).first()).toBeVisible();
  await expect(statement.getByText(/Stand dieser Erklärung: \d+\.\u00A0\p{L}+\u00A020\d\d\./u)).toBeVisible();
  for (const tool of ['@playwright/test', '@axe-core/playwright', '@guidepup/virtual-screen-reader'])
    await expect(statement).toContainText(devDependencies[tool]);
});

test('the accessibility statement says what nobody has tested', async ({ page }) => {
  await page.goto('/barrierefreiheit');
  const open = page
    .getByRole('heading', { name: 'Was nicht geprüft ist' })
    .locator('+ ul')
    .getByRole('listitem');
  for (const words of [
    'Menschen mit Behinderungen',
    'NVDA, JAWS und VoiceOver',
    'In Safari laufen unsere Prüfungen nicht',
    'In Firefox läuft nur',
    'Zielgruppe',
  ])
    await expect(open.filter({ hasText: words })).toBeVisible();
});

test('the accessibility statement says to whom a barrier is reported', async ({ page }) => {
  await page.goto('/barrierefreiheit');
  const address = page.getByRole('article').locator('address');
  await expect(address.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(address.getByRole('link', { name: /^\+/ })).toHaveAttribute('href', /^tel:/);
});

test('the statement and Leichte Sprache are beside the legal pages in the footer', async ({ page }) => {
  await page.goto('/');
  const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Rechtliches' });
  for (const { path, label } of accessPages)
    await expect(legal.getByRole('link', { name: label })).toHaveAttribute('href', path);
});

for (const from of ['/kontakt', '/ueber-uns'])
  test(`${from} leads to the accessibility statement and to Leichte Sprache`, async ({ page }) => {
    await page.goto(from);
    for (const { path } of accessPages)
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
  });

test('/barrierefreiheit has structured data of a page and its breadcrumb', async ({ page, request }) => {
  const head = await headAsServed(page, request, '/barrierefreiheit');
  expect(head.structuredData.map((data) => data['@type'])).toEqual(['WebPage', 'BreadcrumbList']);
});
