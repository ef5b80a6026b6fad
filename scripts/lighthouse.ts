/**
 * Runs Lighthouse on every page of the built site and on its baseline, which is the same text as plain HTML. Both are
 * compressed and come over HTTP/2, as from a real server: over HTTP/1.1 each file that a page loads beside another would
 * need a connection of its own. Page and baseline take turns, so that other processes affect both. Prints the medians.
 * Exits with 1 if a page exceeds a bound or could not be measured at all. A round in which Lighthouse fails is left out.
 *
 * Usage: npm run lighthouse [-- PATH…]     ROUNDS (default 5); needs openssl
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pagesOf } from '../tests/pageWeight.ts';
import { baselinePage } from './lighthouse/baselinePage.ts';
import { selfSignedCertificate } from './lighthouse/certificate.ts';
import { type Measurement, measure } from './lighthouse/measure.ts';
import { createSiteServer } from './siteServer.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const BASELINE = '/baseline';
/** `lcp`: multiple of the baseline's largest contentful paint. `tbt`: blocking time in ms, minus that of the baseline. */
const BOUNDS = { lcp: 1.25, tbt: 60, cls: 0 };

const dist = 'dist';
const wanted = process.argv.slice(2);
const pages = pagesOf(dist).filter((page) => (wanted.length === 0 ? page !== '/404' : wanted.includes(page)));
const site = createSiteServer(dist);
const server = createSecureServer(selfSignedCertificate(), (request, response) => {
  const path = request.url ?? '/';
  if (!path.startsWith(BASELINE)) return void site.emit('request', request, response);
  const page = path.slice(BASELINE.length);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Encoding', 'br');
  const html = readFileSync(join(dist, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
  response.end(brotliCompressSync(baselinePage(html)));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

console.log(
  'page                     score a11y  bp seo    FCP    LCP  ratio   TBT  beyond    CLS     kB  requests',
);
for (const page of pages) {
  const ours: Measurement[] = [];
  const baselines: Measurement[] = [];
  let failures = '';
  for (let round = 0; round < ROUNDS; round += 1)
    try {
      const baseline = await measure(`${origin}${BASELINE}${page}`);
      ours.push(await measure(`${origin}${page}`));
      baselines.push(baseline);
    } catch (error) {
      // Lighthouse itself fails at times, with NO_NAVSTART. The other rounds count.
      failures += `  round ${round + 1} failed: ${error instanceof Error ? error.message : error}`;
    }
  if (ours.length > 0) report(page, ours, baselines);
  else process.exitCode = 1;
  if (failures !== '') console.log(`${page.padEnd(24)}${failures}`);
}
server.close();

function report(page: string, ours: readonly Measurement[], baselines: readonly Measurement[]): void {
  const median = (all: readonly Measurement[], value: (one: Measurement) => number) =>
    all.map(value).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? Number.NaN;
  const score = (name: string) => median(ours, ({ scores }) => scores[name] ?? 0);
  const lcp = median(ours, (one) => one.lcp);
  const ratio = lcp / median(baselines, (one) => one.lcp);
  const tbt = median(ours, (one) => one.tbt);
  const beyond = tbt - median(baselines, (one) => one.tbt);
  const cls = median(ours, (one) => one.cls);
  const isOver = ratio > BOUNDS.lcp || beyond > BOUNDS.tbt || cls > BOUNDS.cls;
  if (isOver) process.exitCode = 1;
  console.log(
    [
      page.padEnd(24),
      String(score('performance')).padStart(5),
      ...['accessibility', 'best-practices', 'seo'].map((name) => String(score(name)).padStart(3)),
      median(ours, ({ fcp }) => fcp)
        .toFixed(0)
        .padStart(6),
      lcp.toFixed(0).padStart(6),
      ratio.toFixed(2).padStart(6),
      tbt.toFixed(0).padStart(5),
      beyond.toFixed(0).padStart(7),
      cls.toFixed(3).padStart(6),
      (median(ours, ({ bytes }) => bytes) / 1000).toFixed(1).padStart(6),
      String(median(ours, ({ requests }) => requests)).padStart(9),
      isOver ? '  over its bound' : '',
    ].join(' '),
  );
}
