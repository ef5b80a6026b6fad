import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSampleSite } from '../../checkDeploy/sampleSite.ts';
import { soakServer } from './soakServer.ts';

let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSampleSite(dist);
});
afterAll(() => rm(dist, { recursive: true }));

/** What a short soak finds. The start of a process allows no judgement of 10 %. */
async function found(fault: string): Promise<string[]> {
  const { verdicts, tally } = await soakServer({
    command: [fileURLToPath(new URL('faultyServer.ts', import.meta.url)), fault],
    ...{ dist, seed: 1, seconds: 5, rate: 50, secondsBetweenSamples: 0.1, maxGrowth: 0.5, secondsToClose: 1 },
  });
  expect(tally.exchanges).toBeGreaterThan(20);
  return verdicts.filter(({ holds }) => !holds).map(({ what }) => what);
}

// The memory and the open files of a process are read from /proc.
describe.runIf(process.platform === 'linux').concurrent('a short soak of the server', () => {
  it('finds nothing at the server of the site', async () => {
    expect(await found('none')).toEqual([]);
  });

  it.each([
    ['leak', 'memory, second and last sixth'],
    ['open files', 'files and sockets left open'],
    ['status 500', 'wrong answers'],
    ['another file', 'wrong answers'],
    ['crash', 'crashes'],
    ['warning', 'characters on standard error'],
  ])('finds the fault: %s', async (fault, verdict) => {
    expect(await found(fault)).toContain(verdict);
  });
});
