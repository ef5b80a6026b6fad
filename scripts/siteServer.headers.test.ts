import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  securityHeaders,
} from '../src/site/headers.ts';
import { type SampleServer, startSampleServer } from './checkDeploy/sampleServer.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startSampleServer();
});
afterAll(() => server.end());

const get: SampleServer['get'] = (...request) => server.get(...request);

describe('headers', () => {
  it.each([
    ['/', 'GET'],
    ['/_astro/shell.Ab12Cd34.js', 'GET'],
    ['/robots.txt', 'GET'],
    ['/iban-aufbau.html', 'GET'],
    ['/gibt-es-nicht', 'GET'],
    ['/%', 'GET'],
    ['/', 'POST'],
  ])('%s by %s carries the security headers', async (path, method) => {
    const { headers } = await get(path, {}, method);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()]).toBe(value);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it.each(['/_astro/shell.Ab12Cd34.js', '/sw.js'])(
    '%s, which may become a worker, carries the policy for scripts',
    async (path) => {
      const policy = contentSecurityPolicyFor(path);
      expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toBe(policy);
      const again = await get(path, { 'if-none-match': String(headers.etag) });
      expect(again.status).toBe(304);
      expect(again.headers['content-security-policy']).toBe(policy);
    },
  );

  it('sends the 404 page with the policy of a page also where a script is missing', async () => {
    const { headers } = await get('/_astro/gone.js');
    expect(headers['content-security-policy']).toBe(contentSecurityPolicyOtherwise);
  });

  it('does not promise TLS over plain http', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    ['/', 'no-cache'],
    ['/iban-aufbau', 'no-cache'],
    ['/iban-aufbau/', 'no-cache'],
    ['/_astro/shell.Ab12Cd34.js', 'public, max-age=31536000, immutable'],
    ['/_astro/gone.js', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600, must-revalidate'],
  ])('%s may be kept: %s', async (path, cacheControl) => {
    expect((await get(path)).headers['cache-control']).toBe(cacheControl);
  });

  it('answers 304 without a body to the browser that has the page already', async () => {
    const first = await get('/iban-aufbau', { 'accept-encoding': 'br' });
    const again = await get('/iban-aufbau', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  it('sends a part where a part is asked for', async () => {
    const answer = await get('/robots.txt', { range: 'bytes=0-3' });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe('User');
  });

  // robots.txt has the 14 bytes “User-agent: *\n”.
  it.each([
    ['bytes=-5', 206, 't: *\n', 'bytes 9-13/14'],
    ['bytes=-50', 206, 'User-agent: *\n', 'bytes 0-13/14'],
    ['bytes=9-', 206, 't: *\n', 'bytes 9-13/14'],
    ['bytes=0-0', 206, 'U', 'bytes 0-0/14'],
    ['bytes=12-99', 206, '*\n', 'bytes 12-13/14'],
    ['bytes=14-', 416, undefined, 'bytes */14'],
    ['bytes=-0', 416, undefined, 'bytes */14'],
    ['bytes=9-2', 200, 'User-agent: *\n', undefined],
    ['bytes=0-0,2-3', 200, 'User-agent: *\n', undefined],
    ['bytes=-', 200, 'User-agent: *\n', undefined],
    ['bytes=a-b', 200, 'User-agent: *\n', undefined],
  ])('to the range %s it answers %s', async (range, status, body, contentRange) => {
    const answer = await get('/robots.txt', { range });
    expect(answer.status).toBe(status);
    if (body) expect(answer.body.toString()).toBe(body);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
  });
});
