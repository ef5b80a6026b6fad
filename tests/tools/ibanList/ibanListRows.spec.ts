import type { Page } from '@playwright/test';
import { button, convert, correct, MIXED, rowOf, rowsOf, status } from '../../support/listPage.ts';
import { expect, test } from '../../support/siteTest.ts';

const kind = (page: Page) => page.getByLabel('Nur diese Art von Zeilen');
const gerda = (page: Page) => rowOf(page, 'Gerda');

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('the outcome is announced in numbers, each of which shows its rows; wrong, doubtful and right ones differ by their sign too [11.8] [11.9]', async ({
  page,
}) => {
  await convert(page, MIXED);
  await expect(status(page, '6\u00A0Zeilen: 3 fertig, 3 auffällig')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Auffällig (3)' })).toBeVisible();
  await expect(rowsOf(page)).toContainText([/^6.*Gerda/, /^4.*Emil/, /^3.*Doris/]);
  await kind(page).selectOption('Bank unbekannt (1)');
  await expect(button(page, '3 auffällig')).toHaveAttribute('aria-pressed', 'true');
  await expect(rowsOf(page)).toContainText(['Emil']);
  await button(page, '3 fertig').click();
  await kind(page).selectOption('ungewöhnlich geschrieben (1)');
  await expect(rowsOf(page)).toContainText(['Apostroph oder Anführungszeichen entfernt.']);
  await expect(page.getByText('In 1 Zeile war eine Nummer ungewöhnlich geschrieben.')).toBeVisible();
  await button(page, '6 Alle Zeilen').click();
  await expect(page.getByRole('region', { name: 'Alle Zeilen (6)' })).toBeVisible();
  await expect(rowsOf(page)).toContainText(['Anna', 'Doris', 'Emil', 'Fritz', 'Gerda', 'Hans']);
  for (const [outcome, sign] of [
    ['zu klären', 'lucide-octagon-x'],
    ['Kontonummer fraglich', 'lucide-triangle-alert'],
    ['berechnet', 'lucide-check'],
  ] as const) {
    const inRow = page.locator('[data-result] [data-tone]').filter({ hasText: new RegExp(`^${outcome}$`) });
    await expect(inRow.first().locator('svg')).toHaveClass(new RegExp(sign));
  }
  await expect(button(page, '3 fertig').locator('svg')).toHaveClass(/lucide-check/);
  await expect(button(page, '3 auffällig').locator('svg')).toHaveClass(/lucide-triangle-alert/);
});

test('at 360 × 740 the first row to look at is in view, and copying is not the first thing to do; at 320 and 1280 px no cell is cut off, and nothing scrolls sideways [11.8] [11.9]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await convert(page, MIXED);
  await expect(rowsOf(page).first().getByRole('button')).toBeInViewport();
  await expect(page.locator('[data-result] [data-variant=primary]')).toHaveCount(0);
  const width = async (option: string) => {
    await kind(page).selectOption(option);
    return (await kind(page).boundingBox())?.width;
  };
  // What is chosen is not cut off.
  expect(await width('alle Arten')).toBeLessThan(Number(await width('Kontonummer fraglich (1)')));
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await button(page, '6 Alle Zeilen').click();
  const box = page.getByRole('region', { name: 'Alle Zeilen' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const bank = box.getByText('COBADEFFXXX · Commerzbank').first();
    await bank.scrollIntoViewIfNeeded();
    await expect(bank).toBeInViewport({ ratio: 1 });
    const overflowing = await box.evaluate((element) =>
      [element, ...element.querySelectorAll('td, td *')]
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(overflowing).toEqual([]);
  }
});

test('bank code and account number stand before the other cells of a row, on a line of their own', async ({
  page,
}) => {
  await convert(page, 'Name;Konto;BLZ\nAnna;532013000;37040044\n');
  const cell = page.getByRole('cell', { name: '532013000 · 37040044 · Anna' });
  const tops = await cell
    .locator('span')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBeGreaterThan(Number(tops[1]));
});

test('nothing of a row shows or can be pressed through the head of the table [11.9]', async ({ page }) => {
  await convert(page, `BLZ;Konto\n${'3704004;1\n'.repeat(40)}`);
  const above = await button(page, 'Zeile 9 berichtigen').evaluate((element) => {
    const head = document.querySelector('thead th:last-child') as Element;
    const top = () => element.getBoundingClientRect().top;
    scrollBy(0, top() - 200);
    scrollBy(0, top() - head.getBoundingClientRect().top - 8);
    const { left, width, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, (top() + bottom) / 2)?.closest('thead');
  });
  expect(above).not.toBeNull();
});

test.describe('a row is corrected in place [11.10]', () => {
  test('and converted again: it is announced, and can be taken back', async ({ page }) => {
    await convert(page, MIXED);
    await button(page, 'Zeile 6 berichtigen').click();
    await expect(page.getByLabel('Bankleitzahl')).toBeFocused();
    await expect(page.getByLabel('Bankleitzahl')).toHaveValue('3704004');
    await expect(page.getByLabel('Kontonummer')).toHaveValue('1');
    // Its fields and buttons are one line.
    const bottoms = await gerda(page)
      .locator('form :is(input, button)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect(new Set(bottoms).size).toBe(1);
    await page.keyboard.press('Escape');
    await correct(page, 6);
    await expect(gerda(page)).toContainText(
      'berechnetVon Hand berichtigt: BLZ 37040044, Konto 532013000. Prüfziffer stimmt.',
    );
    await expect(gerda(page)).toContainText('DE89 3704 0044 0532 0130 00');
    await expect(status(page, 'Zeile 6: berechnet, DE89 3704 0044 0532 0130 00')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Zeile 6 berichtigen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(gerda(page)).not.toContainText('Prüfziffer stimmt');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 740 });
    for (const part of [gerda(page).getByText(/^berechnet$/), button(page, 'Zeile 6 berichtigen')])
      expect((await part.boundingBox())?.height, 'one line, and so the frame').toBeLessThan(30);
    await expect(button(page, '2 auffällig')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Auffällig (2)' })).toBeVisible();
    await expect(button(page, '4 fertig')).toBeVisible();
    await button(page, '6 Alle Zeilen').click();
    await gerda(page).getByRole('button', { name: 'Zurücknehmen: Zeile 6' }).click();
    await expect(page.getByRole('button', { name: 'Zeile 6 berichtigen' })).toBeFocused();
    await expect(gerda(page)).toContainText('zu klären');
    await expect(button(page, '3 auffällig')).toBeVisible();
  });

  test('in the field that its reason is about, whose content is selected', async ({ page }) => {
    const rows =
      '37040044;3,03E+08\n37040044;\n3704004;1\n;532013000\n37040044;37040044001\n37040044;532013100\n';
    await convert(page, `BLZ;Konto\n${rows}`);
    for (const [place, isAccount] of [true, true, false, false, true, true].entries()) {
      const field = isAccount ? 'Kontonummer' : 'Bankleitzahl';
      await button(page, `Zeile ${place + 2} berichtigen`).click();
      await expect(page.getByLabel(field), `row ${place + 2}`).toBeFocused();
      await page.keyboard.type('19');
      await expect(page.getByLabel(field)).toHaveValue('19');
    }
    // Its new reason names what was typed.
    await correct(page, 2, '37040044', '532013100');
    await expect(rowsOf(page).filter({ hasText: 'Von Hand berichtigt' })).toHaveCount(1);
    await button(page, 'Zeile 2 berichtigen').click();
    await expect(page.getByLabel('Kontonummer')).toBeFocused();
  });

  test('in a form that is in view when it is opened by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const lines = Array.from({ length: 30 }, (_, row) => `3704004;${row};n${row}`);
    await convert(page, `BLZ;Konto;Name\n37040044;532013000;Anna\n${lines.join('\n')}\n`);
    await button(page, 'Nur auffällige (CSV)').focus();
    for (let row = 1; row <= 9; row++) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      for (const part of [
        page.getByLabel('Bankleitzahl'),
        page.getByRole('button', { name: 'Neu umrechnen' }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });
});

test('the kind of rows that is chosen stays when its last row is corrected [11.8]', async ({ page }) => {
  await convert(page, MIXED);
  await kind(page).selectOption('Bank unbekannt (1)');
  await correct(page, 4);
  await expect(rowsOf(page)).toContainText(['Von Hand berichtigt']);
  await expect(kind(page).locator('option:checked')).toHaveText('Bank unbekannt (0)');
  await kind(page).selectOption('alle Arten');
  await expect(rowsOf(page)).toContainText(['Gerda', 'Doris']);
});
