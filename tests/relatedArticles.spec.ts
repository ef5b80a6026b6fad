import { articles } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

for (const { path } of articles)
  test(`${path} ends with „Verwandte Artikel“: 4 different cards with title and description, never itself`, async ({
    page,
  }) => {
    await page.goto(path);
    const related = page.getByRole('main').getByRole('region', { name: 'Verwandte Artikel' });
    const cards = related.getByRole('listitem');
    await expect(cards).toHaveCount(4);

    const addresses: string[] = [];
    for (const card of await cards.all()) {
      addresses.push((await card.getByRole('link').getAttribute('href')) ?? '');
      await expect(card.getByRole('heading')).toHaveText(/\S/);
      await expect(card.getByRole('paragraph')).toHaveText(/\S.{30}/);
    }
    expect(new Set(addresses).size).toBe(4);
    expect(addresses).not.toContain(path);
    expect(articles.map((article) => article.path as string)).toEqual(expect.arrayContaining(addresses));

    const after = await related.evaluate((region) =>
      [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.localName !== 'script' &&
          region.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    );
    expect(after, 'nothing of the page comes after the cards').toEqual([]);
  });

test('a whole card leads to its article', async ({ page }) => {
  await page.goto('/iban-aufbau');
  const card = page.getByRole('region', { name: 'Verwandte Artikel' }).getByRole('listitem').first();
  const address = await card.getByRole('link').getAttribute('href');
  await card.scrollIntoViewIfNeeded();
  const text = await card.getByRole('paragraph').boundingBox();
  if (!text) throw new Error('the card has no text');
  await page.mouse.click(text.x + text.width / 2, text.y + text.height / 2);
  await expect(page).toHaveURL(address ?? 'none');
});
