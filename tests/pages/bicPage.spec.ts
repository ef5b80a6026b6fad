import type { Page } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectNoViolations } from '../support/axe.ts';
import { readClipboard } from '../support/clipboard.ts';
import { open } from '../support/everyTool.ts';
import { expect, test } from '../support/siteTest.ts';

async function openBic(page: Page) {
  await open(page, '/bic');
  const search = page.getByRole('search', { name: 'BIC suchen' });
  return {
    search,
    field: search.getByRole('textbox', { name: 'IBAN, Bank, Ort, BLZ oder BIC' }),
    results: search.getByRole('listitem'),
    bics: search.getByRole('button', { name: /^BIC .* kopieren$/ }),
    status: search.getByRole('status'),
  };
}

const right = 'DE89 3704 0044 0532 0130 00';

test('a right IBAN gets bank and BIC, a wrong one its reason; printed, it is text [14.4] [14.6] [15.7]', async ({
  page,
}) => {
  const { search, field, results, bics, status } = await openBic(page);
  await field.fill('');
  const said = await listen(page);
  await field.pressSequentially(right);
  const sentence = 'IBAN rechnerisch richtig. Commerzbank, BIC COBADEFFXXX.';
  await expect(status).toHaveText(sentence);
  expect((await said()).filter((text) => text.includes('richtig'))).toEqual([sentence]);
  await expect(search.getByText('IBAN rechnerisch richtig', { exact: true })).toBeVisible();
  await expect(results).toHaveCount(1);
  await expect(results).toContainText('Commerzbank');
  await expect(results.getByRole('link')).toHaveCount(0);
  await results.getByRole('button', { name: 'BIC COBADEFFXXX kopieren' }).click();
  await expect(status).toHaveText('BIC COBADEFFXXX ist kopiert.');
  expect(await readClipboard(page)).toBe('COBADEFFXXX');
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(results.getByText('BIC COBADEFFXXX', { exact: true })).toBeVisible();
  await expect(field).toBeHidden();
  await page.emulateMedia({ media: null });

  // Other reasons: src/bankData/searchAnswer.test.ts.
  await field.fill('DE89 37O4 0044 0532 0130 00');
  await expect(search.getByText('So kann diese IBAN nicht stimmen', { exact: true })).toBeVisible();
  const reason = search.getByRole('paragraph').filter({ hasText: 'An Stelle 7 steht der Buchstabe O.' });
  await expect(reason.last()).toBeVisible();
  await expect(bics).toHaveCount(0);
  await search.getByRole('link', { name: 'IBAN prüfen und Tippfehler suchen' }).click();
  await expect(page).toHaveURL('/iban-pruefen');
});
