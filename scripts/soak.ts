/**
 * Uses the built site for a long time, and fails if something answers wrongly, crashes or needs ever more memory.
 * Build first: npm run build
 *
 * Usage: npm run soak -- server [--minutes 120] [--rate 20] [--seed N]    requests and attacks per second
 *        npm run soak -- tab [--visits 500]                               visits in one tab of Chromium
 *        npm run soak -- page [--uses 100] [--path /bic]                  uses of each tool in a page that stays open
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { printVerdicts, type Verdict } from './soak/bounds.ts';
import { soakServer } from './soak/server/soakServer.ts';
import { withSiteInTab } from './soak/tab/siteInTab.ts';
import { soakUses, soakVisits } from './soak/tab/soakSite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    visits: { type: 'string', default: '500' },
    uses: { type: 'string', default: '100' },
    path: { type: 'string' },
  },
});

const parts: Readonly<Record<string, () => Promise<Verdict[]>>> = { server, tab, page };
const part = parts[positionals[0] ?? ''];
if (part) process.exitCode = printVerdicts(await part()) ? 0 : 1;
else {
  console.error(`Usage: npm run soak -- ${Object.keys(parts).join('|')}`);
  process.exitCode = 2;
}

async function server(): Promise<Verdict[]> {
  console.log(`Node ${process.version}, seed ${values.seed}`);
  const { verdicts, tally } = await soakServer({
    command: [fileURLToPath(new URL('serve.ts', import.meta.url))],
    dist: 'dist',
    seconds: Number(values.minutes) * 60,
    rate: Number(values.rate),
    seed: Number(values.seed),
    secondsBetweenSamples: 10,
    maxGrowth: 0.1,
    secondsToClose: 30,
    report: console.log,
  });
  tally.print();
  return verdicts;
}

async function tab(): Promise<Verdict[]> {
  return withSiteInTab(async (page) => {
    printVersion(page);
    // The tools take turns, so each is used in each state of the consent.
    const { verdicts, restored } = await soakVisits(page, Number(values.visits), 7, console.log);
    console.log(`${restored} pages restored on the way back and forth`);
    return verdicts;
  });
}

async function page(): Promise<Verdict[]> {
  return withSiteInTab((tab) => {
    printVersion(tab);
    return soakUses(tab, Number(values.uses), console.log, values.path);
  });
}

function printVersion(page: Page): void {
  console.log(`Node ${process.version}, Chromium ${page.context().browser()?.version()}`);
}
