/**
 * A list of 1,000,000 rows from File to Blob in Chromium: the worker of the built site compared with papaparse and
 * ibantools. "site" and "rival" begin with a worker that is ready, as it is on the page when a visitor has found the file.
 * "cold" is the site with a worker that is started for the job. Each job gets its own browser, which is idle before the job
 * starts. The candidates take turns, so that other processes affect them equally. Then the same list is converted on the
 * page, to measure the longest frame. Build first: npm run build
 *
 * Usage: node bench/ibanList.ts     ROWS (default 1000000) and ROUNDS (default 3) change the size
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { createSiteServer } from '../scripts/siteServer.ts';
import { newestDirectory } from '../tests/bankDirectory.ts';
import { longestFrame } from './ibanList/longestFrame.ts';
import { makeList } from './ibanList/makeList.ts';
import { watchMemory } from './ibanList/peakMemory.ts';

const ROWS = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

interface Job {
  readonly ms: number;
  readonly rows: number;
  readonly bytes: number;
  readonly peak: number;
}
type Contestant = 'site' | 'rival';
declare const prepare: (name: Contestant, workerPath: string, directories: object[]) => void;
declare const jobs: {
  site(workerPath: string, directories: object[]): Promise<Omit<Job, 'peak'>>;
  rival(banks: object[]): Promise<Omit<Job, 'peak'>>;
};

const { banks, validFrom, validUntil } = newestDirectory();
const folder = mkdtempSync(join(tmpdir(), 'iban-list-'));
const list = join(folder, 'list.csv');
makeList(list, banks, ROWS);
console.log(`${ROWS.toLocaleString('en')} rows, ${(statSync(list).size / 1e6).toFixed(1)} MB`);

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
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const fileIn = (path: string, pattern: RegExp) => readdirSync(path).find((name) => pattern.test(name)) ?? '';
const workerPath = `/_astro/${fileIn('dist/_astro', /^listWorker.*\.js$/)}`;
const directories = [
  { validFrom, validUntil, queryKey: ['/daten', fileIn('dist/daten', /^banken.*\.json$/)] },
];
const browserOptions = { executablePath: findChromium(), args: [...chromiumArguments] };

const results = { site: [] as Job[], cold: [] as Job[], rival: [] as Job[] };
try {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of ['site', 'cold', 'rival'] as const)
      results[name].push(await withBrowser((browser) => run(browser, name)));
  report();
  console.log(await withBrowser((browser) => longestFrame(browser, `${address}/iban-liste`, list)));
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch(browserOptions);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function run(browser: Browser, name: keyof typeof results): Promise<Job> {
  const page = await browser.newPage();
  await page.goto(`${address}/bench/`);
  const contestant = name === 'rival' ? 'rival' : 'site';
  const forSite = [workerPath, directories] as const;
  if (name !== 'cold')
    await page.evaluate(([worker, path, available]) => prepare(worker, path, available), [
      contestant,
      ...forSite,
    ] as const);
  await page.locator('input').setInputFiles(list);
  // A browser that has just started is still initialising.
  await setTimeout(2000);
  const stop = await watchMemory(browser);
  const job =
    contestant === 'site'
      ? await page.evaluate(([path, available]) => jobs.site(path, available), forSite)
      : await page.evaluate((all) => jobs.rival(all), [...banks]);
  if (job.rows !== ROWS) throw new Error(`${name} gave ${job.rows} rows`);
  const peak = stop();
  const speed = Math.round(job.rows / (job.ms / 1000)).toLocaleString('en');
  console.log(
    `${name.padEnd(5)} ${job.ms.toFixed(0)} ms · ${speed} rows/s · ${(job.bytes / 1e6).toFixed(0)} MB out · renderer ${peak.toFixed(0)} MB`,
  );
  return { ...job, peak };
}

function report(): void {
  const medianOf = (jobsOfOne: readonly Job[], value: (job: Job) => number) =>
    jobsOfOne.map(value).sort((one, other) => one - other)[Math.floor(jobsOfOne.length / 2)] ?? Number.NaN;
  const ratio = (name: 'site' | 'cold', value: (job: Job) => number) =>
    (medianOf(results.rival, value) / medianOf(results[name], value)).toFixed(1);
  console.log(`${ratio('site', ({ ms }) => ms)} times as fast as papaparse + ibantools (medians)`);
  console.log(
    `${ratio('cold', ({ ms }) => ms)} times where the worker of the site alone is started for the job`,
  );
  console.log(`1/${ratio('site', ({ peak }) => peak)} of their memory`);
}
