import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/siteTest.ts';

const ruleOf = (page: Page, name: RegExp) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name }) });
const codeIn = (part: Locator, bankCode: string) => part.locator('li').filter({ hasText: bankCode });
const filterOf = (page: Page) => page.getByRole('textbox', { name: 'Liste durchsuchen' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the groups of the list unfold, and no field searches it [15.1]', async ({ page }) => {
    await page.goto('/sonderregeln');
    await expect(filterOf(page)).toBeHidden();
    await expect(page.getByText(/Öffnen Sie eine Regel/)).toBeVisible();
    const commerzbank = ruleOf(page, /^Commerzbank Regel\s0005 · \d+\sBankleitzahlen$/);
    await expect(codeIn(commerzbank, '37040044')).toBeHidden();
    await commerzbank.getByRole('heading').click();
    await commerzbank.getByText('Bankleitzahlen mit dieser Regel').click();
    await expect(codeIn(commerzbank, '37040044')).toBeVisible();
  });
});

test('a search counts what it finds and opens the bank that was meant; a print omits long lists [15.1] [15.3]', async ({
  page,
}) => {
  await page.goto('/sonderregeln');
  const columns = page.locator('[data-rule]:first-child');
  const [first, second] = await columns.evaluateAll((rules) =>
    rules.map((rule) => rule.getBoundingClientRect()),
  );
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? 0);
  const all = page.getByRole('main');
  const status = all.getByRole('status');
  for (const [query, rule, bankCode] of [
    ['370 400 44', /Regel\s0005 /, '37040044'],
    ['köln commerz', /Regel\s0005 /, '37040044'],
    ['KOELN 0007', /Regel\s0007 /, '37050198'],
    ['0005 370 400 4', /Regel\s0005 /, '37040044'],
    ['0012 50850049', /Regel\s0012 /, '50850049'],
  ] as const) {
    await filterOf(page).fill(query);
    await expect(codeIn(ruleOf(page, rule), bankCode), query).toBeVisible();
    await expect(codeIn(all, '10050000')).toBeHidden();
    await expect(status).toHaveText(/^\d+\sBankleitzahl(en)? mit (einer Regel|\d+\sRegeln) gefunden\.$/);
    const shown = all.locator('li').filter({ hasText: /^[1-8]\d{7}/, visible: true });
    await expect
      .poll(async () => Number.parseInt(await status.innerText(), 10) - (await shown.count()))
      .toBe(0);
  }

  await filterOf(page).fill('Commerz');
  await expect(status).toHaveText(/^611\s/);
  await expect(ruleOf(page, /· 1 von \d+\sBankleitzahlen$/)).toBeVisible();
  const group = ruleOf(page, /Regel\s0005 · \d+\s/);
  await filterOf(page).fill('Deutsche Bank');
  const firstShown = page.locator('[data-rule]:visible').first();
  await expect(firstShown).toHaveText(/^Deutsche Bank Regel/);
  expect((await firstShown.boundingBox())?.y).toBe(first?.top);
  await expect(page.locator('[data-rule][open]')).toHaveCount(1);
  await filterOf(page).fill('99999999');
  await expect(status).toContainText('Nichts gefunden.');
  await expect(group).toBeHidden();
  await filterOf(page).fill('');
  await expect(status).toHaveText('');
  await expect(page.locator('[data-rule][open]')).toHaveCount(0);
  await group.getByRole('heading').click();
  await filterOf(page).fill('37040044');
  await filterOf(page).fill('');
  await expect(page.locator('[data-rule][open]')).toHaveText(/^Commerzbank/);
  await expect(codeIn(group, '37040044')).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(codeIn(all, '50850049')).toBeVisible();
  await expect(codeIn(all, '37040044')).toBeHidden();
  await expect(filterOf(page)).toBeHidden();
});
