import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  securityHeaders,
} from '../src/site/headers.ts';
import { listen } from '../tests/support/ownServer.ts';
import { compress } from './finishBuild.ts';
import { createSiteServer } from './serve.ts';

const dist = mkdtempSync(join(tmpdir(), 'site-'));
const page = (title: string) =>
  `<!DOCTYPE html><title>${title}</title><p>${'Bankleitzahl und Kontonummer. '.repeat(50)}`;
const files: Readonly<Record<string, string>> = {
  'index.html': page('IBAN-Rechner'),
  'iban-aufbau.html': page('IBAN-Aufbau'),
  '404.html': page('Page Not Found'),
  'robots.txt': 'User-agent: *\n',
  'sw.js': '// offline',
  _headers: '/*\n',
  '_astro/a.Ab12Cd34.js': 'console.log(1);',
  '.well-known/a.txt': 'Contact: mailto:a@example.org\n',
};
let address: string;
let end: () => Promise<void>;

beforeAll(async () => {
  for (const folder of ['_astro', '.well-known']) mkdirSync(join(dist, folder));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  await compress(dist);
  ({ address, end } = await listen(createSiteServer(dist)));
});
afterAll(async () => {
  await end();
  rmSync(dist, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(address + path, init);

it.each([
  ['/', 'index.html', 'text/html;charset=utf-8', 'no-cache'],
  ['/iban-aufbau?von=start', 'iban-aufbau.html', 'text/html;charset=utf-8', 'no-cache'],
  ['/_astro/a.Ab12Cd34.js', '_astro/a.Ab12Cd34.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/sw.js', 'sw.js', 'text/javascript', 'no-cache'],
  ['/.well-known/a.txt', '.well-known/a.txt', 'text/plain;charset=utf-8', /^public, max-age=3600, must-rev/],
])('%s answers with %s and all headers, also when the browser has it', async (path, name, type, kept) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(files[name]);
  expect(answer.headers.get('content-type')).toBe(type);
  const again = await get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  for (const { headers } of [answer, again])
    expect(Object.fromEntries(headers)).toMatchObject({
      ...lowerCase(securityHeaders),
      'content-security-policy': contentSecurityPolicyFor(path),
      'cache-control': expect.stringMatching(kept),
    });
});

it.each(['br', 'gzip'])('sends the copy of a page that is compressed with %s', async (encoding) => {
  const answer = await get('/iban-aufbau', { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(300);
  expect(await answer.text()).toBe(files['iban-aufbau.html']);
});

it.each([
  ...['/gibt-es-nicht', '/nicht.html', '/404', '/404.html', '/_headers', '/index.html.br', '/_astro/'],
  ...['/_astro/gone.js', '//example.com/', '/%E4%F6', '/%', '/%00', '/..%2f..%2fetc%2fpasswd'],
  `/${'a'.repeat(300)}`,
])('%s is unknown, and answered with the page for unknown paths [2.12] [8.2]', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(files['404.html']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...lowerCase(securityHeaders),
    'content-type': 'text/html;charset=utf-8',
    'content-security-policy': contentSecurityPolicyOtherwise,
    'cache-control': 'no-cache',
  });
});

it('HEAD has no body, and other methods are refused [1.1] [3.1]', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const answer = await get('/', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
