/**
 * Validates deploy/nginx.conf and deploy/Caddyfile with real nginx and Caddy, serves a small site with each of them and
 * with `npm run serve`, and checks addresses, status, headers and bodies.
 *
 * Usage: npm run check-deploy     needs nginx and caddy, for example from Debian: apt-get install nginx-light caddy
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { differences } from './checkDeploy/differences.ts';
import { writeSampleSite } from './checkDeploy/sampleSite.ts';
import { serverPrograms } from './checkDeploy/servers.ts';
import { freePort } from './freePort.ts';
import { createSiteServer } from './siteServer.ts';

// Debian installs nginx in a folder that is only in root's PATH.
process.env.PATH += `${delimiter}/usr/sbin`;
const folder = await mkdtemp(join(tmpdir(), 'check-deploy-'));
// Caddy stores its state in these folders; the check must leave no trace in the home folder.
const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
try {
  process.exitCode = (await check()) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

async function check(): Promise<boolean> {
  const dist = join(folder, 'dist');
  await writeSampleSite(dist);
  // mkdtemp creates a folder that only this user may read; nginx, started by root, runs as another user.
  await chmod(folder, 0o755);
  let good = await checkOwnServer(dist);
  for (const program of serverPrograms) {
    if (spawnSync(program.name, ['-h'], { env }).error) {
      console.error(
        `${program.name}: not found. Install it (Debian, Ubuntu: apt-get install ${program.name})`,
      );
      good = false;
      continue;
    }
    const port = await freePort();
    const { judge, run } = program.prepare(await readFile(program.config, 'utf8'), folder, dist, port);
    const verdict = spawnSync(judge[0] ?? '', judge.slice(1), { env, encoding: 'utf8' });
    if (verdict.status !== 0) {
      console.error(`${program.name} refuses ${program.config}:\n${verdict.stdout}${verdict.stderr}`);
      good = false;
      continue;
    }
    console.log(`${program.name} accepts ${program.config}`);
    good = (await checkProgram(program.name, run, port)) && good;
  }
  return good;
}

async function checkOwnServer(dist: string): Promise<boolean> {
  const server = createSiteServer(dist);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return report('npm run serve', await differences((server.address() as AddressInfo).port));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function checkProgram(name: string, command: string[], port: number): Promise<boolean> {
  const program = spawn(command[0] ?? '', command.slice(1), { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let messages = '';
  program.stderr.on('data', (data) => {
    messages += data;
  });
  try {
    if (!(await answers(program, port))) return report(name, [`it does not start:\n${messages}`]);
    return report(name, await differences(port));
  } finally {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
  }
}

function report(name: string, found: string[]): boolean {
  if (found.length === 0) console.log(`${name} answers as it should`);
  else console.error(`${name} differs:\n  ${found.join('\n  ')}`);
  return found.length === 0;
}

async function answers(program: ChildProcess, port: number): Promise<boolean> {
  for (let tries = 0; tries < 100 && program.exitCode === null; tries++) {
    if (await fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false)) return true;
    await wait(50);
  }
  return false;
}
