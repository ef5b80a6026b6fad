import type { Page } from '@playwright/test';
import { chooseFile, savedBy } from '../../support/files.ts';
import { expect, test } from '../../support/siteTest.ts';

async function choose(page: Page, list: string): Promise<void> {
  await page.goto('/iban-liste');
  await chooseFile(page, 'liste.csv', list);
}

test('rows with the same doubt are asked about and read at once [11.29]', async ({ page }) => {
  await choose(
    page,
    'BLZ;Konto;Name\n37040044 *12;532013000;Anna\n37040044;532013000;Bernd\n50010517 *7;648489890;Clara\n;1;D\n;2;E\n',
  );
  const questions = page.getByRole('region', { name: /^Frage . von 2 zu Ihrer Liste$/ });
  await expect(questions).toContainText(/2\sZeilen: .*„37040044 \*12“/);
  await expect(questions).toContainText('2 von 2 Kontonummern bestehen damit die Prüfung der Bank.');
  await questions.getByRole('button', { name: 'Zeilen ansehen' }).click();
  const rows = page.getByRole('region', { name: 'Zeilen dieser Frage (2)' });
  await expect(rows.getByRole('row')).toHaveCount(3);
  await questions.getByRole('button', { name: /^Alle so lesen: BLZ\s37040044, Konto\s532013000$/ }).click();
  await expect(rows).toContainText('DE12 5001 0517 0648 4898 90');
  const csv = String((await savedBy(page, 'Als CSV speichern')).content);
  expect(csv).toMatch(/37040044 \*12;.*DE89370400440532013000;.*Auf Ihre Antwort hin gelesen: BLZ\s37040044/);
  await questions.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(rows).not.toContainText('DE12 5001');
  await questions.getByRole('button', { name: 'Nächste Frage' }).click();
  await expect(questions).toContainText('Die Bankleitzahl fehlt, etwa „1“.Das können nur Sie berichtigen.');
});

test('nothing is converted before the visitor has chosen between two columns [11.30]', async ({ page }) => {
  await choose(page, 'BLZ;Konto;neues Konto\n37040044;4711;532013000\n37040044;4712;532013001\n');
  const start = page.getByRole('button', { name: 'Liste umrechnen' });
  await expect(page.getByText('Mehrere Spalten könnten die gesuchte sein.')).toBeVisible();
  await expect(start).toBeDisabled();
  await page.getByLabel('Spalte mit der Kontonummer').selectOption({ label: 'C: neues Konto' });
  await start.click();
  await expect(page.getByRole('region', { name: 'Alle Zeilen' })).toContainText(
    'DE89 3704 0044 0532 0130 00',
  );
});
