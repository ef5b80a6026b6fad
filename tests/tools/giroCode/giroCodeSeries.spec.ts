import type { Page } from '@playwright/test';
import { contentOf, openGiroCode, readPicture } from '../../support/giroCodePage.ts';
import { insertions } from '../../support/insertions.ts';
import { expect, test } from '../../support/siteTest.ts';
import { readZip } from '../../support/xlsxFile.ts';

const IBAN = 'DE89 3704 0044 0532 0130 00';
const HEADER = 'Empfängername;IBAN;Betrag;Verwendungszweck;Überschrift';
const list = [
  HEADER,
  `Bäckerei Größ;${IBAN};12,50;Brötchen 🎂;Rechnung 7`,
  'Erika;DE89 3704 0044 0532 0130 01;1;x;',
  `Tierheim;${IBAN};;Spende;`,
  '',
].join('\n');

test('the series starts also if it is the first thing that is opened [11.16]', async ({ page }) => {
  await page.goto('/girocode');
  await page.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'CSV-Datei wählen' })).toBeVisible();
});

/** The parts of the series, after the section has been opened. */
async function openSeries(page: Page) {
  const tool = await openGiroCode(page);
  await page.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
  const choose = page.getByRole('button', { name: 'CSV-Datei wählen' });
  await expect(choose).toBeVisible();
  return {
    ...tool,
    choose,
    list: page.getByRole('textbox', { name: 'Liste einfügen' }),
    column: (label: string) => page.getByRole('combobox', { name: label, exact: true }),
    refused: page.getByRole('region', { name: 'Zeilen ohne Karte' }),
    saveZip: page.getByRole('button', { name: 'PNG-Bilder als ZIP speichern' }),
    printCards: page.getByRole('button', { name: 'Karten drucken' }),
  };
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'CSV-Datei wählen' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer });
}

function longList(rows: number): string {
  return [HEADER, ...Array.from({ length: rows }, () => `Erika;${IBAN};1;x;`)].join('\n');
}

async function filesOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toBe('girocodes.zip');
  return [...readZip(await contentOf(download))].map(([name, { content }]) => ({ name, content }));
}

test('a list becomes a ZIP with a picture for each row, and each code says what its row says [11.16]', async ({
  page,
}) => {
  const series = await openSeries(page);
  await series.list.fill(list);
  await expect(page.getByText('2\u00A0Karten, 1\u00A0Zeile ohne Karte.')).toBeVisible();
  await expect(
    series.refused.getByRole('row', { name: /^3 IBAN: Die Prüfziffern passen nicht/ }),
  ).toBeVisible();
  const files = await filesOf(page, () => series.saveZip.click());
  expect(files.map(({ name }) => name)).toEqual(['1-Baeckerei-Groess.png', '2-Tierheim.png']);
  const pictures = [];
  for (const { content } of files) pictures.push(await readPicture(page, content, 'image/png'));
  expect(pictures.map(({ lines }) => lines)).toEqual([
    [
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Bäckerei Größ',
      'DE89370400440532013000',
      'EUR12.50',
      '',
      '',
      'Brötchen 🎂',
    ],
    ['BCD', '002', '1', 'SCT', '', 'Tierheim', 'DE89370400440532013000', '', '', '', 'Spende'],
  ]);
  expect(pictures.map(({ darkAbove }) => darkAbove)).toEqual([true, false]);
});

test('no drawing keeps memory that a thousand more would need', async ({ page }) => {
  const series = await openSeries(page);
  await page.evaluate(() => {
    const canvases: HTMLCanvasElement[] = [];
    const create = document.createElement.bind(document);
    document.createElement = ((name: string) => {
      const element = create(name);
      if (element instanceof HTMLCanvasElement) canvases.push(element);
      return element;
    }) as typeof document.createElement;
    Object.assign(window, { canvases });
  });
  await series.list.fill(list);
  await filesOf(page, () => series.saveZip.click());
  const sizes = await page.evaluate(() =>
    (window as unknown as { canvases: HTMLCanvasElement[] }).canvases.map(
      ({ width, height }) => width * height,
    ),
  );
  expect(sizes.length).toBeGreaterThanOrEqual(2);
  expect(sizes.filter((size) => size > 0)).toEqual([]);
});

test('a CSV file in an old encoding is read, and a spreadsheet is refused with the way out', async ({
  page,
}) => {
  const series = await openSeries(page);
  await chooseFile(page, 'liste.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0]));
  await expect(page.getByText(/Diese Datei ist kein Text\. Speichern Sie die Tabelle als CSV/)).toBeVisible();
  await chooseFile(page, 'liste.csv', Buffer.from(`${HEADER}\r\nGröß;${IBAN};1;x;\r\n`, 'latin1'));
  await expect(page.getByText('1\u00A0Karte.')).toBeVisible();
  await expect(page.getByText(/Diese Datei ist kein Text/)).toHaveCount(0);
  await expect(series.list).toHaveValue(/Größ/);
});

test('a thousand cards show their progress and can be cancelled, and the list stays', async ({ page }) => {
  const series = await openSeries(page);
  await chooseFile(page, 'liste.csv', Buffer.from(longList(1000)));
  await expect(page.getByText('1.000\u00A0Karten.')).toBeVisible();
  await series.saveZip.click();
  const progress = page.getByRole('progressbar', { name: 'Die Karten werden gezeichnet' });
  await expect(progress).toHaveAttribute('value', /^[1-9]/);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Abgebrochen. Ihre Liste ist noch da.')).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(series.list).toHaveValue(/^Empfängername;IBAN/);
});

test.describe('with access to the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a long list is pasted at the cursor at once, not line by line by the browser', async ({ page }) => {
    const series = await openSeries(page);
    await series.list.fill('\nErika');
    await series.list.press('ControlOrMeta+Home');
    await series.list.evaluate((field) =>
      field.addEventListener('beforeinput', () => field.setAttribute('data-by-browser', '')),
    );
    await insertions.pasting(series.list, longList(1000).replaceAll('\n', '\r\n'));
    await expect(page.getByText('1.000\u00A0Karten, 1\u00A0Zeile ohne Karte.')).toBeVisible();
    await expect(series.list).toHaveValue(`${longList(1000)}\nErika`);
    await expect(series.list).not.toHaveAttribute('data-by-browser');
  });
});

test('a doubtful card is listed with the reason, and saved and printed only if the visitor says so [11.22]', async ({
  page,
}) => {
  const series = await openSeries(page);
  await series.list.fill(
    [
      HEADER,
      `Anna;${IBAN};1;x;`,
      'Bernd;DE22 3704 0044 0512 0130 00;1;x;',
      'Clara;DE44 9999 9999 0532 0130 00;1;x;',
    ].join('\n'),
  );
  await expect(
    page.getByText('1\u00A0Karte, 1\u00A0Karte zum Prüfen, 1\u00A0Zeile ohne Karte.'),
  ).toBeVisible();
  await expect(
    series.refused.getByRole('row', { name: /^4 IBAN: Die Bankleitzahl 99999999 steht nicht/ }),
  ).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Karten zum Prüfen' })
      .getByRole('row', { name: /^3 Bernd: Die Kontonummer in dieser IBAN passt nicht/ }),
  ).toBeVisible();
  const namesOfFiles = async () =>
    (await filesOf(page, () => series.saveZip.click())).map(({ name }) => name);
  expect(await namesOfFiles()).toEqual(['1-Anna.png']);
  await page.getByRole('checkbox', { name: 'Geprüft: diese Karte mit speichern und drucken' }).check();
  expect(await namesOfFiles()).toEqual(['1-Anna.png', '2-Bernd.png']);
  // Another list is another decision.
  await series.list.fill(`${HEADER}\nBernd;DE22 3704 0044 0512 0130 00;2;x;`);
  await expect(page.getByText('0\u00A0Karten, 1\u00A0Karte zum Prüfen.')).toBeVisible();
  await expect(series.saveZip).toHaveCount(0);
});

test('a check of the rows that breaks is said to have failed', async ({ page }) => {
  const series = await openSeries(page);
  await page.evaluate(() => {
    AbortSignal.prototype.throwIfAborted = () => {
      throw new Error('broken');
    };
  });
  await series.list.fill(list);
  await expect(page.getByText(/^Die Zeilen konnten nicht geprüft werden\./)).toBeVisible();
  await expect(series.saveZip).toHaveCount(0);
});

test('more rows than the page can hold are refused as a whole', async ({ page }) => {
  const series = await openSeries(page);
  await chooseFile(page, 'liste.csv', Buffer.from(longList(2001)));
  await expect(page.getByText(/Die Liste hat 2\.001\sZeilen\. Möglich sind höchstens 2\.000/)).toBeVisible();
  await expect(series.saveZip).toHaveCount(0);
});

test.describe('printed cards', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
  });

  test('have headline, name, IBAN in groups, amount and purpose, and nothing else is printed', async ({
    page,
  }) => {
    const series = await openSeries(page);
    await series.field('IBAN').fill(IBAN);
    await series.field('Empfängername').fill('Einzelne Karte');
    await series.list.fill(list);
    await series.printCards.last().click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    const codes = page.getByRole('img', { name: /^GiroCode für/ });
    await expect(codes).toHaveCount(2);
    for (const text of [
      'Rechnung 7',
      'Bäckerei Größ',
      IBAN,
      '12,50\u00A0€',
      'Brötchen 🎂',
      'ohne festen Betrag',
    ])
      await expect(page.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    for (const text of ['Einzelne Karte', 'Zeilen ohne Karte', 'Spalten zuordnen'])
      await expect(page.getByText(text).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    const read = await readPicture(page, await codes.first().screenshot(), 'image/png');
    expect(read.lines).toContain('Brötchen 🎂');

    // The single card is printed again after its own button was pressed.
    await page.emulateMedia({ media: 'screen' });
    await series.code.getByRole('button', { name: 'Karte drucken' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(codes).toHaveCount(1);
    await expect(series.code.getByText('Einzelne Karte')).toBeVisible();
  });

  test('are printed once: afterwards the browser prints the single card again', async ({ page }) => {
    const series = await openSeries(page);
    await series.field('IBAN').fill(IBAN);
    await series.field('Empfängername').fill('Einzelne Karte');
    await series.list.fill(list);
    await page.evaluate(() => {
      window.print = () => dispatchEvent(new Event('afterprint'));
    });
    await series.printCards.last().click();
    // Phones may draw the sheets only now.
    await expect(page.locator('[data-printed-series]')).toHaveCount(1);
    await page.keyboard.press('Shift');
    await expect(page.locator('[data-printed-series]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(series.code.getByText('Einzelne Karte')).toBeVisible();
  });

  test('fit eight on a sheet, and no card is broken over two', async ({ page }) => {
    const series = await openSeries(page);
    const row = `Erika Mustermann;${IBAN};12,50;Beitrag 2026;Einladung`;
    await series.list.fill([HEADER, ...Array.from({ length: 16 }, () => row)].join('\n'));
    await series.printCards.last().click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    for (const code of await page.getByRole('img', { name: /^GiroCode für/ }).all())
      expect(
        await code.evaluate((element) => {
          const rowOfCards = element.parentElement?.parentElement?.parentElement;
          return rowOfCards && getComputedStyle(rowOfCards).breakInside;
        }),
      ).toBe('avoid');
  });
});

test.describe('without a connection', () => {
  // The browser reports the aborted request.
  test.use({ mayComplain: true });

  test('the list survives if the code for the cards cannot be loaded, and loading is tried again', async ({
    page,
  }) => {
    await page.route(/\/_astro\/Series\./, (route) => route.abort());
    await openGiroCode(page);
    await page.getByText('Viele GiroCodes aus einer Liste', { exact: true }).click();
    const field = page.getByRole('textbox', { name: 'Liste einfügen' });
    await field.fill(list);
    await expect(page.getByText(/konnte nicht geladen werden\. Ihre Liste ist noch da/)).toBeVisible();
    await expect(field).toHaveValue(list);
    await page.unroute(/\/_astro\/Series\./);
    await field.press('ControlOrMeta+End');
    await field.pressSequentially(' ');
    await expect(page.getByText(/^2\sKarten, 1\sZeile ohne Karte/)).toBeVisible();
  });
});
