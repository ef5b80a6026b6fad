import { contentSecurityPolicyFor, securityHeaders } from '../../src/site/headers.ts';
import { checksums, sha256 } from '../checksums.ts';
import { addressOf, isForVisitors } from '../siteServer/readSite.ts';

/**
 * @param dist folder of a build
 * @param site address of the deployed site; files are expected at the root of its host
 * @returns the number of files compared, and a line for each difference
 * @throws an Error if the site cannot be reached or `dist` is empty
 */
export async function differences(dist: string, site: URL): Promise<{ compared: number; found: string[] }> {
  const files = [...(await checksums(dist))].filter(([path]) => isForVisitors(path));
  if (files.length === 0) throw new Error('there is no build. Build the site first: npm run build');
  const found: string[] = [];
  for (const [path, hash] of files) {
    const address = addressOf(path);
    const response = await fetch(new URL(address, site), { redirect: 'manual' });
    const content = new Uint8Array(await response.arrayBuffer());
    if (sha256(content) !== hash) {
      const expected = path === '404.html' ? [200, 404] : [200];
      const status = expected.includes(response.status) ? '' : ` (status ${response.status})`;
      found.push(`${address}: other content${status}`);
    }
    for (const [name, value] of protectingHeaders(address, response.status))
      if (response.headers.get(name) !== value) found.push(`${address}: other header ${name}`);
  }
  return { compared: files.length, found };
}

function protectingHeaders(address: string, status: number): [string, string][] {
  const policy = contentSecurityPolicyFor(status === 200 ? address : '/');
  return [...Object.entries(securityHeaders), ['Content-Security-Policy', policy]];
}
