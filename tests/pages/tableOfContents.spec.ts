import { expect, test } from '../support/siteTest.ts';

const current = '[data-table-of-contents] [aria-current=true]';

test('the table of contents marks the section that a link leads to, and the one that is read [10.44]', async ({
  page,
}) => {
  await page.goto('/iban-aufbau');
  await expect(page.locator(current)).toHaveCount(0);
  const links = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link');
  const target = await links.last().getAttribute('href');
  await page.goto('/');
  await page.goto(`/iban-aufbau${target}`);
  await expect(page.locator(current)).toHaveAttribute('href', target ?? '');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator(current)).toHaveCount(0);
});
