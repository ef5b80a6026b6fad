import type { Page, Route } from '@playwright/test';
import { countAnnouncements } from './announcements.ts';
import { type Calculator, calculatorOn, openCalculator } from './calculatorPage.ts';
import { holdScripts } from './holdScripts.ts';
import { insertions } from './insertions.ts';
import { expect, test } from './siteTest.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { pasting, dropping } = insertions;
const FOOT = `Muster GmbH · Musterstraße 1 · 50667 Köln · Tel. 0221 123456
Commerzbank Köln · BLZ 370 400 44 · Konto 532 013 000
IBAN DE89 3704 0044 0532 0130 00 · BIC COBADEFFXXX · HRB 12345`;
const TWO_ACCOUNTS = `Sparkasse KölnBonn BLZ 370 501 98 Konto 1234567
Commerzbank Köln BLZ 370 400 44 Konto 532013000`;

/** Only the directory tells which of both is the bank code. */
const UNLABELLED = '532013000 37040044';

/** Opens the calculator and waits until the directory is there, which loads at the first touch. */
async function openReader(page: Page): Promise<Calculator> {
  const calculator = await openCalculator(page);
  await calculator.bankCode.focus();
  await page.waitForLoadState('networkidle');
  return calculator;
}
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const button = (page: Page, name: string | RegExp) => page.locator('#rechner').getByRole('button', { name });

async function expectFields({ bankCode, accountNumber }: Calculator, ...values: readonly [string, string]) {
  await expect(bankCode).toHaveValue(values[0]);
  await expect(accountNumber).toHaveValue(values[1]);
}

for (const [way, insert] of Object.entries({ pasting, dropping }))
  for (const field of ['bankCode', 'accountNumber'] as const) {
    test(`${way} a whole foot of a letter into the field ${field} fills both, and names what is not read`, async ({
      page,
    }) => {
      const calculator = await openReader(page);
      await insert(calculator[field], FOOT);
      await expectFields(calculator, '37040044', '532013000');
      await expect(said(page, 'Übernommen: BLZ 37040044 und Kontonummer 532013000')).toContainText(
        'Nicht übernommen: „Musterstraße 1“, „50667 Köln“, „Tel. 0221 123456“ und eine weitere Stelle.',
      );
      await expect(calculator.calculate).toBeEnabled();
    });

    test(`${way} into the field ${field} is taken back by one press, or by Ctrl+Z`, async ({ page }) => {
      const calculator = await openReader(page);
      for (const takeBack of [
        () => button(page, 'Rückgängig').click(),
        () => calculator[field].press('ControlOrMeta+z'),
      ]) {
        await calculator.bankCode.fill('100');
        await calculator.accountNumber.fill('0042');
        await insert(calculator[field], 'Kto. 532013000 BLZ 37040044');
        await expectFields(calculator, '37040044', '532013000');
        await takeBack();
        await expectFields(calculator, '100', '0042');
        await expect(said(page, 'Die Felder sind wieder wie vorher.')).toBeVisible();
        await expect(calculator[field]).toBeFocused();
      }
    });
  }

test('of several accounts the visitor chooses; until then the fields stay as they are', async ({ page }) => {
  const calculator = await openReader(page);
  await calculator.accountNumber.fill('42');
  await pasting(calculator.bankCode, TWO_ACCOUNTS);
  await expect(said(page, 'Der Text ist nicht eindeutig. Was soll in die Felder?')).toBeVisible();
  await expectFields(calculator, '', '42');
  await button(page, /^BLZ 37050198 und Kontonummer 1234567: Sparkasse KölnBonn/).click();
  await expectFields(calculator, '37050198', '1234567');
  await button(page, 'Rückgängig').click();
  await expectFields(calculator, '', '42');

  await pasting(calculator.bankCode, TWO_ACCOUNTS);
  await button(page, 'Nichts davon').click();
  await expectFields(calculator, '', '42');
  await expect(button(page, /^BLZ/)).toHaveCount(0);
});

test('a number that may be a date is not taken, but asked for', async ({ page }) => {
  const calculator = await openReader(page);
  await pasting(calculator.bankCode, '01012024 37040044');
  await expect(said(page, '01012024 kann eine Kontonummer oder ein Datum sein.')).toBeVisible();
  await expectFields(calculator, '', '');
  await button(page, /^BLZ 37040044 und Kontonummer 01012024/).click();
  await expectFields(calculator, '37040044', '01012024');
});

test('a text that is inserted again is announced again, and each time once', async ({ page }) => {
  const calculator = await openReader(page);
  const times = await countAnnouncements(page);
  for (const count of [1, 2]) {
    await calculator.bankCode.press('ControlOrMeta+a');
    await pasting(calculator.bankCode, 'Kto. 532013000 BLZ 37040044');
    await expect.poll(times).toBe(count);
    await page.waitForLoadState('networkidle');
    expect(await times()).toBe(count);
  }
});

test('what is typed after an insertion removes its note', async ({ page }) => {
  const calculator = await openReader(page);
  await pasting(calculator.bankCode, 'Kto. 532013000 BLZ 37040044');
  await expect(button(page, 'Rückgängig')).toBeVisible();
  await calculator.accountNumber.press('End');
  await calculator.accountNumber.press('Backspace');
  await expect(button(page, 'Rückgängig')).toHaveCount(0);
  await expectFields(calculator, '37040044', '53201300');
});

test('a number that cannot be read for sure is refused, and its field keeps no other', async ({ page }) => {
  const calculator = await openReader(page);
  await calculator.bankCode.fill('10010010');
  await pasting(calculator.accountNumber, 'BLZ 3704OO44 Kto 532013000');
  await expect(said(page, 'Die Bankleitzahl in „BLZ 3704OO44“ ist nicht sicher zu lesen.')).toBeVisible();
  await expectFields(calculator, '10010010', '');
  await button(page, 'Nur Kontonummer 532013000').click();
  await expectFields(calculator, '', '532013000');
});

test('an IBAN fills both fields and can be checked; a wrong one fills none', async ({ page }) => {
  const calculator = await openReader(page);
  await pasting(calculator.accountNumber, 'IBAN: DE89 3704 0044 0532 0130 00');
  await expectFields(calculator, '37040044', '0532013000');
  await expect(said(page, 'gelesen aus der IBAN DE89 3704 0044 0532 0130 00')).toBeVisible();
  await pasting(calculator.bankCode, 'DE98 3704 0044 0532 0130 00');
  await expectFields(calculator, '37040044', '0532013000');
  await expect(said(page, 'Die IBAN DE98 3704 0044 0532 0130 00 enthält einen Fehler')).toBeVisible();
  await page.locator('#rechner').getByRole('link', { name: 'IBAN prüfen' }).click();
  await expect(page).toHaveURL('/iban-pruefen');
  await expect(page.getByRole('textbox')).toHaveValue('DE98 3704 0044 0532 0130 00');
});

test('a BIC with one bank code fills it in', async ({ page }) => {
  const calculator = await openReader(page);
  await pasting(calculator.bankCode, 'COLSDE33XXX');
  await expectFields(calculator, '37050198', '');
});

test('the name of a bank with an account number fills the number and leads to the search', async ({
  page,
}) => {
  const calculator = await openReader(page);
  await pasting(calculator.bankCode, 'Sparkasse KölnBonn, Konto 1234567');
  await expectFields(calculator, '', '1234567');
  await button(page, 'Bank „Sparkasse KölnBonn“ suchen').click();
  const search = page.getByRole('search');
  await expect(search.getByRole('textbox')).toHaveValue('Sparkasse KölnBonn');
  await search
    .getByRole('button', { name: /BLZ übernehmen/ })
    .first()
    .click();
  await expectFields(calculator, '37050198', '1234567');
});

for (const press of ['button', 'Enter'] as const)
  test(`a name that is typed into the bank code leads to the search: ${press}`, async ({ page }) => {
    const calculator = await openReader(page);
    await calculator.bankCode.pressSequentially('Sparkasse Kölnx');
    await calculator.bankCode.press('Backspace');
    await expect(calculator.bankCode).toHaveValue('');
    await expect(said(page, 'In dieses Feld passen nur Ziffern.')).toBeVisible();
    if (press === 'Enter') await calculator.bankCode.press('Enter');
    else await button(page, 'Bank „Sparkasse Köln“ suchen').click();
    const field = page.getByRole('search').getByRole('textbox');
    await expect(field).toHaveValue('Sparkasse Köln');
    await expect(field).toBeFocused();
    await expect(page.getByRole('search').getByText('Sparkasse KölnBonn').first()).toBeVisible();
  });

test('typing digits after letters withdraws the offer to search', async ({ page }) => {
  const calculator = await openReader(page);
  await calculator.bankCode.pressSequentially('Köln');
  await expect(button(page, 'Bank „Köln“ suchen')).toBeVisible();
  await calculator.bankCode.press('3');
  await expect(button(page, 'Bank „Köln“ suchen')).toHaveCount(0);
  await expect(calculator.bankCode).toHaveValue('3');
});

test('after a choice the field has the focus, and redo puts nothing into it', async ({ page }) => {
  const calculator = await openReader(page);
  await pasting(calculator.accountNumber, `Straße 12, 80333 München\n${TWO_ACCOUNTS}`);
  await button(page, /^BLZ 37050198/).click();
  await expect(calculator.accountNumber).toBeFocused();
  await page.keyboard.press('Control+y');
  await expectFields(calculator, '37050198', '1234567');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expectFields(calculator, '', '');
});

test('many accounts lead to the list', async ({ page }) => {
  const calculator = await openReader(page);
  const lines = Array.from({ length: 12 }, (_, line) => `BLZ 37040044 Konto ${532013000 + line}`);
  await pasting(calculator.bankCode, lines.join('\n'));
  await expect(
    said(page, /^.*Der Text hat 12\smögliche Lesarten\. Angezeigt werden die ersten 8\./),
  ).toBeVisible();
  await expect(button(page, /^BLZ 37040044 und/)).toHaveCount(8);
  await expect(page.locator('#rechner').getByRole('link', { name: /IBAN-Liste/ })).toBeVisible();
});

test('a text that is pasted before the directory is there is read when it arrives', async ({ page }) => {
  const directories: Route[] = [];
  await page.route('**/daten/*.json', (route) => void directories.push(route));
  const calculator = await openCalculator(page);
  await calculator.accountNumber.fill('42');
  await pasting(calculator.bankCode, UNLABELLED);
  await expectFields(calculator, '53201300', '42');
  await expect.poll(() => directories.length).toBe(1);
  await directories[0]?.continue();
  await expectFields(calculator, '37040044', '532013000');
  await button(page, 'Rückgängig').click();
  await expectFields(calculator, '', '42');
});

test('a text that was changed before the directory is there stays as it is', async ({ page }) => {
  const directories: Route[] = [];
  await page.route('**/daten/*.json', (route) => void directories.push(route));
  const calculator = await openCalculator(page);
  await pasting(calculator.bankCode, UNLABELLED);
  await calculator.bankCode.press('Backspace');
  await expect.poll(() => directories.length).toBe(1);
  await directories[0]?.continue();
  await page.waitForLoadState('networkidle');
  await expectFields(calculator, '5320130', '');
});

test.describe('without the directory', () => {
  test.use({ mayComplain: true });

  test('labels are still read', async ({ page }) => {
    await page.route('**/daten/*.json', (route) => route.abort());
    const calculator = await openCalculator(page);
    await pasting(calculator.bankCode, 'Kto. 532013000 BLZ 37040044');
    await expectFields(calculator, '37040044', '532013000');
    await calculator.bankCode.fill('');
    await calculator.accountNumber.fill('');
    await pasting(calculator.accountNumber, 'Kto. 532013000, Tel. 0221 123456');
    await expectFields(calculator, '', '532013000');
  });
});

for (const field of ['bankCode', 'accountNumber'] as const)
  test(`a text from before the calculator started, in the field ${field}, is read as a whole too`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    const calculator = calculatorOn(page);
    await calculator[field].fill('Kto. 532013000 BLZ 37040044');
    release();
    await expectFields(calculator, '37040044', '532013000');
    await expect(said(page, 'Übernommen: BLZ 37040044 und Kontonummer 532013000')).toBeVisible();
    await button(page, 'Rückgängig').click();
    await expectFields(calculator, '', '');
  });

for (const text of [
  '1,23457E+09',
  '37040044,532013000',
  '37O40044/532013000',
  '370400440532013000',
  '12\n34567890123',
])
  test(`${JSON.stringify(text)} is no number for sure: the page says so, and one press takes it back`, async ({
    page,
  }) => {
    const calculator = await openReader(page);
    for (const takeBack of [
      () => button(page, 'Rückgängig').click(),
      () => calculator.accountNumber.press('ControlOrMeta+z'),
    ]) {
      await calculator.bankCode.fill('50010517');
      await calculator.accountNumber.fill('7654321');
      await calculator.accountNumber.press('ControlOrMeta+a');
      await pasting(calculator.accountNumber, text);
      await expect(said(page, /^Der Text war nicht sicher zu lesen\./)).toBeVisible();
      await takeBack();
      await expectFields(calculator, '50010517', '7654321');
      await expect(said(page, 'Die Felder sind wieder wie vorher.')).toBeVisible();
    }
  });

test('a number that was in the other field before is named, since it may belong to another account', async ({
  page,
}) => {
  const calculator = await openReader(page);
  await calculator.bankCode.fill('50010517');
  await calculator.accountNumber.fill('7654321');
  await pasting(calculator.bankCode, 'KT0 532013000 BLZ 37040044');
  await expectFields(calculator, '37040044', '7654321');
  await expect(said(page, /Die Kontonummer 7654321 stand schon im Feld\./)).toBeVisible();
});
