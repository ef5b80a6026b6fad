import { headAsServed } from './headAsServed.ts';
import { articles, routes } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

for (const path of routes)
  test(`${path} has title, description, keywords, canonical link and social preview in its HTML as served`, async ({
    page,
    request,
    baseURL,
  }) => {
    const head = await headAsServed(page, request, path);
    for (const [name, value] of Object.entries(head))
      if (name !== 'structuredData') expect(value, name).not.toBe('');

    expect(head.title.length, 'length of the title').toBeLessThanOrEqual(60);
    expect(head.description.length, 'length of the description').toBeGreaterThanOrEqual(50);
    expect(head.description.length, 'length of the description').toBeLessThanOrEqual(160);
    expect(head.keywords.split(',').length, 'number of keywords').toBeGreaterThanOrEqual(3);
    expect(new URL(head.canonical).pathname).toBe(path);
    expect(head['og:url']).toBe(head.canonical);
    expect(head['twitter:title']).toBe(head['og:title']);

    const image = await request.get(new URL(new URL(head['og:image']).pathname, baseURL).href);
    expect(image.status(), head['og:image']).toBe(200);
    expect(image.headers()['content-type']).toBe('image/png');
  });

test('no two pages share a title, a description, keywords, an address or a preview picture', async ({
  page,
  request,
}) => {
  const heads = await Promise.all(routes.map((path) => headAsServed(page, request, path)));
  for (const name of ['title', 'description', 'keywords', 'canonical', 'og:title', 'og:image'] as const) {
    const values = heads.map((head) => head[name]);
    expect(new Set(values).size, `different values of ${name}`).toBe(routes.length);
  }
});

test('the home page carries FAQ structured data with 3 questions, word for word the visible ones', async ({
  page,
  request,
}) => {
  const head = await headAsServed(page, request, '/');
  const faq = head.structuredData.filter((data) => data['@type'] === 'FAQPage');
  expect(faq).toHaveLength(1);
  const questions = faq[0]?.mainEntity ?? [];
  expect(questions).toHaveLength(3);

  await page.goto('/');
  const visible = page.getByRole('region', { name: 'Häufige Fragen' });
  await expect(visible.getByRole('heading', { level: 3 })).toHaveText(questions.map(({ name }) => name));
  await expect(visible.getByRole('paragraph')).toHaveText(
    questions.map(({ acceptedAnswer }) => acceptedAnswer.text),
  );
});

test('the home page has structured data of a web application', async ({ page, request }) => {
  const head = await headAsServed(page, request, '/');
  const [application] = head.structuredData.filter((data) => data['@type'] === 'WebApplication');
  expect(application).toMatchObject({
    '@context': 'https://schema.org',
    inLanguage: 'de',
    url: head.canonical,
  });
});

for (const { path, label } of articles)
  test(`${path} has structured data of an article and its breadcrumb`, async ({ page, request }) => {
    const head = await headAsServed(page, request, path);
    const ofType = (type: string) => head.structuredData.filter((data) => data['@type'] === type);
    expect(ofType('Article')).toEqual([
      expect.objectContaining({
        headline: expect.stringMatching(/\S/),
        mainEntityOfPage: head.canonical,
        datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      }),
    ]);
    expect(ofType('BreadcrumbList')).toEqual([
      expect.objectContaining({
        itemListElement: [
          expect.objectContaining({ position: 1 }),
          expect.objectContaining({ position: 2, name: label, item: head.canonical }),
        ],
      }),
    ]);
  });
