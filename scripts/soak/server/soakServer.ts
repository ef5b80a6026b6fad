import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, flat, partOfRun, type Verdict } from '../bounds.ts';
import { seededRandom } from '../random.ts';
import { putLoad } from './load.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { expectedSite } from './site.ts';
import { Tally } from './tally.ts';

export interface ServerSoak {
  /** A script for Node and its arguments. It serves dist/ of the folder it is started in, as scripts/serve.ts does. */
  readonly command: readonly string[];
  readonly dist: string;
  readonly seconds: number;
  /** Exchanges per second. */
  readonly rate: number;
  readonly seed: number;
  readonly secondsBetweenSamples: number;
  /** Of the memory between the second and the last sixth: 0.1 allows 10 %. */
  readonly maxGrowth: number;
  /** How long the server may take to close what clients have left. */
  readonly secondsToClose: number;
  readonly report?: (line: string) => void;
}

interface Sample {
  readonly seconds: number;
  readonly memory: number;
  readonly openFiles: number;
}

/** Puts a load on a server in a process of its own, with a copy of dist/ that no build changes meanwhile. */
export async function soakServer(soak: ServerSoak): Promise<{ verdicts: Verdict[]; tally: Tally }> {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  try {
    cpSync(soak.dist, join(folder, 'dist'), { recursive: true });
    const site = expectedSite(join(folder, 'dist'));
    const server = await startServerProcess(soak.command, folder);
    const openBefore = server.openFiles();
    const tally = new Tally();
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const goOn = () => seconds() < soak.seconds && server.isRunning();
    const random = seededRandom(soak.seed);
    const sampling = takeSamples(server, soak, seconds, goOn, tally);
    await putLoad({ port: server.port, site, random, rate: soak.rate, tally }, goOn);
    const verdicts = judge(soak, await sampling, tally);
    return { verdicts: [...verdicts, ...(await judgeEnd(server, openBefore, soak))], tally };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function takeSamples(
  server: ServerProcess,
  { secondsBetweenSamples, report }: ServerSoak,
  seconds: () => number,
  goOn: () => boolean,
  tally: Tally,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (goOn()) {
    const sample = { seconds: seconds(), memory: server.memory(), openFiles: server.openFiles() };
    samples.push(sample);
    report?.(
      `${sample.seconds.toFixed(0)} s: ${sample.memory.toFixed(1)} MB, ${sample.openFiles} open files, ` +
        `${tally.exchanges} exchanges, ${tally.wrong} wrong`,
    );
    await wait(secondsBetweenSamples * 1000);
  }
  return samples;
}

function judge({ maxGrowth }: ServerSoak, samples: readonly Sample[], tally: Tally): Verdict[] {
  const memory = samples.map((sample) => sample.memory);
  return [
    atMost('wrong answers', tally.wrong, 0),
    flat('memory, second and last sixth', partOfRun(memory, 1, 6), partOfRun(memory, 5, 6), 'MB', maxGrowth),
  ];
}

async function judgeEnd(
  server: ServerProcess,
  openBefore: number,
  { secondsToClose }: ServerSoak,
): Promise<Verdict[]> {
  const crashes = atMost('crashes', server.isRunning() ? 0 : 1, 0);
  // The server notices dropped connections a little later.
  const openAfter = () => (server.isRunning() ? server.openFiles() : 0);
  for (let tries = secondsToClose * 10; tries > 0 && openAfter() > openBefore; tries -= 1) await wait(100);
  const leftOpen = openAfter() - openBefore;
  const exitCode = await server.end();
  return [
    crashes,
    atMost('files and sockets left open', leftOpen, 0),
    atMost('exit code after SIGTERM', exitCode ?? 1, 0),
    atMost('characters on standard error', server.complaints().length, 0),
  ];
}
