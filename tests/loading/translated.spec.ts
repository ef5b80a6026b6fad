import type { Page } from '@playwright/test';
import { calculate, calculatorOn } from '../support/calculatorPage.ts';
import { contactFormOn, sentText, sentTitle } from '../support/contactPage.ts';
import { everyTool, open } from '../support/everyTool.ts';
import { giroCodeOn } from '../support/giroCodePage.ts';
import { holdScripts } from '../support/holdScripts.ts';
import { ibanFormula } from '../support/ibanFormula.ts';
import { translate, translateHere, translateIntoOtherWords } from '../support/pageTranslator.ts';
import { expect, test } from '../support/siteTest.ts';

async function openTranslated(page: Page, path: string) {
  await open(page, path);
  await translate(page);
  await expect(page.locator('main font').first()).toBeAttached();
}

const results = [
  { bankCode: '37040044', account: '532013000', iban: 'DE89 3704 0044 0532 0130 00', bank: 'Commerzbank' },
  { bankCode: '20070000', account: '1234566', iban: 'DE68 2007 0000 0123 4566 00', bank: 'Deutsche Bank' },
  { bankCode: '12345678', account: '4711', iban: ibanFormula('12345678', '4711').grouped, bank: null },
  {
    bankCode: '70150000',
    account: '1111111',
    iban: 'DE62 7015 0000 0020 2288 88',
    bank: 'Stadtsparkasse München',
  },
];

test('the calculator shows one result after the other, each with its own arithmetic', async ({ page }) => {
  await openTranslated(page, '/');
  const calculator = calculatorOn(page);
  for (const { bankCode, account, iban, bank } of [...results, ...results.toReversed()]) {
    await calculate(calculator, bankCode, account);
    await expect(calculator.iban(iban)).toBeVisible();
    await expect(calculator.status(new RegExp(iban))).toHaveCount(1);
    if (bank) await expect(calculator.result.getByText(bank).first()).toBeVisible();
    await expect(calculator.arithmetic).toContainText(account);
    // The last line contains the IBAN of the result, and the lines before it are those of its own calculation.
    await expect(calculator.arithmetic.locator('li').last()).toContainText(iban);
    const difference = 98 - Number(iban.slice(2, 4));
    await expect(calculator.arithmetic).toContainText(`98 − ${difference} = `);
  }
});

test('the fields of the calculator count, name the bank, recognise an IBAN and offer the search', async ({
  page,
}) => {
  await openTranslated(page, '/');
  const { bankCode, accountNumber } = calculatorOn(page);
  const main = page.getByRole('main');
  for (let round = 0; round < 2; round += 1) {
    await bankCode.fill('3704');
    await expect(main.getByText('4\u00A0Ziffern')).toBeVisible();
    await bankCode.fill('37040044');
    await expect(main.getByText('Commerzbank, Köln')).toBeVisible();
    await bankCode.fill('12345678');
    await expect(main.getByText(/^Nicht in unseren Bankdaten/)).toBeVisible();
    await bankCode.fill('DE89370400440532013000');
    await expect(main.getByText('Das sieht nach einer IBAN aus.')).toBeVisible();
    await accountNumber.fill('12345678901');
    await expect(main.getByText(/Möglich sind höchstens 10/)).toBeVisible();
    await accountNumber.fill('1');
    await expect(main.getByText('1\u00A0Ziffer', { exact: true })).toBeVisible();
    await accountNumber.fill('');
    await bankCode.fill('');
    await page.getByRole('button', { name: 'Bank suchen' }).click();
    await page.getByRole('textbox', { name: /^Bank, Ort/ }).fill('Sparkasse');
    await expect(main.getByText(/\d\sTreffer/)).toBeVisible();
    await main.getByRole('button', { name: 'Schließen', exact: true }).click();
  }
});

test('the check goes from one IBAN to the next, right, wrong and foreign', async ({ page }) => {
  await openTranslated(page, '/iban-pruefen');
  const field = page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' });
  const result = page.getByRole('region', { name: 'Ergebnis' });
  for (let round = 0; round < 2; round += 1) {
    await field.fill('DE89 3704');
    await expect(page.getByText('8 von 22\u00A0Zeichen')).toBeVisible();
    await field.fill('DE89 3704 0044 0532 0130 00');
    await expect(result.getByText('Commerzbank', { exact: true })).toBeVisible();
    await result.getByRole('button', { name: 'IBAN kopieren' }).click();
    await field.fill('DE98 3704 0044 0532 0130 00');
    await expect(result.getByText('So kann diese IBAN nicht stimmen').first()).toBeVisible();
    await field.fill('GB82 WEST 1234 5698 7654 32');
    await expect(result.getByText('Vereinigtes Königreich', { exact: false }).first()).toBeVisible();
    await field.fill('DE89 3704 0044 0532 0130 00 und AT61 1904 3002 3457 3201');
    await expect(result.getByRole('article')).toHaveCount(2);
    await field.fill('nichts davon');
    await page.getByRole('button', { name: 'IBAN prüfen' }).click();
    await expect(result.getByText(/^In diesem Text steht keine IBAN/).last()).toBeVisible();
    await field.fill('');
    await page.getByRole('button', { name: 'IBAN prüfen' }).click();
    await expect(page.getByText('Geben Sie hier zuerst eine IBAN ein.')).toBeVisible();
  }
});

test('the GiroCode is drawn, refused and drawn again', async ({ page }) => {
  await openTranslated(page, '/girocode');
  const { field, way, picture, code } = giroCodeOn(page);
  for (let round = 0; round < 2; round += 1) {
    await field('IBAN').fill('DE89 3704 0044');
    await expect(page.getByText('12 von 22\u00A0Zeichen')).toBeVisible();
    await field('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await expect(page.getByText('Commerzbank, Köln')).toBeVisible();
    await field('Empfängername').fill('Bäckerei Huber');
    await field('Betrag').fill('12,5');
    await expect(page.getByText(/= 12,50/)).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(code.getByText('12,50', { exact: false }).first()).toBeVisible();
    await field('Betrag').fill('12,345');
    await field('Betrag').blur();
    await expect(page.getByText(/Drei Stellen hinter dem Zeichen/)).toBeVisible();
    await expect(code.getByText(/Bitte ändern: Betrag/).first()).toBeVisible();
    await field('Betrag').fill('');
    await way('Bankleitzahl und Kontonummer').check();
    await field('Bankleitzahl (BLZ)').fill('20070000');
    await field('Kontonummer').fill('1234566');
    await expect(page.getByText('DE68 2007 0000 0123 4566 00').first()).toBeVisible();
    await expect(page.getByText(/^Das ist die IBAN der Bank/)).toBeVisible();
    await field('Bankleitzahl (BLZ)').fill('12345678');
    await expect(page.getByText(/^Diese Bankleitzahl steht nicht in unseren Bankdaten/)).toBeVisible();
    await expect(page.getByText(/^Das ist die IBAN der Bank/)).toHaveCount(0);
    await way('IBAN').check();
    await field('IBAN').fill('');
    await field('Empfängername').fill('');
  }
});

test('the bank search finds, finds nothing, and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTranslated(page, '/bank-suchen');
  const field = page.getByRole('textbox', { name: /^Bank, Ort/ });
  const entries = page.getByRole('search').getByRole('listitem');
  for (let round = 0; round < 2; round += 1) {
    await field.fill('Commerzbank Köln');
    await expect(entries.first()).toContainText('Commerzbank');
    await entries.first().getByRole('button', { name: /^BLZ/ }).click();
    await field.fill('DE89370400440532013000');
    await expect(page.getByText(/^Das ist eine IBAN/)).toBeVisible();
    await field.fill('xqxqxqxq');
    await expect(page.getByText(/^Nichts gefunden/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Suche leeren' }).click();
    await expect(page.getByText('Zum Beispiel:')).toBeVisible();
  }
});

test('the list is read, converted, saved and read again', async ({ page }) => {
  await openTranslated(page, '/iban-liste');
  const field = page.getByRole('textbox', { name: 'Aus der Tabelle kopieren und hier einfügen' });
  for (const rows of [1, 3]) {
    await field.fill(`BLZ;Konto;Name\n${'37040044;532013000;Huber\n'.repeat(rows)}`);
    await page.getByRole('button', { name: 'Liste lesen' }).click();
    await expect(page.getByRole('cell', { name: 'Huber' }).first()).toBeVisible();
    await page.getByLabel('Was steht in der Liste?').selectOption({ index: 2 });
    await page.getByLabel('Was steht in der Liste?').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Liste umrechnen' }).click();
    await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeVisible();
    await expect(page.getByText(`· ${rows === 1 ? '1\u00A0Zeile' : '3\u00A0Zeilen'}`)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Als CSV speichern' }).click();
    await download;
    await page.getByRole('button', { name: 'Neue Liste' }).click();
    await expect(field).toBeVisible();
  }
});

test('the contact form confirms each message', async ({ page }) => {
  await openTranslated(page, '/kontakt');
  const form = contactFormOn(page);
  for (let round = 0; round < 2; round += 1) {
    await form.fillAndSend();
    await expect(form.notification.getByText(sentTitle, { exact: true })).toBeVisible();
    await expect(form.notification.getByText(sentText, { exact: true })).toBeVisible();
    await expect(form.message).toHaveValue('');
  }
});

test.describe('translated before the tools start', () => {
  // React logs that the page differs from the served HTML.
  test.use({ mayComplain: true });

  for (const tool of everyTool)
    test(`${tool.name} works`, async ({ page }) => {
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${translateHere})`);
      await open(page, tool.path);
      await tool.use(page);
    });
});

test.describe('translated into other words before the tools start', () => {
  // React logs that the page differs from the served HTML, and builds the card anew.
  test.use({ mayComplain: true });

  async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await translateIntoOtherWords(page);
    const served = await page.locator('astro-island > *').first().elementHandle();
    return async () => {
      release();
      await expect.poll(() => served?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    };
  }

  for (const { path, id, text } of [
    { path: '/', id: '#blz', text: '370400' },
    { path: '/iban-pruefen', id: '#iban-text', text: 'DE89 3704' },
    { path: '/bank-suchen', id: 'input', text: 'Commerz' },
    { path: '/bic', id: 'input', text: 'Commerz' },
    { path: '/iban-liste', id: 'textarea', text: '37040044;5320' },
    { path: '/girocode', id: '#zahlung-name', text: 'Erika' },
    { path: '/entwickler', id: '#blz', text: '370400' },
  ])
    test(`what was typed on ${path} is kept, and so is the focus`, async ({ page }) => {
      const start = await openHeld(page, path);
      const field = page.locator('astro-island').locator(id).first();
      await field.clear();
      await field.pressSequentially(text);
      await start();
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      await page.keyboard.type('4');
      await expect(field).toHaveValue(`${text}4`);
    });

  test('the chosen way of entering an account is kept', async ({ page }) => {
    const start = await openHeld(page, '/girocode');
    const way = page.locator('astro-island [type=radio]').nth(1);
    await way.check();
    await start();
    await expect(page.locator('#konto')).toBeVisible();
    await expect(way).toBeChecked();
  });

  test('the caret stays where it was', async ({ page }) => {
    const start = await openHeld(page, '/');
    const field = page.locator('#blz');
    await field.fill('370044');
    await field.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3));
    await start();
    await expect(field).toBeFocused();
    await page.keyboard.type('40');
    await expect(field).toHaveValue('37040044');
  });

  test('a form that was sent is answered', async ({ page }) => {
    const start = await openHeld(page, '/iban-pruefen');
    await page.locator('#iban-text').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'IBAN prüfen' }).click();
    await start();
    await expect(
      page.getByRole('region', { name: 'Ergebnis' }).getByText('Commerzbank', { exact: true }),
    ).toBeVisible();
  });

  test('Enter is answered', async ({ page }) => {
    const start = await openHeld(page, '/');
    await page.locator('#blz').fill('37040044');
    await page.locator('#konto').fill('532013000');
    await page.locator('#konto').press('Enter');
    await start();
    await expect(calculatorOn(page).iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
  });

  test('a file that was dropped is read', async ({ page }) => {
    const start = await openHeld(page, '/iban-liste');
    await page
      .locator('astro-island button')
      .first()
      .evaluate((element) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['BLZ;Konto\n37040044;532013000'], 'mitglieder.csv'));
        element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      });
    await start();
    await expect(page.getByText('mitglieder.csv')).toBeVisible();
  });

  test('the tool starts at once, before the visitor types', async ({ page }) => {
    await page.goto('/');
    await translateIntoOtherWords(page);
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  });
});
