import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/serve.ts';

/** The site on a port of its own: each test has its own origin, so that nothing is stored there yet. */
export interface Site {
  address: string;
  /** Method and path of each request, except those of the recorder. */
  requests: string[];
  /** What the pages that have been left wrote to the console, and how they violated their policy. */
  complaints: string[];
  /** Requests for these files fail. */
  broken: RegExp | null;
  end(): Promise<void>;
}

/** The path to which the recorder sends. */
const COMPLAINTS = '/complaints-of-a-page';

/**
 * Stands in front of everything in a page, also of its policy, because WebKitGTK's driver cannot read the console. It
 * stores in `window.complaints` and sends it when the page is left.
 */
const recorder = `<script>{
const complaints = (window.complaints = []);
const add = (...words) => complaints.push(location.pathname + ': ' + words.join(' '));
for (const level of ['error', 'warn', 'info', 'log', 'debug']) console[level] = (...words) => add(level, ...words);
addEventListener('error', ({ message, target }) => {
  // Firefox raises it for a module that is already there. One that is missing fails when it is imported.
  if (target.rel !== 'modulepreload') add('error', message || target.src || target.href);
}, true);
addEventListener('unhandledrejection', ({ reason }) => add('rejection', reason));
document.addEventListener('securitypolicyviolation', (event) => add('policy', event.effectiveDirective, event.blockedURI));
addEventListener('pagehide', () => complaints.length && navigator.sendBeacon('${COMPLAINTS}', complaints.join('\\n')));
}</script>`;

export async function startSite(dist = 'dist'): Promise<Site> {
  const built = createSiteServer(dist);
  const inner = await listen(built);
  const server = createServer(async (request, response) => {
    if (request.url === COMPLAINTS) {
      request.on('data', (data) => own.complaints.push(String(data)));
      response.writeHead(204).end();
      return;
    }
    own.requests.push(`${request.method} ${request.url}`);
    if (own.broken?.test(request.url ?? '')) {
      request.socket.destroy();
      return;
    }
    // Only in pages: the service worker compares the files that it stores with those of the build.
    if (request.headers['sec-fetch-mode'] === 'navigate') {
      const page = await fetch(inner + request.url, { redirect: 'manual' });
      const headers = Object.fromEntries(page.headers);
      // Without the ETag, a copy in the cache of the browser is never taken for the file of the build.
      for (const name of ['content-length', 'content-encoding', 'etag']) delete headers[name];
      response
        .writeHead(page.status, headers)
        .end((await page.text()).replace('<head>', `<head>${recorder}`));
    } else built.emit('request', request, response);
  });
  const own: Site = {
    address: await listen(server),
    requests: [],
    complaints: [],
    broken: null,
    async end() {
      await Promise.all([close(built), close(server)]);
    },
  };
  return own;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((ended) => server.close(ended));
}
