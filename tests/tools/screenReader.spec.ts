import { newestDirectory } from '../support/bankDirectory.ts';
import { calculate, openReader } from '../support/calculatorPage.ts';
import { open } from '../support/everyTool.ts';
import { startScreenReader } from '../support/screenReader.ts';
import { expect, test } from '../support/siteTest.ts';

const bank = newestDirectory().find('37040044');
const iban = ['DE', '89', '3704 0044', '0532 0130 00'];
const copyButtons = [
  'button, IBAN kopieren',
  'button, IBAN mit Leerzeichen kopieren',
  'button, IBAN mit Bank und BIC kopieren',
];
const bankLine = ['BIC', bank?.bic, `button, BIC ${bank?.bic} kopieren`, `${bank?.name}, ${bank?.town}`];
const payeeCheck =
  'Vor der Freigabe einer Überweisung zeigt Ihre Bank, ob Name und IBAN zusammenpassen. Achten Sie darauf.';

test('a screen reader says the fields of the calculator and its result [13.17] [15.7]', async ({ page }) => {
  const calculator = await openReader(page);
  await calculator.bankCode.blur();
  const reader = await startScreenReader(page);
  expect(await reader.read(page.locator('#rechner form'))).toEqual([
    'form',
    'Bankleitzahl (BLZ)',
    '8 Ziffern',
    'textbox, Bankleitzahl (BLZ), 8 Ziffern BLZ unbekannt?',
    'BLZ unbekannt?',
    'button, Bank suchen',
    'Kontonummer',
    'bis zu 10 Ziffern',
    'textbox, Kontonummer, bis zu 10 Ziffern',
    'button, IBAN berechnen, disabled',
  ]);

  await reader.expectHeard(
    () => calculate(calculator, '37040044', '532013000'),
    [
      'textbox, Bankleitzahl (BLZ), 8 Ziffern BLZ unbekannt?',
      `polite: ${bank?.name}, ${bank?.town}`,
      'textbox, Kontonummer, bis zu 10 Ziffern',
      'button, IBAN berechnen',
      `polite: Die IBAN lautet DE89 3704 0044 0532 0130 00. Bank: ${bank?.name}. Prüfziffer stimmt, Regel der Commerzbank angewandt.`,
    ],
  );

  // The buttons are rendered anew when the code of their tooltips arrives.
  await expect(calculator.copy).toHaveAttribute('data-state', 'closed');
  const result = await reader.read(calculator.result);
  expect(result).toEqual([
    'region, Ergebnis',
    'heading, Die IBAN, level 2',
    ...iban,
    ...copyButtons,
    'Prüfziffer stimmt, Regel der Commerzbank angewandt',
    ...bankLine,
    'Ob es dieses Konto gibt, weiß nur die Bank.',
    'link, GiroCode erstellen',
    'button, Teilen, 1 control, not expanded',
    'button, Drucken',
    'button, Rechenweg, 1 control, not expanded',
    'button, Neue Berechnung',
    'button, Mehr, 1 control, not expanded',
  ]);
});

test('a screen reader says what is wrong or right about an IBAN [13.17] [15.7]', async ({ page }) => {
  await open(page, '/iban-pruefen');
  const reader = await startScreenReader(page);
  const enter = (iban: string) => page.getByRole('textbox', { name: 'IBAN oder Text mit IBANs' }).fill(iban);
  const wrong =
    'polite: So kann diese IBAN nicht stimmen. Mindestens eine Stelle ist falsch: Die Prüfziffern passen nicht zu den übrigen Stellen. Es gibt einen Vorschlag.';

  // After a pause in typing, and again when it is asked for.
  await reader.expectHeard(
    () => enter('DE89 3704 0044 0532 0130 01'),
    ['textbox, IBAN oder Text mit IBANs, Leerzeichen, Punkte und Zeilenumbrüche stören nicht.', wrong],
  );
  await reader.expectHeard(
    () => page.getByRole('button', { name: 'IBAN prüfen', exact: true }).click(),
    ['button, IBAN prüfen', wrong],
  );

  await enter('DE89 3704 0044 0532 0130 00');
  await expect(page.getByRole('link', { name: 'GiroCode erstellen' })).toBeVisible();
  const copy = page.getByRole('button', { name: 'IBAN kopieren', exact: true });
  await expect(copy).toHaveAttribute('data-state', 'closed');
  expect(await reader.read(page.getByRole('region', { name: 'Ergebnis' }))).toEqual([
    'region, Ergebnis',
    'heading, Ergebnis, level 2',
    'article, IBAN 1 von 1',
    'Rechnerisch richtig',
    'Prüfziffer stimmt, Regel der Commerzbank angewandt.',
    ...iban,
    ...copyButtons,
    ...bankLine,
    'Bankleitzahl',
    '370 400 44',
    'Kontonummer',
    '532013000',
    'Ob das Konto besteht, weiß nur die Bank.',
    payeeCheck,
    'link, GiroCode erstellen',
    'button, Drucken',
  ]);
});

test('a screen reader says each step of the list, and its rows [13.17] [15.7]', async ({ page }) => {
  await open(page, '/iban-liste');
  const reader = await startScreenReader(page);
  await reader.expectHeard(async () => {
    await page
      .getByRole('textbox', { name: 'Aus der Tabelle kopieren und hier einfügen' })
      .fill('BLZ;Konto;Name\n37040044;532013000;Ada Muster\n12345678;1;Bo Beispiel');
    await page.getByRole('button', { name: 'Liste lesen' }).click();
  }, [
    'textbox, Aus der Tabelle kopieren und hier einfügen, placeholder BLZ;Konto;Name\n37040044;532013000;Anna Meyer',
    'button, Liste lesen',
    'heading, Die Liste wird umgerechnet, level 2',
    'polite: 2 Zeilen: 1 fertig, 1 auffällig',
  ]);
  await expect(page.getByRole('rowheader', { name: '3', exact: true })).toBeVisible();
  await expect(page.getByText('Die Zeilen werden gelesen')).toHaveCount(0);
  const list = page.getByRole('main').locator('astro-island');
  const result = await reader.read(list);
  const rows = result.indexOf('region, Auffällig (1)');
  expect(result.slice(0, rows)).toEqual([
    'not busy',
    'heading, Ergebnis, level 2',
    'button, Neue Liste',
    'Eingefügte Liste',
    '· Spalten: A Bankleitzahl, B Kontonummer',
    'button, Spalten ändern',
    '2 Zeilen: 1 fertig, 1 auffällig',
    'group, Welche Zeilen sollen zu sehen sein?',
    'button, 2 Alle Zeilen, not pressed',
    'button, 1 fertig, not pressed',
    'button, 1 auffällig, pressed',
    'button, Alle Zeilen kopieren',
    'button, Als CSV speichern',
    'button, Als Excel speichern',
    'button, Nur IBANs kopieren',
    'link, GiroCodes (neuer Tab)',
    'button, Nur auffällige (CSV)',
  ]);
  expect(result.slice(rows)).toEqual([
    'region, Auffällig (1)',
    'table, Auffällig (1), row count 2',
    'caption, Auffällig (1)',
    'heading, Auffällig (1), level 3',
    'row, Zeile Ihre Liste Ergebnis, row index 1',
    'columnheader, Zeile',
    'columnheader, Ihre Liste',
    'columnheader, Ergebnis',
    expect.stringMatching(/^row, 3 12345678 · 1 · Bo Beispiel Bank unbekannt .*, row index 2$/),
    'rowheader, 3',
    'cell, 12345678 · 1 · Bo Beispiel',
    expect.stringMatching(/^cell, Bank unbekannt Die Bankleitzahl 12345678 steht nicht in .* Berichtigen$/),
    'Gelesen: 3 Zeilen = 1 Zeile mit Titel oder Überschriften + 2 Zeilen. Alle sind im Ergebnis.',
    'CSV für Excel: UTF-8, Semikolon. Ihre Spalten bleiben, fünf kommen hinzu.',
    'Rechnerisch richtig; ob das Konto besteht, weiß nur die Bank.',
    'Bleibt auf Ihrem Gerät: Die Liste wird in Ihrem Browser gelesen, nicht hochgeladen.',
    'link, So prüfen Sie das',
  ]);
});
