import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  securityHeaders,
} from '../src/site/headers.ts';
import { caddyConfig } from './deployConfigs/caddyConfig.ts';
import { headersFile } from './deployConfigs/headersFile.ts';
import { nginxConfig } from './deployConfigs/nginxConfig.ts';

describe('the committed files are what the header source gives (npm run deploy-configs writes them)', () => {
  it.each([
    ['deploy/nginx.conf', nginxConfig],
    ['deploy/Caddyfile', caddyConfig],
  ])('%s', (path, generate) => {
    expect(readFileSync(path, 'utf8')).toBe(generate());
  });
});

describe('dist/_headers', () => {
  const file = headersFile([
    'index.html',
    'index.html.br',
    'iban-aufbau.html',
    'favicon.svg',
    'sw.js',
    '_headers',
    '_astro/a.Ab12.js',
    '_astro/a.Ab12.js.gz',
    'daten/banken.Cd34.json',
    'baustein/iban-rechner.js',
    'vorschau/start.png',
  ]);
  const rules = new Map(
    file.split('\n\n').map((rule) => {
      const [path = '', ...headers] = rule.trim().split('\n');
      return [path, headers.map((header) => header.trim())];
    }),
  );

  it('says for each page and each folder once how long it may be kept', () => {
    const cacheControls = (headers: string[]) =>
      headers.filter((header) => header.startsWith('Cache-Control'));
    const ofPaths = [...rules].filter(([path]) => path !== '/*');
    expect(Object.fromEntries(ofPaths.map(([path, headers]) => [path, cacheControls(headers)]))).toEqual({
      '/': ['Cache-Control: no-cache'],
      '/iban-aufbau': ['Cache-Control: no-cache'],
      '/sw.js': ['Cache-Control: no-cache'],
      '/favicon.svg': ['Cache-Control: public, max-age=3600, must-revalidate'],
      '/vorschau/*': ['Cache-Control: public, max-age=3600, must-revalidate'],
      '/_astro/*': ['Cache-Control: public, max-age=31536000, immutable'],
      '/daten/*': ['Cache-Control: public, max-age=31536000, immutable'],
      '/baustein/*': ['Cache-Control: no-cache'],
    });
  });

  it('gives every path the security headers and none of them a Cache-Control twice', () => {
    const forAll = rules.get('/*') ?? [];
    for (const [name, value] of Object.entries(securityHeaders))
      expect(forAll).toContain(`${name}: ${value}`);
    expect(forAll).toContain(`Content-Security-Policy: ${contentSecurityPolicyOtherwise}`);
    expect(forAll.join()).not.toContain('Cache-Control');
  });

  it('gives the scripts, and nothing else, the policy for scripts besides', () => {
    const policies = [...rules].flatMap(([path, headers]) =>
      headers.flatMap((header) =>
        path !== '/*' && header.startsWith('Content-Security-Policy: ') ? [[path, header]] : [],
      ),
    );
    const expected = `Content-Security-Policy: ${contentSecurityPolicyFor('/sw.js')}`;
    expect(policies).toEqual([
      ['/_astro/*', expected],
      ['/baustein/*', expected],
      ['/sw.js', expected],
    ]);
  });
});
