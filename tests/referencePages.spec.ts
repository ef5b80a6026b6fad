import { readClipboard } from './clipboard.ts';
import { headAsServed } from './headAsServed.ts';
import { referencePages } from './siteRoutes.ts';
import { expect, test } from './siteTest.ts';

/** The list of special rules is a data set (tests/specialRules.spec.ts). */
for (const { path, label } of referencePages.filter(({ path }) => path !== '/sonderregeln'))
  test(`${path} has a head, structured data and dated sources of its own`, async ({ page, request }) => {
    const head = await headAsServed(page, request, path);
    for (const [name, value] of Object.entries(head))
      if (name !== 'structuredData') expect(value, name).not.toBe('');
    expect(new URL(head.canonical).pathname).toBe(path);
    const types = head.structuredData.map((data) => data['@type']);
    expect(types).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Sie sind hier' })).toContainText(
      `Nachschlagen${label}`,
    );
    const sources = page.getByRole('region', { name: 'Quellen' }).getByRole('listitem');
    expect(await sources.count()).toBeGreaterThan(4);
    for (const source of await sources.all()) await expect(source).toHaveText(/\(.*2026\)$/);
    expect(await page.getByRole('article').getByRole('figure').count()).toBeGreaterThan(0);
  });

test.describe('the letter to the bank', () => {
  const name = 'Brief an die Bank';

  test('the letter is copied as it is shown, and the button says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/falsch-ueberwiesen');
    const letter = page.getByRole('figure', { name });
    await letter.getByRole('button', { name: 'Kopieren' }).click();
    await expect(letter.getByRole('status')).toHaveText('Kopiert');
    await expect(letter.getByRole('button')).toHaveText('Kopiert');
    const copied = await readClipboard(page);
    expect(copied).toMatch(/^\[Ihr Name und Ihre Anschrift\]\n\n/);
    expect(copied).toMatch(/\n\nMit freundlichen Grüßen\n\n\[Unterschrift\]$/);
    expect(copied).not.toContain('Kopier');
    await expect(letter.getByRole('button')).toHaveText('Kopieren');
  });

  test('without a clipboard the letter is marked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/falsch-ueberwiesen');
    const letter = page.getByRole('figure', { name });
    await letter.getByRole('button').click();
    await expect(letter.getByRole('status')).toContainText('Ihr Browser erlaubt das Kopieren nicht.');
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('Mit freundlichen Grüßen');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('without scripts and on paper the letter is complete', async ({ page }) => {
      await page.goto('/falsch-ueberwiesen');
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        const letter = page.getByRole('figure', { name });
        await expect(letter.getByText('[Unterschrift]')).toBeVisible();
        await expect(letter.getByRole('button')).toBeHidden();
      }
    });
  });
});
