import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from './engineTest.ts';
import type { Visitor } from './visitor.ts';

const IBAN = 'DE89370400440532013000';

/** The path of a complete download. */
async function download(visitor: Visitor, name: string): Promise<string> {
  const path = join(visitor.driver.downloads, name);
  // Browsers write to another file, and give it its name when it is complete. Until then Firefox reserves an empty one.
  await expect.poll(() => statSync(path, { throwIfNoEntry: false })?.size ?? 0).toBeGreaterThan(0);
  return path;
}

test('pasted rows become a table, and the result can be saved as CSV [13.18]', async ({ visitor }) => {
  await visitor.copy('37040044;532013000;Müller\n3704004;1;Meyer');
  await visitor.open('/iban-liste');
  await visitor.paste('Aus der Tabelle kopieren und hier einfügen');
  await visitor.finds('heading', 'Ergebnis');
  await visitor.sees('Die Bankleitzahl 3704004 hat weniger als 8 Ziffern.');
  await visitor.press('button', 'Als CSV speichern');
  const lines = readFileSync(await download(visitor, 'Liste-IBAN.csv'), 'utf8').split('\r\n');
  const converted = `37040044;532013000;Müller;${IBAN};COBADEFFXXX;Commerzbank;berechnet;`;
  expect(lines).toContainEqual(expect.stringContaining(converted));
});

test('an XLSX file is chosen, converted and saved with its cells', async ({ visitor }) => {
  await visitor.open('/iban-liste');
  await visitor.chooseFile(resolve('tests/fixtures/ibanList/mitglieder.xlsx'));
  await visitor.finds('heading', 'Ergebnis');
  await visitor.press('button', 'Als Excel speichern');
  const rows = await readSheet(await download(visitor, 'mitglieder-IBAN.xlsx'));
  const since = new Date(Date.UTC(2020, 0, 31));
  expect(rows[1]?.slice(0, 5)).toEqual(['Jörg', 37_040_044, 532_013_000, since, IBAN]);
});
