/**
 * Uses the built site for a long time and fails if it answers wrongly, crashes, or needs ever more memory.
 *
 * Usage: npm run build && npm run soak -- server [--minutes 120] [--rate 20] [--seed N]    the local server
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printVerdicts } from './soak/bounds.ts';
import { soakServer } from './soak/server/soakServer.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '120' },
    rate: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

if (positionals[0] === 'server') {
  console.log(`seed ${values.seed}`);
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
  process.exitCode = printVerdicts(verdicts) ? 0 : 1;
} else {
  console.error('Usage: npm run soak -- server [--minutes 120] [--rate 20] [--seed N]');
  process.exitCode = 2;
}
