import { rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type SampleServer, startSampleServer } from './checkDeploy/sampleServer.ts';
import { sampleFiles, writeSampleSite } from './checkDeploy/sampleSite.ts';
import { createSiteServer } from './siteServer.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.end());

const get: SampleServer['get'] = (...request) => server.get(...request);

describe('the server continues', () => {
  it('survives a line that is no request', async () => {
    const reply = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(server.port, '127.0.0.1', () => socket.write('Guten Tag\r\n\r\n'));
      socket.on('data', (data) => resolve(data.toString()));
      socket.on('error', reject);
    });
    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    expect((await get('/')).status).toBe(200);
  });

  it('notices a new build', async () => {
    await writeFile(join(server.dist, 'neu.html'), '<h1>Neu</h1>');
    expect((await get('/neu')).status).toBe(404);
    const later = new Date(Date.now() + 2000);
    await utimes(join(server.dist, '_headers'), later, later);
    expect((await get('/neu')).status).toBe(200);
    await rm(join(server.dist, 'neu.html'));
  });

  it('goes on while a build beneath it takes files away', async () => {
    await rm(join(server.dist, '_astro'), { recursive: true });
    expect((await get('/_astro/shell.Ab12Cd34.js')).status).toBe(200);
    expect((await get('/')).status).toBe(200);
    await writeSampleSite(server.dist);
  });

  it('answers every request, whatever its address and its headers, and lives on', async () => {
    const pieces = fc.constantFrom(
      'bytes=',
      '-',
      ',',
      ';q=',
      '0',
      '9',
      '99999999999999999999',
      '.',
      '*',
      '"',
      'W/',
      ' ',
      'br',
      'gzip',
      'identity',
      '\t',
      '%',
      '/',
      '..',
      '\\',
      '.html',
      'index',
      'iban-aufbau',
      '?',
      '#',
      ':',
      '[',
      'constructor',
      '__proto__',
      '\xff',
    ); // prettier-ignore
    const anything = fc.array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 });
    const header = anything.map((parts) => parts.join('').replace(/[^\t\x20-\x7e\x80-\xff]/g, ''));
    const target = anything.map((parts) => `/${parts.join('').replace(/[^\x21-\x7e]/g, '')}`);
    const known = fc.constantFrom('/', '/iban-aufbau', '/robots.txt', '/_astro/shell.Ab12Cd34.js');
    const ends = fc.tuple(fc.nat(20), fc.option(fc.nat(20)), fc.constantFrom('', ' ', ',1-2'));
    const ranges = ends.map(([from, to, more]) => `bytes=${from}-${to ?? ''}${more}`);
    const request = fc.record({
      path: fc.oneof(target, known),
      range: fc.oneof(header, ranges),
      ifNoneMatch: header,
      acceptEncoding: header,
    });
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ path, range, ifNoneMatch, acceptEncoding }) => {
        const headers = { range, 'if-none-match': ifNoneMatch, 'accept-encoding': acceptEncoding };
        const { status = 0 } = await get(path, headers);
        seen.add(status);
        expect([200, 206, 304, 308, 400, 404, 416]).toContain(status);
      }),
      { numRuns: 3000 },
    );
    expect([...seen].sort()).toEqual([200, 206, 304, 308, 400, 404, 416]);
    expect((await get('/')).status).toBe(200);
  });

  it('answers 500 where it fails itself, and lives on', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    // A link to itself: the file system refuses to look at it.
    await rm(join(server.dist, '_headers'));
    await symlink('_headers', join(server.dist, '_headers'));
    expect((await get('/')).status).toBe(500);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
    await rm(join(server.dist, '_headers'));
    await writeFile(join(server.dist, '_headers'), sampleFiles._headers);
    expect((await get('/')).status).toBe(200);
  });

  it('asks for patience while the site is being built', async () => {
    await rm(join(server.dist, 'index.html'));
    const answer = await get('/');
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    await writeFile(join(server.dist, 'index.html'), sampleFiles['index.html']);
    expect((await get('/')).status).toBe(200);
  });
});

it('does not start without a built site', () => {
  expect(() => createSiteServer('/gibt/es/nicht')).toThrow('npm run build');
});
