import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SampleServer, startSampleServer } from './checkDeploy/sampleServer.ts';
import { sampleFiles } from './checkDeploy/sampleSite.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.end());

const get: SampleServer['get'] = (...request) => server.get(...request);

describe('addresses', () => {
  it.each([
    ['/', 'index.html'],
    ['/iban-aufbau', 'iban-aufbau.html'],
    ['/iban-aufbau?von=start', 'iban-aufbau.html'],
    ['/robots.txt', 'robots.txt'],
    ['http://example.org/iban-aufbau', 'iban-aufbau.html'],
    ['/_astro/shell.Ab12Cd34.js', '_astro/shell.Ab12Cd34.js'],
  ] as const)('%s answers with %s', async (path, name) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(sampleFiles[name]);
  });

  it.each([
    ['/index.html', '/'],
    ['/index', '/'],
    ['/iban-aufbau.html', '/iban-aufbau'],
    ['/iban-aufbau/', '/iban-aufbau'],
    ['/iban-aufbau/?a=1&b=2', '/iban-aufbau?a=1&b=2'],
    ['/iban-aufbau%2Ehtml', '/iban-aufbau'],
    ['/iban-aufbau.html#x', '/iban-aufbau'],
  ])('%s leads for good to %s', async (path, location) => {
    const answer = await get(path);
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '/gibt-es-nicht',
    '/gibt-es-nicht/',
    '/gibt-es-nicht.html',
    '/404',
    '/404.html',
    '/404/',
    '/_headers',
    '/_headers/',
    '/_headers#x',
    '/index.html.br',
    '/index.html.br/',
    '/iban-aufbau.html/',
    '/_astro/',
    '/_astro/constructor',
    '//example.com/',
    '//example.com/iban-aufbau/',
    '/..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/../../../../etc/passwd',
    '/..\\..\\etc\\passwd',
    '/%00',
  ])('%s is unknown', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(sampleFiles['404.html']);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/%', '/%E0%A4%A', '/iban%ZZaufbau'])('%s is refused as not well-formed', async (path) => {
    expect((await get(path)).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });
});

describe('methods', () => {
  it.each(['/', '/gibt-es-nicht', '/iban-aufbau/'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const got = await get(path);
      const answer = await get(path, {}, 'HEAD');
      expect(answer.status).toBe(got.status);
      expect(answer.headers['content-length']).toBe(got.headers['content-length']);
      expect(answer.body.length).toBe(0);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    '%s is refused and told what is allowed',
    async (method) => {
      const answer = await get('/', {}, method);
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );
});
