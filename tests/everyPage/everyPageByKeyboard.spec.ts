import { checkEach } from '../support/checkEach.ts';
import { sidewaysOf } from '../support/covered.ts';
import { open } from '../support/everyTool.ts';
import { expectedStops, isReadAfter, pressTab } from '../support/keyboard.ts';
import { routesOfTheSitemap, unknownPath } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

for (const [width, height, consent] of [
  [320, 256, 'unanswered'],
  [1280, 720, 'declined'],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, consent });

    test('Tab reaches everything in the order of reading, with a visible focus, and nothing is wider [10.4] [10.5] [15.7]', async ({
      page,
    }) => {
      await checkEach([...routesOfTheSitemap(), unknownPath], async (path) => {
        await open(page, path);
        expect(await sidewaysOf(page)).toBe(0);
        // The popup is the last part of the page; „Nach oben“ may come before it.
        const stops = (await expectedStops(page)).filter(({ isOfPopup }) => !isOfPopup);
        expect(stops.length).toBeGreaterThan(12);
        for (const [place, stop] of stops.entries()) {
          const { index, name, isMarked, isUncovered } = await pressTab(page);
          expect(index, `${name} instead of ${stop.name}`).toBe(place);
          expect(isMarked, `${name} shows the focus`).toBe(true);
          expect(isUncovered, `${name} is not covered`).toBe(true);
          const before = stops[place - 1];
          if (before?.region === stop.region)
            expect(isReadAfter(stop, before), `${name} is read after ${before.name}`).toBe(true);
        }
      });
    });
  });

test('the skip link is the first stop and skips the menu', async ({ page }) => {
  await page.goto('/iban-aufbau');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test.describe('before the consent', () => {
  // So tall that nothing scrolls and „Nach oben“ stays hidden.
  test.use({ consent: 'unanswered', viewport: { width: 1280, height: 3000 } });

  test('Tab reaches the consent popup after the page, and its answers work by keyboard', async ({ page }) => {
    await page.goto('/impressum');
    for (const [place, stop] of (await expectedStops(page)).entries()) {
      const { index, name, isMarked } = await pressTab(page);
      expect(index, `${name} instead of ${stop.name}`).toBe(place);
      expect(isMarked, `${name} shows the focus`).toBe(true);
    }
    await expect(page.getByRole('button', { name: 'Schließen' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeHidden();
  });
});
