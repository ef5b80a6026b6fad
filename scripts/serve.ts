/**
 * Serves the built site on this machine as in production: clean addresses, compressed copies, headers, the 404 page.
 *
 * Usage: npm run serve     PORT (default 4321, 0 = any free one) changes the port
 */
import { existsSync, readFile } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import {
  cacheControlFor,
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  revalidate,
  securityHeaders,
} from '../src/site/headers.ts';

/** Not for visitors: the page for unknown addresses, the headers for static hosts, the compressed copies. */
const HIDDEN = /(^\/404(\.html)?|^\/_headers|\.br|\.gz)\/?$/;

/** sirv names the encoding of HTML only. */
const GERMAN_TEXTS: Readonly<Record<string, string>> = { '.txt': 'text/plain', '.csv': 'text/csv' };

export function createSiteServer(dist: string): Server {
  // `dev` looks into the folder at each request, so a new build needs no new server.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true });
  return createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const type = GERMAN_TEXTS[extname(path)];
    if (type) response.setHeader('Content-Type', `${type};charset=utf-8`);
    response.setHeaders(new Map(Object.entries(securityHeaders)));
    response.setHeader('Content-Security-Policy', contentSecurityPolicyFor(path));
    response.setHeader('Cache-Control', cacheControlFor(path));
    const notFound = () =>
      readFile(join(dist, '404.html'), (_error, page) => {
        response.setHeader('Content-Type', 'text/html;charset=utf-8');
        response.setHeader('Content-Security-Policy', contentSecurityPolicyOtherwise);
        response.setHeader('Cache-Control', revalidate);
        response.writeHead(404).end(page ?? '404 Page Not Found');
      });
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (HIDDEN.test(path)) notFound();
    else files(request, response, notFound);
  });
}

if (import.meta.main) {
  if (!existsSync('dist/index.html'))
    throw new Error('There is no built site. Build it first: npm run build');
  const server = createSiteServer('dist').listen(Number(process.env.PORT || 4321), '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    console.log(`Serving dist/ at http://127.0.0.1:${port} (Ctrl+C ends it)`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      server.close();
      server.closeAllConnections();
    });
}
