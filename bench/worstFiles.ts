/**
 * Converts the worst lists on the built site in Chromium. Measures the time of reading, converting and saving, the peak of
 * the renderer's private memory (which includes the workers), and the longest time in which the page did not respond. The
 * lists are texts without line breaks or with stray quotes, large spreadsheets, ZIP bombs and a sheet with a distant cell.
 * Build first: npm run build
 *
 * Usage: node bench/worstFiles.ts [WORD]     only the files whose names contain the word
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { sheetXml, workbookParts, zipFile } from '../tests/xlsxFile.ts';
import { watchMemory } from './ibanList/peakMemory.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const MEGABYTE = 10 ** 6;

/** Rows with this many cells: a bank code, an account number, and texts. */
function* rows(count: number, columns: number): Generator<string> {
  const texts = Array.from(
    { length: columns - 2 },
    (_, column) => [String.fromCharCode(67 + column), column] as const,
  );
  for (let row = 1; row <= count; row += 1)
    yield `<row r="${row}"><c r="A${row}"><v>37040044</v></c><c r="B${row}"><v>${100_000 + row}</v></c>${texts
      .map(
        ([name, column]) =>
          `<c r="${name}${row}" t="inlineStr"><is><t>Zelle ${column} von ${row}</t></is></c>`,
      )
      .join('')}</row>`;
}

function* repeated(piece: string, megabytes: number): Generator<string> {
  for (let size = 0; size < megabytes * MEGABYTE; size += piece.length) yield piece;
}

/** Empty cells with a format in every row: no content, but a lot of XML. */
function* formattedCells(megabytes: number): Generator<string> {
  const names = Array.from({ length: 26 }, (_, column) => String.fromCharCode(65 + column));
  let size = 0;
  for (let row = 2; size < megabytes * MEGABYTE && row < 1_048_576; row += 1) {
    const xml = `<row r="${row}">${names
      .map((name) => `<c r="${name}${row}" s="1"/>`)
      .join('')
      .repeat(1)}</row>`;
    size += xml.length;
    yield xml;
  }
}

function* sheet(inside: Iterable<string>): Generator<string> {
  const [before = '', after = ''] = sheetXml('|').split('|');
  yield before;
  yield* inside;
  yield after;
}

function* sharedTexts(megabytes: number): Generator<string> {
  yield '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
  let size = 0;
  for (let number = 0; size < megabytes * MEGABYTE; number += 1) {
    const xml = `<si><t>Müller und Söhne, Kundennummer ${number}</t></si>`;
    size += xml.length;
    yield xml;
  }
  yield '</sst>';
}

const list = [...rows(1, 3)];
const comment = `<!--${' '.repeat(500_000)}-->`;
const spreadsheets: Readonly<Record<string, () => Record<string, Iterable<string>>>> = {
  '100,000 rows of 10': () => ({ [SHEET]: sheet(rows(100_000, 10)) }),
  '1,000,000 rows of 4': () => ({ [SHEET]: sheet(rows(1_000_000, 4)) }),
  '50 MB of shared texts': () => ({ [SHEET]: sheet(list), 'xl/sharedStrings.xml': sharedTexts(50) }),
  '250 MB of shared texts': () => ({ [SHEET]: sheet(list), 'xl/sharedStrings.xml': sharedTexts(250) }),
  '300 MB of shared texts': () => ({ [SHEET]: sheet(list), 'xl/sharedStrings.xml': sharedTexts(300) }),
  'value in XFD1048576': () => ({
    [SHEET]: sheet([...list, '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>']),
  }),
  'value in CZ1048576': () => ({
    [SHEET]: sheet([...list, '<row r="1048576"><c r="CZ1048576"><v>1</v></c></row>']),
  }),
  'value in A1048576': () => ({
    [SHEET]: sheet([...list, '<row r="1048576"><c r="A1048576"><v>1</v></c></row>']),
  }),
  'bomb of 0.3 GB of comments': () => ({ [SHEET]: sheet([...list, ...repeated(comment, 300)]) }),
  'bomb of 1 GB of comments': () => ({ [SHEET]: sheet([...list, ...repeated(comment, 1000)]) }),
  'bomb of 2 GB of comments': () => ({ [SHEET]: sheet([...list, ...repeated(comment, 2000)]) }),
  'bomb of 2 GB of blanks': () => ({ [SHEET]: sheet([...list, ...repeated(' '.repeat(500_000), 2000)]) }),
  'bomb of 0.5 GB of formatted cells': () => ({ [SHEET]: sheet(joined(list, formattedCells(500))) }),
};

const texts: Readonly<Record<string, () => string>> = {
  'a line of 50 MB': () => `BLZ;Konto\n37040044;532013000;${'x'.repeat(50 * MEGABYTE)}`,
  'a cell of 20 MB in quotes': () => `BLZ;Konto;Notiz\n37040044;532013000;"${'x'.repeat(20 * MEGABYTE)}"\n`,
  '20 MB of line breaks in quotes': () =>
    `BLZ;Konto;Notiz\n37040044;532013000;"${'x\n'.repeat(10 * MEGABYTE)}"\n`,
  'notes of 100 kB': () =>
    `BLZ;Konto;Notiz\n${`37040044;532013000;${'Notiz '.repeat(16_000)}\n`.repeat(200)}`,
  '16,384 columns': () => `${';'.repeat(16_383)}\n`.repeat(100),
  '30,000 rows that begin with a quote': () => '"Zoll;37040044;532013000\n'.repeat(30_000),
  '7,000,000 rows': () => `BLZ;Konto;Name\n${'37040044;532013000;Anna Meyer\n'.repeat(7_000_000)}`,
};

function* joined(...all: Iterable<string>[]): Generator<string> {
  for (const each of all) yield* each;
}

const site = createSiteServer('dist').listen(0, '127.0.0.1');
await once(site, 'listening');
const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/iban-liste`;
const folder = mkdtempSync(join(tmpdir(), 'worst-files-'));
const wanted = process.argv[2] ?? '';
try {
  for (const [name, text] of Object.entries(texts))
    if (name.includes(wanted)) await run(name, 'list.csv', Buffer.from(text()));
  for (const [name, parts] of Object.entries(spreadsheets))
    if (name.includes(wanted))
      await run(
        name,
        'list.xlsx',
        zipFile({ ...workbookParts({ sheets: { Liste: '' }, formats: ['0'] }), ...parts() }),
      );
} finally {
  site.close();
  site.closeAllConnections();
  rmSync(folder, { recursive: true });
}

async function run(name: string, fileName: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, fileName);
  writeFileSync(path, bytes);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.evaluate(watchFrames);
    const stop = await watchMemory(browser);
    const start = page.getByRole('button', { name: 'Liste umrechnen' });
    const times: string[] = [];
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const began = performance.now();
      const said = await work();
      times.push(
        `${what} ${((performance.now() - began) / 1000).toFixed(1)} s${typeof said === 'string' ? ` „${said}“` : ''}`,
      );
    };
    await timed('read', async () => {
      await page.locator('input[type=file]').setInputFiles(path);
      return ended(page);
    });
    if (await start.isVisible()) {
      await timed('convert', async () => {
        await start.click();
        const refused = page.getByRole('status').filter({ hasText: /\.$/ }).first();
        await page
          .getByRole('heading', { name: 'Ergebnis' })
          .or(refused)
          .first()
          .waitFor({ timeout: 300_000 });
        return (await refused.isVisible()) ? ((await refused.textContent()) ?? '') : '';
      });
      const save = page.getByRole('button', { name: 'Als Excel-Datei (XLSX) speichern' });
      if (fileName.endsWith('.xlsx') && (await save.isVisible()))
        await timed('save', async () => {
          const download = page.waitForEvent('download', { timeout: 300_000 });
          await save.click();
          await (await download).path();
        });
    }
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    console.log(
      `${name} (${(statSync(path).size / MEGABYTE).toFixed(1)} MB): ${times.join(', ')}; renderer ${stop().toFixed(0)} MB, longest task of the page ${longest.toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
  }
}

function watchFrames(): void {
  Object.assign(window, { longest: 0 });
  new PerformanceObserver((found) => {
    const page = window as unknown as { longest: number };
    for (const { duration } of found.getEntries()) page.longest = Math.max(page.longest, duration);
  }).observe({ type: 'longtask' });
}

/** Waits until the list is recognised or refused. @returns the sentence on the page */
async function ended(page: Page): Promise<string> {
  const understood = page.getByRole('heading', { name: 'So haben wir die Liste verstanden' });
  const refused = page.getByRole('status').filter({ hasText: /\.$/ }).first();
  await understood.or(refused).first().waitFor({ timeout: 300_000 });
  return (await understood.isVisible()) ? '' : ((await refused.textContent()) ?? '');
}
