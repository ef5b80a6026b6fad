import { articles, routes, unknownPath } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

test('every page has the footer with its four columns', async ({ page }) => {
  for (const path of [...routes, unknownPath]) {
    await page.goto(path);
    const headings = page.getByRole('contentinfo').getByRole('heading');
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
