import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { readClipboard } from './clipboard.ts';
import { open } from './everyTool.ts';
import { expect, test } from './siteTest.ts';

async function openBic(page: Page) {
  await open(page, '/bic');
  const search = page.getByRole('search', { name: 'BIC nachschlagen' });
  return {
    search,
    field: search.getByRole('textbox', { name: 'IBAN, Bank, Ort, BLZ oder BIC' }),
    results: search.getByRole('listitem'),
    bics: search.getByRole('button', { name: /^BIC .* kopieren$/ }),
    status: search.getByRole('status'),
  };
}

const right = 'DE89 3704 0044 0532 0130 00';

test('a right German IBAN gets its bank and its BIC, which one press copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { search, field, results, status } = await openBic(page);
  await field.fill(right);
  await expect(search.getByText('IBAN rechnerisch richtig', { exact: true })).toBeVisible();
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('Commerzbank');
  await results.getByRole('button', { name: 'BIC COBADEFFXXX kopieren' }).click();
  expect(await readClipboard(page)).toBe('COBADEFFXXX');
  await expect(status).toHaveText('BIC COBADEFFXXX ist kopiert.');
  await expectNoViolations(page);
});

test('a BIC copied before the result was said is not talked over', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { field, results, status } = await openBic(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill(right);
  await results.getByRole('button', { name: 'BIC COBADEFFXXX kopieren' }).click();
  await expect(status).toHaveText('BIC COBADEFFXXX ist kopiert.');
  await page.clock.fastForward(5000);
  await expect(status).toHaveText('BIC COBADEFFXXX ist kopiert.');
});

test('a wrong IBAN gets its reason and no BIC', async ({ page }) => {
  const { search, field, bics } = await openBic(page);
  for (const [typed, reason] of [
    ['DE89 3704 0044 0532 0130 01', 'Die Prüfziffern passen nicht zum Rest.'],
    ['DE89 37O4 0044 0532 0130 00', 'An Stelle 7 steht der Buchstabe O.'],
    ['DE89 3704 0044 0532 0130 000', '23 statt 22 Zeichen'],
  ] as const) {
    await field.fill(typed);
    await expect(search.getByText('So kann diese IBAN nicht stimmen', { exact: true })).toBeVisible();
    await expect(search.getByRole('paragraph').filter({ hasText: reason }).last()).toBeVisible();
    await expect(bics).toHaveCount(0);
  }
  await search.getByRole('link', { name: 'IBAN prüfen und Tippfehler suchen' }).click();
  await expect(page).toHaveURL('/iban-pruefen');
});

test('a name, a place and a bank code find banks with their BIC', async ({ page }) => {
  const { field, results } = await openBic(page);
  for (const [query, bic] of [
    ['Sparkasse Köln', 'COLSDE33XXX'],
    ['münchner bank', 'GENODEF1M01'],
    ['370 400 44', 'COBADEFFXXX'],
  ] as const) {
    await field.fill(query);
    await expect(results.first().getByRole('button', { name: `BIC ${bic} kopieren` }), query).toBeVisible();
  }
});

test('a BIC finds its bank codes', async ({ page }) => {
  const { search, field, results } = await openBic(page);
  await field.fill('genoded1spk');
  await expect(search.getByText('GENODED1SPK gehört zu einer Bankleitzahl:').last()).toBeVisible();
  await expect(results).toHaveCount(1);
  await field.fill('COBADEFF');
  await expect(search.getByText(/^COBADEFFXXX gehört zu \d+\sBankleitzahlen:$/).last()).toBeVisible();
  await expect(results).toHaveCount(10);
});

test('an IBAN or a BIC of another country is said to be one', async ({ page }) => {
  const { search, field, bics } = await openBic(page);
  for (const [typed, title, country] of [
    ['AT61 1904 3002 3457 3201', 'IBAN aus einem anderen Land', 'Österreich'],
    ['UBSWCHZH80A', 'BIC aus einem anderen Land', 'Schweiz'],
  ] as const) {
    await field.fill(typed);
    await expect(search.getByText(title, { exact: true })).toBeVisible();
    await expect(search.getByText(`: ${country}.`).last()).toBeVisible();
    await expect(bics).toHaveCount(0);
  }
});

test('the answer is announced once', async ({ page }) => {
  const { field, status } = await openBic(page);
  await field.fill('');
  await status.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => said.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await field.pressSequentially(right);
  const sentence = 'IBAN rechnerisch richtig. Commerzbank, BIC COBADEFFXXX.';
  await expect(status).toHaveText(sentence);
  expect(await page.evaluate(() => (window as never as { said: string[] }).said.at(-1))).toBe(sentence);
  expect(
    await page.evaluate(() =>
      (window as never as { said: string[] }).said.filter((text) => /richtig/.test(text)),
    ),
  ).toHaveLength(1);
});

test('what has no answer stays in the field with what is missing', async ({ page }) => {
  const { search, field, bics } = await openBic(page);
  for (const [typed, said] of [
    ['DE89 3704 0044', /12 von 22\sZeichen\. Die IBAN ist noch nicht vollständig\./],
    ['DE89370400440532013000 DE02120300000000202051', /Im Feld stehen 2 verschiedene IBANs/],
    ['Sparkasse '.repeat(40).trim(), /Das sind 399\sZeichen, zu viele für eine Suche/],
    ['QQQQDEFFXXX', /QQQQDEFFXXX steht nicht in unseren Bankdaten/],
  ] as const) {
    await field.fill(typed);
    await expect(search.getByText(said).last()).toBeVisible();
    await expect(field).toHaveValue(typed);
    await expect(bics).toHaveCount(0);
  }
  await field.fill('');
  await expect(search.getByText('Zum Beispiel:')).toBeVisible();
});
