import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SampleServer, startSampleServer } from '../checkDeploy/sampleServer.ts';
import { CHECKSUMS_FILE, sha256, writeChecksums } from '../checksums.ts';
import { differences } from './differences.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.end());

const site = () => new URL(`http://127.0.0.1:${server.port}`);

it('a site that was deployed from this build has no differences', async () => {
  const { compared, found } = await differences(server.dist, site());
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(3);
});

it('names each file that has other content, is missing or has lost its headers', async () => {
  // The server keeps the site in memory.
  await appendFile(join(server.dist, 'robots.txt'), '# changed');
  await writeFile(join(server.dist, 'neu.html'), '<p>Neu</p>');
  expect((await differences(server.dist, site())).found).toEqual([
    '/neu: other content (status 404)',
    '/robots.txt: other content',
  ]);

  const careless = createServer((_, response) => response.end('<p>Neu</p>'));
  await new Promise<void>((listening) => careless.listen(0, '127.0.0.1', listening));
  const { port } = careless.address() as AddressInfo;
  const { found } = await differences(server.dist, new URL(`http://127.0.0.1:${port}`));
  careless.close();
  expect(found).not.toContain('/neu: other content');
  expect(found).toContain('/neu: other header Content-Security-Policy');
  expect(found).toContain('/robots.txt: other header Referrer-Policy');
});

it('refuses to compare with an empty folder or a site that does not answer', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'empty-'));
  await expect(differences(empty, site())).rejects.toThrow('no build');
  // Nothing listens on port 9 of this machine.
  await expect(differences(server.dist, new URL('http://127.0.0.1:9'))).rejects.toThrow();
});

it('the checksums have the format of sha256sum and leave out what visitors cannot get', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'sums-'));
  for (const name of ['b.txt', 'a.html', 'a.html.br', '_headers', CHECKSUMS_FILE])
    await writeFile(join(dist, name), name);
  await writeChecksums(dist);
  expect(await readFile(join(dist, CHECKSUMS_FILE), 'utf8')).toBe(
    `${sha256(Buffer.from('a.html'))}  a.html\n${sha256(Buffer.from('b.txt'))}  b.txt\n`,
  );
});
