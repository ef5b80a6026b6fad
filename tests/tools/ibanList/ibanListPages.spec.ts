import type { Page } from '@playwright/test';
import { button, convert, rowsOf, status } from '../../support/listPage.ts';
import { expect, test } from '../../support/siteTest.ts';

/** Rows with the names n2, n3 …, as they are numbered; those given have a bank code that is too short. */
async function convertRows(page: Page, rows: number, problems: readonly number[] = []): Promise<void> {
  const lines = Array.from(
    { length: rows },
    (_, row) => `${problems.includes(row + 2) ? '3704004' : '37040044'};532013000;n${row + 2}`,
  );
  await page.goto('/iban-liste');
  await convert(page, `BLZ;Konto;Artikel\n${lines.join('\n')}\n`);
}

test('100,000 rows are looked through by keyboard [11.8] [11.11] [15.7]', async ({ page }) => {
  await convertRows(page, 100_000, [7, 50_000, 99_960]);
  await expect(rowsOf(page)).toContainText(['n7', 'n50000', 'n99960']);
  await expect(button(page, 'Nächste Seite')).toHaveCount(0);
  await expect(page.getByText(/^Kopieren lassen sich höchstens 50\.000\sZeilen/)).toBeVisible();
  await button(page, '100.000 Alle Zeilen').press('Enter');
  await expect(status(page, 'Seite 1 von 1.000')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(100);
  await button(page, 'Nächste Seite').press('Enter');
  await expect(status(page, 'Seite 2 von 1.000')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('n102');
  await expect(page.getByRole('heading', { name: 'Alle Zeilen (100.000)' })).toBeFocused();

  await button(page, '3 auffällig').press('Enter');
  await rowsOf(page).first().getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Zeile 50.000 berichtigen')).toBeFocused();
});

test('the pages end, and the buttons lead to the top [11.8]', async ({ page }) => {
  await convertRows(page, 250);
  // Nothing is to be chosen from a list whose rows are all right.
  await expect(page.getByText('Alle 250\u00A0Zeilen fertig')).toBeVisible();
  await expect(page.locator('[data-result] [role=group]')).toHaveCount(0);
  expect((await rowsOf(page).first().boundingBox())?.y).toBeLessThan(600);
  const [previous, next] = [button(page, 'Vorige Seite'), button(page, 'Nächste Seite')];
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await next.click();
  const heading = page.getByRole('heading', { name: 'Alle Zeilen (250)' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText('Alle Zeilen (250), Seite\u00A02 von\u00A03');
  await expect(heading).toHaveCSS('position', 'static');
  await expect(rowsOf(page).first()).toContainText('n102');
  await expect(rowsOf(page).first()).toBeInViewport({ ratio: 1 });
  await next.click();
  await expect(status(page, 'Seite 3 von 3')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(50);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(next).toBeFocused();
  await expect(rowsOf(page).last()).toContainText('n251');
});

test('the rows that are shown are printed, of all pages, up to 5,000 [11.8]', async ({ page }) => {
  const printing = (type: string) => page.evaluate((name) => dispatchEvent(new Event(name)), type);
  await convertRows(page, 5_002, [7]);
  await button(page, '5.001 fertig').click();
  await printing('beforeprint');
  await expect(page.getByText('Gedruckt: nur 100 von 5.002\u00A0Zeilen.')).toHaveCount(1);
  await convertRows(page, 600, [7]);
  await printing('beforeprint');
  await expect(page.getByText('Gedruckt: nur 1 von 600\u00A0Zeilen.')).toHaveCount(1);
  await printing('afterprint');
  await button(page, '600 Alle Zeilen').click();
  await expect(rowsOf(page)).toHaveCount(100);
  await printing('beforeprint');
  await expect(rowsOf(page)).toHaveCount(600);
  await expect(page.getByRole('heading', { name: 'Alle Zeilen (600)', exact: true })).toHaveCount(1);
  await expect(page.getByText('Gedruckt:')).toHaveCount(0);
  await page.setViewportSize({ width: 660, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('thead th', { hasText: 'Ihre Liste' })).toBeVisible();
  await expect(page.getByText('Nächste Seite')).toBeHidden();
  await expect(page.getByLabel('Nur diese Art von Zeilen')).toBeHidden();
  const widths = await page.locator('thead th').evaluateAll((heads) => heads.map((head) => head.clientWidth));
  expect(widths[3], 'the reasons have room').toBeGreaterThan(widths[2] as number);
  expect((await rowsOf(page).getByText('DE89 3704').first().boundingBox())?.height).toBeLessThan(20);
  // What follows the rows in a grid is printed over the last of them.
  await expect(page.locator('[data-result]')).toHaveCSS('display', 'block');
  const table = page.locator('[data-result] table');
  await expect(table).toHaveCSS('font-size', /^1[2-9]/);
  await expect(table).toHaveCSS('break-inside', 'auto');
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  const hidden = table.locator('..').evaluate((section) => section.scrollHeight - section.clientHeight);
  expect(await hidden).toBe(0);
  await printing('afterprint');
  await expect(rowsOf(page)).toHaveCount(100);
});
