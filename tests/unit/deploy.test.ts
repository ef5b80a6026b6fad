import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cacheControlOtherwise,
  cacheRules,
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  policyRules,
  securityHeaders,
  strictTransportSecurity,
} from '../../src/site/headers.ts';

/** How each server writes a header of every answer; a line of nginx ends with a semicolon. */
const servers = [
  {
    file: 'deploy/nginx.conf',
    header: (name: string, value: string) => `add_header ${name} '${value}' always;`,
  },
  { file: 'deploy/Caddyfile', header: (name: string, value: string) => `${name} \`${value}\`` },
];

describe.each(servers)('$file', ({ file, header }) => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());

  it('sends the security headers with every answer', () => {
    const expected = Object.entries(securityHeaders).map(([name, value]) => header(name, value));
    expect(lines).toEqual(expect.arrayContaining(expected));
    expect(lines.join('\n')).toContain(strictTransportSecurity);
  });

  it.each([
    ['how long browsers may keep a file', cacheRules, cacheControlOtherwise],
    ['the policy of a file', policyRules, contentSecurityPolicyOtherwise],
  ])('says %s in the same order', (_what, rules, otherwise) => {
    const entries = rules.map(([pattern, value]) => `"~${pattern}" "${value}"`);
    const end = file.endsWith('.conf') ? ';' : '';
    const expected = [...entries, `default "${otherwise}"`].map((line) => line + end);
    const first = lines.indexOf(expected[0] ?? '');
    expect(lines.slice(first, first + expected.length)).toEqual(expected);
  });
});

// Netlify and Cloudflare Pages send both values where two rules match, so only the later rules say how long a file may be kept.
it('public/_headers has the security headers for everything, and what differs for scripts and data', () => {
  const scripts = `  Content-Security-Policy: ${contentSecurityPolicyFor('/sw.js')}`;
  const forever = '  Cache-Control: public, max-age=31536000, immutable';
  const ask = '  Cache-Control: no-cache';
  const [forAll = [], ...rules] = readFileSync('public/_headers', 'utf8')
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
