import { readClipboard } from '../support/clipboard.ts';
import { expect, test } from '../support/siteTest.ts';

test.describe('the letter to the bank', () => {
  const name = 'Brief an die Bank';

  test('the letter is copied as it is shown, and the button says so [14.3]', async ({ page, context }) => {
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

  test('without a clipboard the letter is marked [14.3]', async ({ page }) => {
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

    test('without scripts and on paper the letter is complete [14.3]', async ({ page }) => {
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
