import { chooseFile, savedBy } from '../../support/files.ts';
import { button, convert, correct, rowOf } from '../../support/listPage.ts';
import { expect, test } from '../../support/siteTest.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('rows with the same doubt are asked about and read at once [11.29]', async ({ page }) => {
  await chooseFile(
    page,
    'liste.csv',
    'BLZ;Konto;Name\n37040044 *12;532013000;Anna\n37040044;532013000;Bernd\n50010517 *7;648489890;Clara\n;1;D\n;2;E\n532013000;37040044;F\n648489890;50010517;G\n',
  );
  const questions = page.getByRole('region', { name: /^Frage [12] von 2$/ });
  await expect(questions).toContainText(/2\sZeilen: .*„37040044 \*12“/);
  await expect(questions).toContainText('2 von 2 Kontonummern bestehen damit die Prüfung der Bank.');
  const save = page.getByRole('button', { name: 'Als CSV speichern' });
  expect((await questions.boundingBox())?.y).toBeLessThan(Number((await save.boundingBox())?.y));
  await page.setViewportSize({ width: 1280, height: 500 });
  await questions.getByRole('button', { name: 'Zeilen ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Zeilen dieser Frage' })).toBeFocused();
  await expect(page.getByRole('cell', { name: '37040044 *12 · 532' })).toBeInViewport();
  const rows = page.getByRole('region', { name: 'Zeilen dieser Frage (2)' });
  await expect(rows.getByRole('row')).toHaveCount(3);
  await expect(rows.getByText('keine Bankleitzahl').filter({ visible: true })).toHaveCount(2);
  await expect(rows.getByRole('columnheader')).toHaveText(['Zeile', 'Ihre Liste', 'Ergebnis']);
  await rows.getByRole('button', { name: 'Zurück zur Frage' }).click();
  await expect(questions).toBeFocused();
  await expect(questions).toBeInViewport({ ratio: 1 });
  await questions
    .getByRole('button', {
      name: /^Beide Zeilen so lesen, zum Beispiel: BLZ\s37040044, Konto\s532013000 \(Commerzbank\)$/,
    })
    .dblclick();
  await expect(questions).toContainText(/^Frage 2/);
  // What is left to look at is shown again.
  const open = (count: number) => page.getByRole('region', { name: `Auffällig (${count})` });
  await expect(open(4)).toBeVisible();
  await button(page, '„37040044 *12“: 2\u00A0Zeilen beantwortet').click();
  await expect(rows).toContainText('DE12 5001 0517 0648 4898 90');
  const csv = String((await savedBy(page, 'Als CSV speichern')).content);
  expect(csv).toMatch(/37040044 \*12;.*DE89370400440532013000;.*Auf Ihre Antwort hin gelesen: BLZ\s37040044/);
  await page.getByRole('button', { name: 'Zurücknehmen: „' }).click();
  await expect(questions).toBeFocused();
  await expect(open(6)).not.toContainText('DE12 5001');
  await expect(questions).toContainText(/^Frage 1/);
  await questions.getByRole('button', { name: 'Zeilen ansehen' }).click();
  // Pressed three times, it leaves both open and answers none.
  await questions.getByRole('button', { name: 'Offen lassen' }).click({ clickCount: 3 });
  await expect(page.getByRole('region', { name: '2\u00A0Fragen offen gelassen' })).toBeFocused();
  await button(page, 'Noch einmal fragen').click();
  await questions.getByRole('button', { name: 'Offen lassen' }).click();
  await expect(questions).toContainText(/^Frage 2.*Bankleitzahl und Kontonummer scheinen vertauscht/);
  await expect(open(6)).toBeVisible();
  // What only the visitor can correct is no question.
  await questions.getByRole('button', { name: /^Beide Zeilen so lesen/ }).click();
  await button(page, 'Noch einmal fragen').click();
  await questions.getByRole('button', { name: /^Beide Zeilen so lesen/ }).click();
  await expect(page.getByRole('region', { name: 'Keine Frage mehr offen' })).toBeFocused();
  await page.getByText(/^1\sfrühere Antwort$/).click();
  await expect(page.getByRole('button', { name: 'Zurücknehmen: vertauscht' })).toBeVisible();
  await expect(open(2)).toBeVisible();
});

test('rows whose account may no longer count are looked at first, and not doubted again in the series [11.16] [11.29]', async ({
  page,
}) => {
  const row = '37040044;532013000;Anna;';
  const rows = `${`${row}true\n`.repeat(2)}${`${row}false\n`.repeat(8)}`;
  await chooseFile(page, 'liste.csv', `BLZ;Konto;Name;is_deleted\n${rows}`);
  const questions = page.getByRole('region', { name: 'Frage 1 von 1' });
  await expect(page.getByRole('region', { name: 'Auffällig (2)' })).toBeVisible();
  await expect(questions.locator('[data-variant=primary]:first-child')).toHaveText('Zeilen ansehen');
  // Rows that are corrected by hand are no longer asked about.
  for (const row of [2, 3]) {
    await page.getByRole('button', { name: `Zeile ${row} berichtigen` }).click();
    await page.getByLabel('Kontonummer').fill('532013018');
    await expect(page.getByRole('button', { name: /^BLZ\s37040044, Konto\s532013000$/ })).toBeVisible();
    await page.getByLabel('Kontonummer').fill('532013000');
    await button(page, 'Trotzdem umrechnen').click();
    await expect(page.getByRole('button', { name: `Zurücknehmen: Zeile ${row}` })).toBeVisible();
  }
  await expect(page.getByText(/^Von Hand bestätigt: /)).toHaveCount(2);
  await expect(questions).toBeHidden();
  for (const row of [2, 3]) await page.getByRole('button', { name: `Zurücknehmen: Zeile ${row}` }).click();
  await expect(questions).not.toContainText('Prüfung der Bank');
  await questions.getByRole('button', { name: /^Beide Zeilen trotzdem umrechnen/ }).click();
  await expect(page.getByText('Keine Frage mehr offen')).toBeVisible();
  // What is answered is done.
  await expect(page.getByRole('region', { name: 'Alle Zeilen (10)' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'GiroCodes (neuer Tab)' }).click();
  await expect((await opened).getByText(/^10\sKarten\.$/)).toBeVisible();
});

test('digits beside the accounts are read with them or left out, as the visitor answers [11.29]', async ({
  page,
}) => {
  await convert(page, 'Name;BLZ;Konto;Unterkonto\nAnna;37040044;5320130;18\nBernd;50010517;6484898;90\n');
  const answer = (how: string) => page.getByRole('button', { name: `Beide Zeilen ${how} lesen` });
  await answer('ohne diese Ziffern').click();
  await expect(rowOf(page, 'Bernd')).toContainText('Kontonummer fraglich');
  await page.getByRole('button', { name: /^Zurücknehmen: Ziffern/ }).click();
  await answer('mit diesen Ziffern').click();
  await expect(rowOf(page, 'Anna')).toContainText('DE88 3704 0044 0532 0130 18');
  await expect(rowOf(page, 'Bernd')).toContainText('DE12 5001 0517 0648 4898 90');
});

test('what is right in one row with an unknown bank code is right in the others with one press [11.10]', async ({
  page,
}) => {
  await convert(
    page,
    'BLZ;Konto;Name\n37040045;532013000;Anna\n37040045;532013018;Bernd\n37040045;532013100;Clara\n',
  );
  await expect(page.getByText(/^Frage \d/)).toHaveCount(0);
  await rowOf(page, 'Bernd')
    .getByRole('button', { name: /^370\s400\s44,/ })
    .click();
  await button(page, 'Auch die 2 anderen Zeilen mit BLZ\u00A037040044 lesen').click();
  await expect(page.getByRole('region', { name: 'Keine Frage mehr offen' })).toBeFocused();
  await expect(button(page, '2 fertig')).toBeVisible();
  await page.getByRole('button', { name: /^Zurück.*: 2\sZeilen beantwortet, 1\sbleibt auffällig$/ }).click();
  await expect(rowOf(page, 'Clara')).toContainText('Bank unbekannt');
});

test('rows of an answer that are corrected or taken back one by one stay in view with the focus [11.29]', async ({
  page,
}) => {
  await convert(page, 'BLZ;Konto;Name\n37040044 *12;532013000;Anna\n37040044;532013000;Bernd\n;1;D\n');
  for (const settle of [
    () => button(page, 'Zurücknehmen: Zeile 2').click(),
    () => correct(page, 2, '50010517', '648489890'),
  ]) {
    await page.getByRole('button', { name: /^Die Zeile so lesen/ }).click();
    await button(page, '3 Alle Zeilen').click();
    await settle();
    await expect(page.getByText(/beantwortet$/)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Alle Zeilen (3)' })).toBeVisible();
    await expect(button(page, 'Zeile 2 berichtigen')).toBeFocused();
  }
});

test('no way leads back to a question whose rows are all corrected by hand [11.29]', async ({ page }) => {
  await convert(page, 'BLZ;Konto;Name\n37040044 *12;532013000;Anna\nalt 37040044;532013000;Bernd\n');
  // A single row is named and shown.
  const question = page.getByRole('region', { name: 'Frage' });
  await expect(question).toContainText(/Zeile\s2: .*Anna/);
  await button(page, 'Offen lassen').click();
  await expect(question).toContainText(/Zeile\s3: .*Bernd/);
  await button(page, 'Offen lassen').click();
  await button(page, 'Noch einmal fragen').click();
  await button(page, 'Zeile ansehen').click();
  await expect(button(page, 'Zurück zur Frage')).toBeVisible();
  await correct(page, 2);
  await expect(rowOf(page, 'Anna')).toContainText('Von Hand berichtigt');
  await expect(page.getByRole('region', { name: 'Zeile dieser Frage' })).toBeVisible();
  await expect(button(page, 'Zurück zur Frage')).toHaveCount(0);
});

test('a number of rows brings them into view; a remark stays in the reason of a row that is corrected [11.8] [11.10]', async ({
  page,
}) => {
  await chooseFile(page, 'liste.csv', 'BLZ;Konto;Name;Bemerkung\n37040044;532013001;Anna;gesperrt\n');
  await page.setViewportSize({ width: 360, height: 600 });
  await page.getByRole('button', { name: 'auffällig' }).first().click();
  await expect(rowOf(page, 'Anna')).toBeInViewport();
  await correct(page, 2);
  await expect(rowOf(page, 'Anna')).toContainText(
    'Von Hand berichtigt: BLZ\u00A037040044, Konto\u00A0532013000. Prüfziffer stimmt. Zu beachten: „gesperrt“.',
  );
});
