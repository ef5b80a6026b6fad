import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  revalidate,
  securityHeaders,
} from '../../src/site/headers.ts';
import { type Answer, ask } from './ask.ts';
import { expectations } from './expectations.ts';

/** @returns a sentence for each response of the server at 127.0.0.1:port that differs from `expectations` */
export async function differences(port: number): Promise<string[]> {
  const found: string[] = [];
  for (const { path, method = 'GET', status, body, headers } of expectations) {
    const answer = await ask(port, path, { 'accept-encoding': 'gzip, deflate, br, zstd' }, method);
    const differs = (what: string) => found.push(`${method} ${path}: ${what}`);
    if (answer.status !== status) differs(`${answer.status} instead of ${status}`);
    if (body !== undefined && unpacked(answer) !== body) differs('another body');
    if (status === 400) {
      // Some servers refuse such a request before they apply their configuration.
      if (![undefined, revalidate].includes(answer.headers['cache-control'])) differs('it may be kept');
      continue;
    }
    const policy = status === 200 ? contentSecurityPolicyFor(path) : contentSecurityPolicyOtherwise;
    const expected: Record<string, string | RegExp> = {
      ...securityHeaders,
      'Content-Security-Policy': policy,
      ...headers,
    };
    for (const [name, value] of Object.entries(expected)) {
      const sent = answer.headers[name.toLowerCase()];
      const agrees = value instanceof RegExp ? value.test(String(sent ?? '')) : sent === value;
      if (!agrees) differs(`${name} is ${JSON.stringify(sent)} instead of ${value}`);
    }
  }
  return found;
}

function unpacked({ headers, body }: Answer): string {
  if (body.length === 0) return '';
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
