import type { Page } from '@playwright/test';
import { resultTitles } from '../../../src/features/ibanList/convert/resultColumns.ts';
import { cancelJob } from '../../support/cancelJob.ts';
import { chooseFile, savedBy } from '../../support/files.ts';
import { expectResult, status } from '../../support/listPage.ts';
import { expect, test } from '../../support/siteTest.ts';
import { startTool } from '../../support/startTool.ts';

const IBAN = 'DE89370400440532013000';

const chooseFixture = (page: Page, name: string) =>
  page.locator('input[type=file]').setInputFiles(`tests/fixtures/ibanList/${name}`);

/** The lines of the saved CSV. */
async function savedLines(page: Page, expectedName = 'lang-IBAN.csv'): Promise<string[]> {
  const { name, content } = await savedBy(page, 'Als CSV speichern');
  expect(name).toBe(expectedName);
  const text = String(content);
  expect(text.startsWith('\uFEFF')).toBe(true);
  return text.slice(1).split('\r\n');
}

/** Rows of one bank, so that the time depends only on their number. */
function longList(rows: number): string {
  const lines = Array.from({ length: rows }, (_, row) => `37040044;532013000;Zeile ${row}`);
  return `BLZ;Konto;Name\n${lines.join('\n')}\n`;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('a file in Windows-1252 is saved as CSV with all its cells [11.4]', async ({ page }) => {
  await chooseFixture(page, 'excel-semikolon.csv');
  await expectResult(page);
  await expect(page.getByRole('heading', { name: 'Ergebnis' })).toBeFocused();
  await expect(page.getByText('Spalten: A Bankleitzahl, B Kontonummer')).toBeVisible();
  const lines = await savedLines(page, 'excel-semikolon-IBAN.csv');
  expect(lines[0]).toBe(['BLZ;Kontonummer;Name', ...resultTitles([])].join(';'));
  expect(lines[1]).toContain(`37040044;532013000;Jörg Müller;${IBAN};COBADEFFXXX;Commerzbank;berechnet;`);
  expect(lines).toHaveLength(4);
});

test('a paste of 100,000 lines comes back complete and in its order [11.4]', async ({ page }) => {
  await startTool(page);
  const field = page.getByLabel('Aus der Tabelle kopieren und hier einfügen');
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, longList(100_000));
  await expectResult(page);
  await expect(field).toHaveValue('');
  const lines = await savedLines(page, 'Liste-IBAN.csv');
  expect(lines).toHaveLength(100_002);
  for (const row of [0, 1, 49_999, 99_999])
    expect(lines[row + 1]).toMatch(new RegExp(`^37040044;532013000;Zeile ${row};DE`));
});

test('what was recognised can be corrected, and no choice is cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseFile(page, 'lang.csv', 'Anna,37040044;532013000,x\nBernd,37040044;532013000,y\n');
  await expect(page.getByText('In keiner Spalte haben wir Bankleitzahlen')).toBeVisible();
  const roomOfSelects = await page.getByRole('combobox').evaluateAll((selects) =>
    selects.map((select) => {
      const { clientWidth } = select;
      select.style.width = 'max-content';
      return clientWidth - select.clientWidth;
    }),
  );
  expect(Math.min(...roomOfSelects)).toBeGreaterThanOrEqual(0);
  await page.getByLabel('Trennzeichen').selectOption({ label: 'Komma ( , )' });
  await page.getByLabel('Was steht in der Liste?').selectOption({ label: 'BLZ und Konto, eine Spalte' });
  await page.getByLabel('BLZ und Konto').selectOption('1');
  await page.getByLabel('Überschriften der Spalten').selectOption('in Zeile 1');
  await page.getByRole('button', { name: 'Liste umrechnen' }).click();
  await expectResult(page);
  const lines = await savedLines(page);
  expect(lines[0]).toContain('Anna;"37040044;532013000";x;IBAN;');
  expect(lines[1]).toContain(`Bernd;"37040044;532013000";y;${IBAN};`);
});

test('progress moves, and cancelling keeps the list and its settings', async ({ page }) => {
  // Quoted cells do not take the fast path, which gives enough time for a click on a fast machine, too.
  await chooseFile(page, 'lang.csv', longList(100_000).replaceAll(/Zeile \d+/g, '"$&"'));
  const start = page.getByRole('button', { name: 'Liste umrechnen' });
  await cancelJob(page);
  await expect(page.getByText('Abgebrochen. Ihre Liste ist unverändert')).toBeVisible();
  await expect(start).toBeEnabled();
});

test('what is no list is refused with a sentence, and the page still works', async ({ page }) => {
  for (const [file, sentence] of [
    ['leer.csv', 'In der Liste steht nichts.'],
    ['bild.png', 'Diese Datei ist weder CSV noch XLSX'],
    ['kennwort.xlsx', 'mit einem Kennwort geschützt'],
    ['kaputt.xlsx', 'beschädigt oder unvollständig'],
    ['alt.xls', 'das alte Excel-Format XLS'],
  ] as const) {
    await chooseFixture(page, file);
    await expect(status(page, sentence), file).toBeVisible();
  }
  await chooseFixture(page, 'utf8-mit-bom.csv');
  await expectResult(page);
});

test('the page shows the beginning of long cells, and the file keeps all of them', async ({ page }) => {
  const note = 'Notiz '.repeat(20_000);
  await chooseFile(page, 'lang.csv', `BLZ;Konto;Artikel\n${`37040044;532013000;${note}\n`.repeat(20)}`);
  const lines = await savedLines(page);
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText('Notiz …');
  for (const line of lines.slice(1, 21)) expect(line).toContain(note);
});

test('rows with the same doubt are asked about and read at once [11.29]', async ({ page }) => {
  await chooseFile(
    page,
    'liste.csv',
    'BLZ;Konto;Name\n37040044 *12;532013000;Anna\n37040044;532013000;Bernd\n50010517 *7;648489890;Clara\n;1;D\n;2;E\n',
  );
  const questions = page.getByRole('region', { name: /^(Frage|Hinweis) 1 von 1 zu Ihrer Liste$/ });
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
  await rows.getByRole('button', { name: 'Zurück zur Frage' }).click();
  await expect(questions).toBeFocused();
  await expect(questions).toBeInViewport({ ratio: 1 });
  await questions
    .getByRole('button', { name: /^Beide Zeilen so lesen, zum Beispiel: BLZ\s37040044, Konto\s532013000$/ })
    .dblclick();
  await expect(questions).toContainText(/^Hinweis 1/);
  // What is left to look at is shown again.
  const open = (count: number) => page.getByRole('region', { name: `Auffällig (${count})` });
  await expect(open(2)).toBeVisible();
  await questions.getByText(/^1\sAntwort, 2\sZeilen$/).click();
  await questions.getByRole('button', { name: '„37040044 *12“: 2 Zeilen', exact: true }).click();
  await expect(rows).toContainText('DE12 5001 0517 0648 4898 90');
  const csv = String((await savedBy(page, 'Als CSV speichern')).content);
  expect(csv).toMatch(/37040044 \*12;.*DE89370400440532013000;.*Auf Ihre Antwort hin gelesen: BLZ\s37040044/);
  await questions.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(questions).toBeFocused();
  await expect(open(4)).not.toContainText('DE12 5001');
  await expect(questions).toContainText(/^Frage 1/);
  await questions.getByRole('button', { name: 'Zeilen ansehen' }).click();
  // Pressed three times, it shows each question once more and answers none.
  await questions.getByRole('button', { name: 'Weiter' }).click({ clickCount: 3 });
  await expect(questions).toContainText(
    /^Hinweis 1.*Die Bankleitzahl fehlt, etwa „1“\.Das können nur Sie berichtigen\./,
  );
  await expect(open(4)).toBeVisible();
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
    await page.getByRole('button', { name: /^BLZ\s37040044, Konto\s532013000$/ }).click();
    await expect(page.getByRole('button', { name: `Zurücknehmen: Zeile ${row}` })).toBeVisible();
  }
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

test('nothing is converted before the visitor has chosen between two columns [11.30]', async ({ page }) => {
  const list = 'BLZ;Konto;neues Konto\n37040044;4711;532013000\n37040044;4712;532013001\n';
  await chooseFile(page, 'liste.csv', list);
  const start = page.getByRole('button', { name: 'Liste umrechnen' });
  await expect(page.getByText('In welcher Spalte stehen die Nummern?')).toBeVisible();
  await expect(start).toBeDisabled();
  const preview = page.getByRole('region', { name: 'Vorschau der ersten Zeilen' });
  await expect(preview.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await chooseFile(page, 'ohne.csv', list.replace(/.*\n/, ''));
  await expect(page.getByLabel('Kontonummer')).toContainText('B (4711)');
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  const names = 'Anna Schulz;10020030;52071224\nBernd Wolf;10010010;52060410\nClara Kurz;10000000;37040044\n';
  await chooseFile(page, 'namen.csv', names);
  for (const name of ['Bankleitzahl', 'Kontonummer']) await expect(page.getByLabel(name)).toHaveValue('-1');
  await expect(start.locator('..')).toContainText('Wählen Sie zuerst oben die Spalten.');
  await expect(preview.getByRole('columnheader')).toHaveText(['A', 'B', 'C']);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await chooseFile(page, 'liste.csv', list);
  await page.getByLabel('Kontonummer').selectOption({ label: 'C: neues Konto (532013000)' });
  await start.click();
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText(
    'DE89 3704 0044 0532 0130 00',
  );
});
