import { checkEach } from '../support/checkEach.ts';
import { open } from '../support/everyTool.ts';
import { otherTools } from '../support/siteRoutes.ts';
import { expect, test } from '../support/siteTest.ts';

const paths = ['/', ...otherTools.map(({ path }) => path)];

test('at 768 px the tool strip of every tool is one line that shows every tool [10.26]', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await checkEach(paths, async (path) => {
    await open(page, path);
    const strip = page.getByRole('main').getByRole('navigation', { name: 'Werkzeugleiste' });
    const links = await strip.getByRole('link').all();
    expect(links).toHaveLength(paths.length);
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    // The last 32 px fade.
    for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(768 - 32);
  });
});

for (const width of [320, 360])
  test(`at ${width} px the tool strip scrolls inside the page, to what gets the focus, and fades at its end [10.26]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    const strip = page.getByRole('main').getByRole('navigation', { name: 'Werkzeugleiste' });
    await expect(strip).toHaveCSS('mask-image', /^linear-gradient\(/);
    for (const link of await strip.getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await strip.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
    // The end of the last entry is before the fade.
    const last = strip.getByRole('link').last();
    const { right } = await last.evaluate((link) => link.getBoundingClientRect());
    expect(right).toBeLessThanOrEqual(width - 16);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

test('„Bank suchen“ follows its question at any width', async ({ page }) => {
  await open(page, '/');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const question = await page.getByText('BLZ unbekannt?', { exact: true }).boundingBox();
    const button = await page.getByRole('button', { name: 'Bank suchen' }).boundingBox();
    if (!question || !button) throw new Error('one of them is missing');
    expect(button.x - (question.x + question.width)).toBeLessThanOrEqual(24);
  }
});
