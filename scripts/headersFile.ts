import { writeFile } from 'node:fs/promises';
import {
  cacheControlFor,
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  securityHeaders,
  strictTransportSecurity,
} from '../src/site/headers.ts';

/** Paths whose headers are not those of a page, in the syntax of Netlify and Cloudflare Pages. */
const PATHS = ['/_astro/*', '/daten/*', '/baustein/*', '/sw.js'];

/**
 * Writes the headers for Netlify and Cloudflare Pages. Where two rules match, these services send both values, so only the
 * rules below name how long a file may be kept. Everything else these services let browsers keep, but ask for changes.
 */
export async function writeHeadersFile(dist: string): Promise<void> {
  const forAll = {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicyOtherwise,
    'Strict-Transport-Security': strictTransportSecurity,
  };
  const rules = PATHS.map((path) => {
    const policy = contentSecurityPolicyFor(path);
    return rule(path, {
      'Cache-Control': cacheControlFor(path),
      // Two policies both apply.
      ...(policy === contentSecurityPolicyOtherwise ? {} : { 'Content-Security-Policy': policy }),
    });
  });
  await writeFile(`${dist}/_headers`, [rule('/*', forAll), ...rules].join('\n'));
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
