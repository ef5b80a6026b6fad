import { expect, test } from '../support/siteTest.ts';

test('a whole card leads to its article [3.5]', async ({ page }) => {
  await page.goto('/iban-aufbau');
  const card = page.getByRole('region', { name: 'Verwandte Artikel' }).getByRole('listitem').first();
  const address = await card.getByRole('link').getAttribute('href');
  await card.scrollIntoViewIfNeeded();
  const text = await card.getByRole('paragraph').boundingBox();
  if (!text) throw new Error('the card has no text');
  await page.mouse.click(text.x + text.width / 2, text.y + text.height / 2);
  await expect(page).toHaveURL(address ?? 'none');
});
