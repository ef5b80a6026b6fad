import { calculatorOn, openCalculator, openReader } from '../../support/calculatorPage.ts';
import { hold } from '../../support/hold.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';

// What a text means is tested in src/domain/reading.

const { pasting, dropping } = insertions;
const FOOT = `Muster GmbH · Musterstraße 1 · 50667 Köln · Tel. 0221 123456
Commerzbank Köln · BLZ 370 400 44 · Konto 532 013 000
IBAN DE89 3704 0044 0532 0130 00 · BIC COBADEFFXXX · HRB 12345`;
const TWO_ACCOUNTS = `Sparkasse KölnBonn BLZ 370 501 98 Konto 1234567
Commerzbank Köln BLZ 370 400 44 Konto 532013000`;

/** Only the directory tells which of both is the bank code. */
const UNLABELLED = '532013000 37040044';

for (const [way, insert, field] of [
  ['pasted', pasting, 'bankCode'],
  ['dropped', dropping, 'accountNumber'],
] as const)
  test(`both numbers, ${way} into ${field}, fill both, the rest is named and is taken back [11.17]`, async ({
    page,
  }) => {
    const calculator = await openReader(page);
    await insert(calculator[field], FOOT);
    await calculator.expectFields('37040044', '532013000');
    await expect(calculator.status('Übernommen: BLZ 37040044 und Kontonummer 532013000')).toContainText(
      'Nicht übernommen: „Musterstraße 1“, „50667 Köln“, „Tel. 0221 123456“ und eine weitere Stelle.',
    );
    await calculator.calculate.click();
    await expect(calculator.iban('DE89 3704 0044 0532 0130 00')).toBeVisible();
    for (const takeBack of [
      () => calculator.button('Rückgängig').click(),
      () => calculator[field].press('ControlOrMeta+z'),
    ]) {
      await calculator.bankCode.fill('100');
      await calculator.accountNumber.fill('0042');
      await insert(calculator[field], 'Kto. 532013000 BLZ 37040044');
      await calculator.expectFields('37040044', '532013000');
      await takeBack();
      await calculator.expectFields('100', '0042');
      await expect(calculator.status('Die Felder sind wieder wie vorher.')).toBeVisible();
      await expect(calculator[field]).toBeFocused();
    }
  });

test('an IBAN, typed too, can be checked; a wrong one fills no field [11.17]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const calculator = await openReader(page);
  await calculator.bankCode.pressSequentially('DE89 3704 0044 0532 0130 00');
  await calculator.expectFields('37040044', '0532013000');
  await calculator.accountNumber.fill('');
  await pasting(calculator.accountNumber, 'IBAN: DE89 3704 0044 0532 0130 00');
  await calculator.expectFields('37040044', '0532013000');
  await expect(calculator.status('Das ist schon eine IBAN, rechnerisch richtig.')).toBeVisible();
  await expect(calculator.calculate).toBeInViewport({ ratio: 1 });
  await pasting(calculator.bankCode, 'DE98 3704 0044 0532 0130 00');
  await calculator.expectFields('37040044', '0532013000');
  await expect(calculator.status('Die IBAN DE98 3704 0044 0532 0130 00 enthält einen Fehler')).toBeVisible();
  await page.locator('#rechner').getByRole('link', { name: 'IBAN prüfen' }).click();
  await expect(page).toHaveURL('/iban-pruefen');
  await expect(page.getByRole('textbox')).toHaveValue('DE98 3704 0044 0532 0130 00');
});

test('a text with several accounts lets the visitor choose, filling nothing before [11.18]', async ({
  page,
}) => {
  const calculator = await openReader(page);
  await calculator.accountNumber.fill('42');
  await pasting(calculator.bankCode, TWO_ACCOUNTS);
  await expect(calculator.status('Der Text ist nicht eindeutig. Was soll in die Felder?')).toBeVisible();
  await calculator.expectFields('', '42');
  await calculator.button(/^BLZ 37050198 und Kontonummer 1234567: Sparkasse KölnBonn/).click();
  await calculator.expectFields('37050198', '1234567');
  await calculator.button('Rückgängig').click();
  await calculator.expectFields('', '42');

  await pasting(calculator.bankCode, TWO_ACCOUNTS);
  await calculator.button('Nichts davon').click();
  await calculator.expectFields('', '42');
  await expect(calculator.button(/^BLZ/)).toHaveCount(0);

  await pasting(calculator.bankCode, 'Müller;37040044;532013000\nMeier;70150000;1234567897');
  await expect(calculator.status('Das sind mehrere Konten.')).toBeVisible();
  await expect(calculator.button(/BLZ/)).toHaveCount(2);
});

test('an unsure number is refused, and the other field is named [11.18]', async ({ page }) => {
  const calculator = await openReader(page);
  await calculator.bankCode.fill('10010010');
  await pasting(calculator.accountNumber, 'BLZ 3704OO44 Kto 532013000');
  await expect(
    calculator.status('Die Bankleitzahl in „BLZ 3704OO44“ ist nicht sicher zu lesen.'),
  ).toBeVisible();
  await calculator.expectFields('10010010', '');
  await calculator.button('Nur Kontonummer 532013000').click();
  await calculator.expectFields('', '532013000');

  await calculator.bankCode.fill('50010517');
  await calculator.accountNumber.fill('7654321');
  await pasting(calculator.bankCode, 'BLZ 37040044, Tel. 0221 123456');
  await calculator.expectFields('37040044', '7654321');
  await expect(calculator.status(/Die Kontonummer 7654321 stand schon im Feld\./)).toBeVisible();
});

test('the name of a bank with an account number fills the number and leads to the search [11.19]', async ({
  page,
}) => {
  const calculator = await openReader(page);
  await pasting(calculator.bankCode, 'Sparkasse KölnBonn, Konto 7654321');
  await calculator.expectFields('', '7654321');
  await calculator.button('Bank „Sparkasse KölnBonn“ suchen').click();
  const search = page.getByRole('search');
  await expect(search.getByRole('textbox')).toHaveValue('Sparkasse KölnBonn');
  await search
    .getByRole('button', { name: /BLZ übernehmen/ })
    .first()
    .click();
  await calculator.expectFields('37050198', '7654321');
});

test('the name of a bank that is typed leads to the search by Enter, and not after a digit [11.19]', async ({
  page,
}) => {
  const calculator = await openReader(page);
  await calculator.bankCode.pressSequentially('Köln');
  await expect(calculator.button('Bank „Köln“ suchen')).toBeVisible();
  await calculator.bankCode.press('3');
  await expect(calculator.button('Bank „Köln“ suchen')).toHaveCount(0);
  await expect(calculator.bankCode).toHaveValue('3');

  await calculator.bankCode.fill('');
  await calculator.bankCode.pressSequentially('Sparkasse Kölnx');
  await calculator.bankCode.press('Backspace');
  await expect(calculator.bankCode).toHaveValue('');
  await expect(calculator.status('In dieses Feld passen nur Ziffern.')).toBeVisible();
  await calculator.bankCode.press('Enter');
  const field = page.getByRole('search').getByRole('textbox');
  await expect(field).toHaveValue('Sparkasse Köln');
  await expect(field).toBeFocused();
  await expect(page.getByRole('search').getByText('Sparkasse KölnBonn').first()).toBeVisible();
});

for (const isChanged of [false, true])
  test(`a text waits for the directory, unless it was changed: ${isChanged}`, async ({ page }) => {
    const { held, release } = await hold(page, '**/daten/*.json');
    const calculator = await openCalculator(page);
    await calculator.accountNumber.fill('42');
    await pasting(calculator.bankCode, UNLABELLED);
    await calculator.expectFields('53201300', '42');
    if (isChanged) await calculator.bankCode.press('Backspace');
    await expect.poll(() => held.length).toBe(1);
    await release();
    if (isChanged) {
      await calculator.bankCode.press('9');
      // Only the directory tells that.
      await expect(calculator.bankCode).toHaveAccessibleDescription(/Nicht in unseren Bankdaten/);
      await calculator.expectFields('53201309', '42');
      return;
    }
    await calculator.expectFields('37040044', '532013000');
    await calculator.button('Rückgängig').click();
    await calculator.expectFields('', '42');
  });

for (const isEarly of [true, false])
  test(`no field keeps digits of an unread IBAN, early: ${isEarly} [11.17]`, async ({ page }) => {
    const { release } = await hold(page, isEarly ? '**/*.js' : /Insertion|daten/);
    const calculator = isEarly ? calculatorOn(page) : await openCalculator(page);
    if (isEarly) await page.goto('/', { waitUntil: 'commit' });
    await calculator.accountNumber.fill('5 32');
    const data = await hold(page, '**/daten/*.json');
    if (isEarly) await calculator.bankCode.fill('AT611904300234573201');
    else await pasting(calculator.bankCode, 'AT611904300234573201');
    await (isEarly && release());
    await expect(calculator.bankCode).toHaveAccessibleDescription(/sieht nach einer IBAN aus/);
    await calculator.expectFields('', '532');
    await release();
    await data.release();
    await expect(calculator.status(/ist keine deutsche und enthält keine BLZ\. Die Felder/)).toBeVisible();
    await calculator.expectFields('', '532');
  });

test('a name that is typed at once is searched for with its first letters [11.19]', async ({ page }) => {
  const { held, release } = await hold(page, /\/Insertion\./);
  const calculator = await openCalculator(page);
  await calculator.bankCode.pressSequentially('Sparkasse');
  await expect.poll(() => held.length).toBe(1);
  // Keys are pressed while the code arrives.
  await Promise.all([release(), calculator.bankCode.pressSequentially(' Köln')]);
  await expect(calculator.button('Bank „Sparkasse Köln“ suchen')).toBeVisible();
});
