/**
 * Runs Lighthouse with its mobile profile on pages of the built site, as `npm run serve` serves them, and prints the medians.
 * A round in which Lighthouse fails is left out.
 *
 * Usage: npm run lighthouse [-- PATH…]     ROUNDS (default 5)
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, listen } from '../tests/support/ownServer.ts';
import { pagesOf } from '../tests/support/pagesOf.ts';
import { chromiumArguments, findChromium } from './browsers.ts';
import { createSiteServer } from './serve.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Milliseconds, but for the last, which has no unit. */
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const wanted = process.argv.slice(2);
const pages = pagesOf('dist').filter((page) =>
  wanted.length === 0 ? page !== '/404' : wanted.includes(page),
);
const { address: origin, end } = await listen(createSiteServer('dist'));

console.log('page                     score a11y   bp  seo    FCP    LCP    TBT     CLS     kB');
for (const page of pages) {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    await measure(origin + page).then(
      (values) => rounds.push(values),
      (error) => console.log(`${page}: a round failed: ${error.message}`),
    );
  const medians = (rounds[0] ?? []).map(
    (_, index) => rounds.map((values) => values[index] ?? 0).sort((a, b) => a - b)[rounds.length >> 1] ?? 0,
  );
  const digits = [0, 0, 0, 0, 0, 0, 0, 3, 1];
  const cells = medians.map((value, index) => value.toFixed(digits[index]).padStart(index < 4 ? 4 : 6));
  console.log(`${page.padEnd(25)} ${cells.join(' ')}`);
  if (rounds.length === 0) process.exitCode = 1;
}
await end();

/** @returns the scores from 0 to 100, the audits, and what was transferred in kB. @throws Error if Lighthouse fails */
async function measure(address: string): Promise<number[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    const report = result?.lhr;
    if (!report || report.runtimeError) throw new Error(report?.runtimeError?.message ?? 'no result');
    return [
      ...CATEGORIES.map((name) => (report.categories[name]?.score ?? 0) * 100),
      ...AUDITS.map((name) => report.audits[name]?.numericValue ?? Number.NaN),
      (report.audits['total-byte-weight']?.numericValue ?? Number.NaN) / 1000,
    ];
  } finally {
    await browser.close();
  }
}
