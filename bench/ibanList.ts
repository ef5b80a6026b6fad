/**
 * A list of 1,000,000 rows from File to Blob in Chromium: the worker of the built site beside papaparse and ibantools. Both
 * workers are ready before, as that of the site is when a visitor has found the file. Each job has its own browser, and they
 * take turns. Memory is read from /proc, so this works only on Linux. Build first: npm run build
 *
 * Usage: node bench/ibanList.ts     ROWS (default 1000000) and ROUNDS (default 3) change the size
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/browsers.ts';
import { createSiteServer } from '../scripts/serve.ts';
import { newestDirectory } from '../tests/support/bankDirectory.ts';
import { Dice } from '../tests/support/dice.ts';
import { listen } from '../tests/support/ownServer.ts';
import { soundAccount } from '../tests/support/soundAccount.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

interface Job {
  readonly ms: number;
  readonly rows: number;
}
type Contestant = 'site' | 'rival';
declare const prepare: (name: Contestant, workerPath: string, directory: object) => void;
declare const convert: Readonly<
  Record<Contestant, (directory: object, banks: readonly object[]) => Promise<Job>>
>;

const { banks, validFrom, validUntil } = newestDirectory();
const folder = mkdtempSync(join(tmpdir(), 'iban-list-'));
const list = join(folder, 'list.csv');
writeFileSync(list, `BLZ;Konto;Name\n${Array.from({ length: ROWS }, rows(new Dice(1))).join('\n')}\n`);

const benchFiles: Readonly<Record<string, string>> = {
  '/bench/': join(import.meta.dirname, 'ibanList/page.html'),
  '/bench/rivalWorker.js': join(import.meta.dirname, 'ibanList/rivalWorker.js'),
  '/bench/papaparse.js': 'node_modules/papaparse/papaparse.min.js',
  '/bench/ibantools.js': 'node_modules/ibantools/jsnext/ibantools.js',
};
const site = createSiteServer('dist');
const server = createServer((request, response) => {
  const file = benchFiles[request.url ?? ''];
  if (file === undefined) return void site.emit('request', request, response);
  response.setHeader('Content-Type', file.endsWith('.html') ? 'text/html' : 'text/javascript');
  response.end(readFileSync(file));
});
const { address, end } = await listen(server);
const fileIn = (path: string, pattern: RegExp) => readdirSync(path).find((name) => pattern.test(name)) ?? '';
const workerPath = `/_astro/${fileIn('dist/_astro', /^listWorker.*\.js$/)}`;
const directory = {
  validFrom,
  validUntil,
  queryKey: ['/daten', fileIn('dist/daten', /^banken.*\.json$/)],
};

const results = { site: [] as (Job & { peak: number })[], rival: [] as (Job & { peak: number })[] };
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['site', 'rival'] as const) results[name].push(await run(name));
} finally {
  await end();
  rmSync(folder, { recursive: true });
}
const ratio = (value: (job: Job & { peak: number }) => number) => {
  const median = (name: Contestant) =>
    results[name].map(value).sort((one, other) => one - other)[ROUNDS >> 1] ?? Number.NaN;
  return (median('rival') / median('site')).toFixed(1);
};
console.log(`${ratio(({ ms }) => ms)} times as fast as papaparse + ibantools (medians)`);
console.log(`1/${ratio(({ peak }) => peak)} of their memory`);

/** Rows of every bank code, with account numbers of 6 to 10 digits, of which 97 in 100 pass the check of their bank. */
function rows(dice: Dice): (_value: unknown, row: number) => string {
  const account = () => String(dice.roll(10 ** (6 + dice.roll(5)))).padStart(6, '1');
  return (_value, row) => {
    const bank = dice.pick(banks);
    const number = dice.roll(100) < 3 ? account() : soundAccount(bank, account);
    return `${bank.bankCode};${number};Café Zentral Müller ${row % 100}`;
  };
}

async function run(name: Contestant): Promise<Job & { peak: number }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/bench/`);
    await page.evaluate(([who, path, files]) => prepare(who, path, files), [
      name,
      workerPath,
      directory,
    ] as const);
    await page.locator('input').setInputFiles(list);
    // A browser that has just started is still initialising.
    await setTimeout(2000);
    const stop = await watchMemory(browser);
    const job = await page.evaluate(([who, files, all]) => convert[who](files, all), [
      name,
      directory,
      [...banks],
    ] as const);
    const peak = stop();
    if (job.rows !== ROWS) throw new Error(`${name} gave ${job.rows} rows`);
    console.log(`${name.padEnd(5)} ${job.ms.toFixed(0)} ms, renderer ${peak.toFixed(0)} MB`);
    return { ...job, peak };
  } finally {
    await browser.close();
  }
}

/** @returns a function that stops watching and gives the greatest private memory (RssAnon) of a renderer in megabytes */
async function watchMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const files = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => `/proc/${id}/status`);
  let peak = 0;
  const look = () => {
    for (const file of files) {
      const kilobytes = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(file, 'utf8'))?.[1];
      peak = Math.max(peak, Number(kilobytes) / 1024);
    }
  };
  const timer = setInterval(look, 10);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
