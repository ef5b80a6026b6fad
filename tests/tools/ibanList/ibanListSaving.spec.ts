import { readClipboard } from '../../support/clipboard.ts';
import { savedBy } from '../../support/files.ts';
import { button, convert, correct, MIXED, rowsOf, status } from '../../support/listPage.ts';
import { expect, test } from '../../support/siteTest.ts';

const IBAN = 'DE89370400440532013000';

test.beforeEach(async ({ page }) => {
  await page.goto('/iban-liste');
});

test('after each export the page says how many rows are open, until one is corrected or another export is made [11.11]', async ({
  page,
}) => {
  await convert(page, MIXED);
  const said = page.locator('[data-result] > [role=status]');
  await correct(page, 6);
  await expect(rowsOf(page).filter({ hasText: 'Gerda' })).toContainText('Von Hand berichtigt');
  await button(page, 'Nur IBANs kopieren').click();
  await expect(said).toContainText('2\u00A0Zeilen sind leer, weil die IBAN fraglich ist oder fehlt.');
  await correct(page, 6, '37040044', '532013018');
  await expect(said).toBeEmpty();
  await button(page, 'Alle Zeilen kopieren').click();
  await expect(said).toHaveText('In die Zwischenablage kopiert. 2\u00A0Zeilen sind darin noch auffällig.');
  await savedBy(page, 'Als CSV speichern');
  await expect(said).toHaveText('Die Datei wird gespeichert. 2\u00A0Zeilen sind darin noch auffällig.');
  await expect(said).toBeInViewport();
  await savedBy(page, 'Nur auffällige (CSV)');
  await expect(said).toHaveText('Die Datei wird gespeichert.');
});

test('the result is copied, taken along to the series of GiroCodes, and corrections are not lost unasked [11.11] [11.16]', async ({
  page,
}) => {
  const copied = async (name: string, beginning: RegExp) => {
    const copy = page.getByRole('button', { name });
    const width = (await copy.boundingBox())?.width;
    await copy.click();
    await expect(copy).toHaveText('Kopiert');
    // Its neighbours stay where they are.
    expect((await copy.boundingBox())?.width).toBe(width);
    await expect.poll(() => readClipboard(page)).toMatch(beginning);
    return (await readClipboard(page)).split(/\r?\n/);
  };
  await convert(page, MIXED);
  await correct(page, 6);
  await expect(button(page, '4 fertig')).toBeVisible();
  const ibans = await copied('Nur IBANs kopieren', /^IBAN\b/);
  // One is doubtful, and one has none.
  expect(ibans.slice(0, 6)).toEqual(['IBAN', IBAN, '', '', expect.stringMatching(/^DE/), IBAN]);
  await expect(
    status(page, '2\u00A0Zeilen sind leer, weil die IBAN fraglich ist oder fehlt.'),
  ).toBeInViewport();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'GiroCodes (neuer Tab)' }).click();
  const series = await opened;
  await expect(
    series.getByText(/^Jede Karte zahlt an das Konto ihrer Zeile\. Soll ein anderer/),
  ).toBeVisible();
  // The corrected row is one of them.
  await expect(series.getByText(/^4\sKarten, 1\sKarte zum Prüfen, 1\sZeile ohne Karte\.$/)).toBeVisible();
  expect(await page.evaluate(() => window.listForSeries)).toBeUndefined();
  await series.close();

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return asked.length < 3 ? dialog.dismiss() : dialog.accept();
  });
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await savedBy(page, 'Nur auffällige (CSV)');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await expect(button(page, '4 fertig')).toBeVisible();
  await page.getByRole('button', { name: 'Spalten ändern' }).click();
  await expect(page.getByRole('heading', { name: 'Spalten der Liste' })).toBeVisible();
  const everyTime = Array(3).fill(expect.stringMatching(/noch nicht gespeichert/));
  expect(asked).toEqual(everyTime);

  await button(page, 'Liste umrechnen').click();
  await correct(page, 6);
  await expect(button(page, '4 fertig')).toBeVisible();
  const table = await copied('Alle Zeilen kopieren', /^BLZ\tKonto\t/);
  expect(table[1]).toContain(`37040044\t532013000\tAnna\t${IBAN}\tCOBADEFFXXX\tCommerzbank\t`);
  await page.getByRole('button', { name: 'Neue Liste' }).click();
  await expect(page.getByRole('heading', { name: 'Liste einfügen oder Datei wählen' })).toBeVisible();
  expect(asked).toEqual(everyTime);
});

test('what is typed into the form of a row is not lost unasked [11.11]', async ({ page }) => {
  await convert(page, MIXED);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    return dialog.dismiss();
  });
  await button(page, 'Zeile 6 berichtigen').click();
  await page.getByLabel('Bankleitzahl').fill('37040044');
  await button(page, 'Zeile 4 berichtigen').click();
  await button(page, 'Neue Liste').click();
  await expect(button(page, '3 auffällig')).toBeVisible();
  expect(asked).toBe(1);
  await button(page, 'Zeile 6 berichtigen').click();
  await button(page, 'Schließen').click();
  await button(page, 'Neue Liste').click();
  await expect(page.getByRole('heading', { name: 'Liste einfügen oder Datei wählen' })).toBeVisible();
  expect(asked).toBe(1);
});
