import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { serverPrograms } from '../scripts/checkDeploy/servers.ts';
import { freePort } from '../scripts/freePort.ts';
import { selfSignedCertificate } from '../scripts/lighthouse/certificate.ts';

const folderOfObservatory = join(import.meta.dirname, 'observatory');

interface Result {
  readonly result: string;
  readonly points: number;
}

/** What every site starts with, before the points of its results. */
const START = 100;
// Debian installs nginx in a folder that is only in root's PATH.
const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin` };
const isThere = (program: string) => spawnSync(program, ['-h'], { env }).error === undefined;

test.skip(!existsSync(join(folderOfObservatory, 'node_modules')), 'needs npm ci in tests/observatory');

for (const program of serverPrograms)
  test(`Mozilla's Observatory gives ${program.name} with the committed configuration all points`, async () => {
    test.skip(!isThere(program.name) || !isThere('openssl'), `needs ${program.name} and openssl`);
    const folder = test.info().outputPath(program.name);
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    const tls = { key: join(folder, 'key.pem'), cert: join(folder, 'cert.pem') };
    const { key, cert } = selfSignedCertificate();
    writeFileSync(tls.key, key);
    writeFileSync(tls.cert, cert);
    const port = await freePort();
    const config = readFileSync(program.config, 'utf8');
    const [command = '', ...words] = program.prepare(config, folder, resolve('dist'), port, tls).run;
    const server = spawn(command, words, { env, stdio: 'ignore' });
    const exited = once(server, 'exit');
    const plain = createServer((request, response) => {
      response.writeHead(301, { location: `https://localhost:${port}${request.url}` }).end();
    }).listen(0, '127.0.0.1');
    try {
      await expect.poll(() => answers(port)).toBe(true);
      const results = await score((plain.address() as AddressInfo).port, port, tls.cert);
      expect(results.filter(({ points }) => points < 0)).toEqual([]);
      expect(results.reduce((sum, { points }) => sum + points, START)).toBe(135);
    } finally {
      plain.close();
      server.kill();
      await exited;
    }
  });

/** The results of the Observatory's tests, in a process of its own that trusts the certificate. */
async function score(httpPort: number, httpsPort: number, certificate: string): Promise<readonly Result[]> {
  const words = [join(folderOfObservatory, 'score.mjs'), String(httpPort), String(httpsPort)];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { ...env, NODE_EXTRA_CA_CERTS: certificate },
  });
  return JSON.parse(stdout);
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
