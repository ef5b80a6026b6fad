import { expect, test } from './siteTest.ts';

test('a fast wheel skips no rows of a list that is taller than a browser can lay out', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/iban-liste');
  const lines = Array.from({ length: 200_000 }, (_, row) => `37040044;532013000;n${row}`);
  const buffer = Buffer.from(`BLZ;Konto;Name\n${lines.join('\n')}\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'lang.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  const box = page.getByRole('region', { name: 'Alle Zeilen (200.000)' });
  await expect(box).toBeVisible({ timeout: 30_000 });
  const rowInTheMiddle = () =>
    box.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const row = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('tr');
      return Number(row?.ariaRowIndex ?? 0);
    });
  const heights = await box
    .locator('tr[aria-rowindex]:has(td)')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  const step = 1_000;
  const mostRows = Math.ceil(step / Math.min(...heights));
  await box.hover();
  for (let turn = 1, before = await rowInTheMiddle(); turn <= 20; turn += 1) {
    await page.mouse.wheel(0, step);
    await expect.poll(rowInTheMiddle).toBeGreaterThan(before);
    const row = await rowInTheMiddle();
    expect(row - before).toBeLessThanOrEqual(mostRows);
    before = row;
  }
});
