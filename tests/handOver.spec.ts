import { calculate, calculatorOn } from './calculatorPage.ts';
import { open } from './everyTool.ts';
import { giroCodeOn } from './giroCodePage.ts';
import { expect, test } from './siteTest.ts';

const grouped = 'DE89 3704 0044 0532 0130 00';

test('an IBAN goes from the check to the GiroCode in the same tab, once, and through no address', async ({
  page,
}) => {
  await open(page, '/iban-pruefen');
  await page.getByRole('textbox').fill(grouped);
  const link = page.getByRole('link', { name: 'GiroCode erzeugen' });
  await expect(link).toHaveAttribute('href', '/girocode');
  await link.press('Enter');
  const { field } = giroCodeOn(page);
  await expect(field('IBAN')).toHaveValue(grouped);
  await expect(page).toHaveURL('/girocode');
  expect(await page.evaluate(() => name)).toBe('');
  await page.reload();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await expect(field('IBAN')).toHaveValue('');
});

test('a wrong IBAN goes from a field of the calculator to its check', async ({ page }) => {
  await open(page, '/');
  await calculatorOn(page).bankCode.fill('DE98370400440532013000');
  await page
    .getByRole('status')
    .getByRole('link', { name: /^IBAN\sprüfen$/ })
    .click();
  await expect(page).toHaveURL('/iban-pruefen');
  await expect(page.getByText('So kann diese IBAN nicht stimmen').first()).toBeVisible();
});

test('in another tab the same link leads to the empty tool, and this tab keeps no name', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await calculate(calculatorOn(page), '37040044', '532013000');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'GiroCode erzeugen' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(other).toHaveURL('/girocode');
  await expect(giroCodeOn(other).field('IBAN')).toHaveValue('');
  expect(await page.evaluate(() => name)).toBe('');
});

for (const { what, given } of [
  { what: 'something that is no IBAN', given: 'iban-rechner /girocode "><img/src=x>' },
  {
    what: 'an IBAN that was meant for another page',
    given: 'iban-rechner /iban-pruefen DE89370400440532013000',
  },
  { what: 'nothing but the mark', given: 'iban-rechner' },
])
  test(`a tab to which a stranger has given ${what} as its name leads to the empty tool`, async ({
    page,
  }) => {
    await page.goto('/impressum');
    await page.evaluate((named) => {
      window.name = named;
    }, given);
    await open(page, '/girocode');
    await expect(giroCodeOn(page).field('IBAN')).toHaveValue('');
    expect(await page.evaluate(() => name)).toBe('');
  });

test('the name that somebody else has given to the tab stays as it is', async ({ page }) => {
  await page.goto('/impressum');
  await page.evaluate(() => {
    window.name = 'window of a bank';
  });
  await open(page, '/girocode');
  expect(await page.evaluate(() => name)).toBe('window of a bank');
});

test('no tool that something may be handed to is prepared in another place before the click', async ({
  page,
}) => {
  await page.goto('/impressum');
  const rules = page.locator('script[type=speculationrules]');
  const { prerender } = JSON.parse((await rules.textContent()) ?? '');
  for (const rule of prerender)
    expect(rule.where.and[1].not.href_matches).toEqual(
      expect.arrayContaining(['/', '/girocode', '/iban-pruefen']),
    );
});
