import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeHeadersFile } from '../../scripts/headersFile.ts';
import {
  cacheControlOtherwise,
  cacheRules,
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  policyRules,
  securityHeaders,
  strictTransportSecurity,
} from '../../src/site/headers.ts';

/** How each server writes what `src/site/headers.ts` says: a header of every answer, and an entry of a map by path. */
const servers = [
  {
    file: 'deploy/nginx.conf',
    header: ([name, value]: [string, string]) => `add_header ${name} '${value}' always;`,
    entry: (pattern: string, value: string) => `"~${pattern}" "${value}";`,
    otherwise: (value: string) => `default "${value}";`,
  },
  {
    file: 'deploy/Caddyfile',
    header: ([name, value]: [string, string]) => `${name} \`${value}\``,
    entry: (pattern: string, value: string) => `"~${pattern}" "${value}"`,
    otherwise: (value: string) => `default "${value}"`,
  },
];

describe.each(servers)('$file', ({ file, header, entry, otherwise }) => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());

  it('sends the security headers with every answer', () => {
    expect(lines).toEqual(expect.arrayContaining(Object.entries(securityHeaders).map(header)));
    expect(lines.join('\n')).toContain(strictTransportSecurity);
  });

  it.each([
    [
      'how long browsers may keep a file',
      cacheRules.map(({ pattern, cacheControl }) => entry(pattern, cacheControl)),
      cacheControlOtherwise,
    ],
    [
      'the policy of a file',
      policyRules.map(({ pattern, policy }) => entry(pattern, policy)),
      contentSecurityPolicyOtherwise,
    ],
  ])('says %s in the same order', (_what, rules, otherValue) => {
    const expected = [...rules, otherwise(otherValue)];
    const first = lines.indexOf(expected[0] ?? '');
    expect(lines.slice(first, first + expected.length)).toEqual(expected);
  });
});

it('dist/_headers has the security headers for everything, and what differs for scripts and data', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'headers-'));
  await writeHeadersFile(dist);
  const scripts = `  Content-Security-Policy: ${contentSecurityPolicyFor('/sw.js')}`;
  const forever = '  Cache-Control: public, max-age=31536000, immutable';
  const ask = '  Cache-Control: no-cache';
  const [forAll = [], ...rules] = readFileSync(join(dist, '_headers'), 'utf8')
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'));
  expect(forAll[0]).toBe('/*');
  for (const [name, value] of Object.entries(securityHeaders))
    expect(forAll).toContain(`  ${name}: ${value}`);
  expect(forAll).toContain(`  Content-Security-Policy: ${contentSecurityPolicyOtherwise}`);
  expect(forAll).toContain(`  Strict-Transport-Security: ${strictTransportSecurity}`);
  expect(rules).toEqual([
    ['/_astro/*', forever, scripts],
    ['/daten/*', forever],
    ['/baustein/*', ask, scripts],
    ['/sw.js', ask, scripts],
  ]);
});
