/**
 * The command of the built package on a million lines: memory at its peak, time, and that no line is lost. Fails if the
 * peak exceeds its bound. Memory is read from /proc, so this works only on Linux.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildPackage } from '../scripts/package/buildPackage.ts';

const ROWS = 1_000_000;
const BANK_CODES = ['20070000', '37040044', '50810900', '10000000'];
/** V8 lets its heap grow while there is memory; that little is needed, a test of the command holds with a small heap. */
const PEAK_BOUND_MB = 300;

await buildPackage();
const folder = mkdtempSync(join(tmpdir(), 'package-list-'));
const file = join(folder, 'accounts.csv');
await pipeline(Readable.from(lines()), createWriteStream(file));

const begin = performance.now();
const child = spawn(process.execPath, [join(import.meta.dirname, '../package/dist/bin.js'), '--list', file], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let peak = 0;
const timer = setInterval(() => {
  peak = Math.max(peak, peakOf(child.pid ?? 0));
}, 50);
let written = 0;
for await (const chunk of child.stdout.setEncoding('utf8')) written += chunk.split('\n').length - 1;
clearInterval(timer);
rmSync(folder, { recursive: true });

const seconds = (performance.now() - begin) / 1000;
console.log(`${written - 1} of ${ROWS} rows, ${peak.toFixed(0)} MB at the peak, ${seconds.toFixed(1)} s`);
if (written !== ROWS + 1 || peak === 0 || peak > PEAK_BOUND_MB) process.exitCode = 1;

function* lines(): Generator<string> {
  for (let row = 0; row < ROWS; row += 1000)
    yield Array.from({ length: 1000 }, (_, index) => {
      const number = row + index;
      return `${BANK_CODES[number % BANK_CODES.length]};${10_000_000 + number}\n`;
    }).join('');
}

/** The highest resident memory of a process so far, in megabytes; 0 if it has ended. */
function peakOf(processId: number): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? 0) / 1024;
  } catch {
    return 0;
  }
}
