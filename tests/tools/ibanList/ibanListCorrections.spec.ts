import type { Page } from '@playwright/test';
import { chooseFile, savedBy } from '../../support/files.ts';
import { button, correct, expectResult, rowOf } from '../../support/listPage.ts';
import { failNext, hold, release, watchListRequests } from '../../support/listRequests.ts';
import { expect, test } from '../../support/siteTest.ts';

const LIST = `BLZ;Konto;Name
37040044;532013000;Anna
3704004;1;Gerda
;1900440400;Sparkasse KölnBonn
`;

async function start(page: Page, content = LIST): Promise<void> {
  await chooseFile(page, 'liste.csv', content);
  await expectResult(page);
}

async function saved(page: Page, name: string, act: () => Promise<void>) {
  const press = () => button(page, name).click().then(act);
  const file = await savedBy(page, press);
  const lines = String(file.content).split('\r\n');
  return { name: file.name, cells: lines.map((line) => line.split(';')) };
}

test.beforeEach(async ({ page }) => {
  await watchListRequests(page);
  await page.goto('/iban-liste');
});

test('questions come with the result, and can be cancelled with it [11.29]', async ({ page }) => {
  await hold(page, 'find-questions');
  await chooseFile(page, 'liste.csv', 'BLZ;Konto\n37040044 *12;532013000\n');
  await expect(page.getByRole('progressbar', { name: 'Die Liste wird umgerechnet' })).toBeVisible();
  await button(page, 'Abbrechen').click();
  await button(page, 'Liste umrechnen').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(button(page, 'Als CSV speichern')).toHaveCount(0);
  await release(page);
  await expect(page.getByRole('region', { name: 'Frage 1 von 1' })).toBeVisible();
});

test('no correction is lost while another one is converted [11.10]', async ({ page }) => {
  await start(page);
  await expect(rowOf(page, 'Gerda')).toBeVisible();
  await hold(page, 'correct');
  await correct(page, 3);
  await button(page, 'Zeile 4 berichtigen').click();
  await release(page);
  await expect(rowOf(page, 'Gerda')).toContainText('Von Hand berichtigt: BLZ 37040044, Konto 532013000.');
  await hold(page, 'correct');
  await correct(page, 3);
  await button(page, 'Zeile 4 berichtigen').click();
  await page.getByLabel('Bankleitzahl').fill('37050198');
  await page.keyboard.press('Enter');
  await release(page);
  await expect(rowOf(page, 'KölnBonn')).toContainText('Von Hand berichtigt: BLZ 37050198, Konto 1900440400.');
  await expect(page.getByText('2\u00A0Zeilen sind von Hand berichtigt.')).toBeVisible();
});

test('a row with an unknown bank code offers near ones, its form what else may be meant; one press converts it [12.12]', async ({
  page,
}) => {
  await start(page, 'BLZ;Konto;Name\n37040045;532013000;Anna\n70150000;19;Bernd\n648489890;50010517;Clara\n');
  await expect(rowOf(page, 'Anna')).toContainText(/Meinten Sie:.*Vergleichen Sie/);
  await button(page, '370\u00A0400\u00A044, Commerzbank, Köln').click();
  await expect(rowOf(page, 'Anna')).toContainText('DE89 3704 0044 0532 0130 00');
  await expect(rowOf(page, 'Anna')).toContainText('Von Hand berichtigt: BLZ 37040044, Konto 532013000.');
  await expect(button(page, 'Zeile 2 berichtigen')).toBeFocused();
  await button(page, 'Zeile 3 berichtigen').click();
  await button(page, '91').click();
  await expect(rowOf(page, 'Bernd')).toContainText('Von Hand berichtigt: BLZ 70150000, Konto 91.');
  await button(page, 'Zeile 4 berichtigen').click();
  await rowOf(page, 'Clara')
    .getByRole('button', { name: /^BLZ\s50010517, Konto\s648489890$/ })
    .click();
  await expect(rowOf(page, 'Clara')).toContainText('DE12 5001 0517 0648 4898 90');
});

test('a file is saved with the correction that is still being converted [11.11]', async ({ page }) => {
  await start(page);
  await expect(rowOf(page, 'Gerda')).toBeVisible();
  const noticed = await saved(page, 'Nur auffällige (CSV)', async () => undefined);
  expect(noticed.name).toBe('liste-bitte-ansehen.csv');
  expect(noticed.cells.map((each) => each[2])).toEqual(['Name', 'Gerda', 'Sparkasse KölnBonn', undefined]);
  await hold(page, 'correct');
  await correct(page, 3);
  const { cells } = await saved(page, 'Als CSV speichern', () => release(page));
  expect(cells[2]?.slice(0, 4)).toEqual(['3704004', '1', 'Gerda', 'DE89370400440532013000']);
});

test('nothing is written of a list that the visitor has left [11.11]', async ({ page }) => {
  await start(page);
  await hold(page, 'correct');
  await correct(page, 3);
  await button(page, 'Als Excel speichern').click();
  await button(page, 'Neue Liste').click();
  await release(page);
  await start(page, 'BLZ;Konto\n37040044;532013000\n');
  await expect(page.getByRole('region', { name: 'Alle Zeilen (1)' })).toBeVisible();
  expect(await page.evaluate(() => globalThis.listRequests.types)).not.toContain('write-xlsx');
});

test('a form that is shown again takes no focus [11.10]', async ({ page }) => {
  const lines = Array.from({ length: 300 }, (_, row) => `3704004;${row};n${row}`);
  await start(page, `BLZ;Konto;Name\n;1900440400;Sparkasse KölnBonn\n${lines.join('\n')}\n`);
  await button(page, 'Zeile 2 berichtigen').click();
  await page.getByLabel('Kontonummer').fill('19004404');
  await button(page, 'Nächste Seite').click();
  await expect(rowOf(page, 'n150')).toBeVisible();
  await expect(page.getByLabel('Bankleitzahl')).toHaveCount(0);
  await button(page, 'Vorige Seite').click();
  await expect(page.getByLabel('Kontonummer')).toHaveValue('19004404');
  await expect(page.getByRole('heading', { name: 'Auffällig (301)' })).toBeFocused();
});

test('what was typed is kept while another row is corrected, and an IBAN needs no bank code [11.10]', async ({
  page,
}) => {
  await start(page);
  await button(page, 'Zeile 3 berichtigen').click();
  await page.getByLabel('Bankleitzahl').fill('');
  for (const typed of ['4711', 'DE89 3704 0044 0532 0130 00']) {
    await page.getByLabel('Kontonummer').fill(typed);
    await button(page, 'Zeile 4 berichtigen').click();
    await button(page, 'Zeile 3 berichtigen').click();
  }
  await button(page, 'Neu umrechnen').click();
  await expect(rowOf(page, 'Gerda')).toContainText('Von Hand berichtigt: „DE89 3704 0044 0532 0130 00“.');
  await expect(rowOf(page, 'Gerda')).toContainText('IBAN rechnerisch richtig');
});

test('no correction can be taken back while a file is written that contains it [11.10]', async ({ page }) => {
  await start(page);
  await correct(page, 3);
  const undo = button(page, 'Zurücknehmen: Zeile 3');
  await expect(undo).toBeEnabled();
  await hold(page, 'write-rows');
  const { cells } = await saved(page, 'Als CSV speichern', async () => {
    await expect(undo).toBeDisabled();
    await release(page);
  });
  expect(cells[2]?.[3]).toBe('DE89370400440532013000');
  await undo.press('Enter');
  await expect(rowOf(page, 'Gerda')).toContainText('zu klären');
});

test('a row that is taken back stays so, although it was being converted [11.10]', async ({ page }) => {
  await start(page);
  await correct(page, 3);
  await expect(rowOf(page, 'Gerda')).toContainText('Von Hand berichtigt');
  await hold(page, 'correct');
  await correct(page, 3);
  await button(page, 'Zurücknehmen: Zeile 3').click();
  await expect(rowOf(page, 'Gerda')).toContainText('zu klären');
  await correct(page, 4);
  await release(page);
  await expect(rowOf(page, 'KölnBonn')).toContainText('Von Hand berichtigt');
  await expect(rowOf(page, 'Gerda')).toContainText('zu klären');
  await expect(page.getByText('1\u00A0Zeile ist von Hand berichtigt.')).toBeVisible();
});

test('the numbers of a correction that fails or is refused are still there [11.10]', async ({ page }) => {
  const failure = page.getByText('Die Liste konnte nicht verarbeitet werden');
  await start(page);
  await correct(page, 3, '1800O');
  await expect(page.getByLabel('Bankleitzahl')).toBeFocused();
  await expect(page.getByLabel('Bankleitzahl')).toHaveAccessibleDescription(/^„1800O“ ist keine/);
  await expect(page.getByLabel('Kontonummer')).toHaveValue('532013000');
  await expect(page.getByText('Von Hand berichtigt')).toHaveCount(0);
  await button(page, 'Zeile 3 berichtigen').click();
  await failNext(page, 'correct');
  await correct(page, 3);
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('Bankleitzahl')).toHaveValue('37040044');
  await expect(page.getByLabel('Kontonummer')).toHaveValue('532013000');
  await button(page, 'Neu umrechnen').click();
  await expect(rowOf(page, 'Gerda')).toContainText('Von Hand berichtigt: BLZ 37040044, Konto 532013000.');
  await expect(page.getByLabel('Bankleitzahl')).toHaveCount(0);
  await expect(failure).toHaveCount(0);
  await failNext(page, 'correct');
  await hold(page, 'correct');
  await correct(page, 4);
  await button(page, 'Zeile 3 berichtigen').click();
  await page.getByLabel('Bankleitzahl').fill('37050198');
  await release(page);
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('Bankleitzahl')).toHaveValue('37050198');
  await button(page, 'Zeile 4 berichtigen').click();
  await expect(page.getByLabel('Bankleitzahl')).toHaveValue('37040044');
  await expect(page.getByLabel('Kontonummer')).toHaveValue('532013000');
});

test('a column that is chosen while the list is read again stays chosen', async ({ page }) => {
  await chooseFile(page, 'liste.csv', LIST);
  await button(page, 'Spalten ändern').click();
  await expect(page.getByLabel('Kontonummer')).toHaveValue('1');
  await hold(page, 'open');
  await page.getByLabel('Überschriften der Spalten').selectOption('keine');
  await page.getByLabel('Kontonummer').selectOption('2');
  await release(page);
  await expect(button(page, 'Liste umrechnen')).toBeEnabled();
  await expect(page.getByLabel('Kontonummer')).toHaveValue('2');
  await expect(page.getByLabel('Überschriften der Spalten')).toHaveValue('0');
});
