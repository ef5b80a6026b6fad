import { createServer } from 'node:http';
import { listen, startServer } from '../../support/ownServer.ts';

export type Site = Awaited<ReturnType<typeof startSite>>;

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

/** The site on a port of its own: each test has its own origin, so that nothing is stored there yet. */
export async function startSite(dist = 'dist') {
  const server = await startServer(dist);
  const own = {
    ...{ address: server.address, end: server.end },
    /** Method and path of each request, except those of the recorder. */
    requests: [] as string[],
    /** What the pages that have been left wrote to the console, and how they violated their policy. */
    complaints: [] as string[],
    /** Requests for these files fail. */
    broken: null as RegExp | null,
  };
  server.intervention = (request, response) => {
    const { url = '', method, socket } = request;
    // Only in pages: the service worker compares the files that it stores with those of the build.
    if (request.headers['sec-fetch-mode'] === 'navigate') {
      // This request counts, that of the browser does not.
      void fetch(server.address + url, { redirect: 'manual' }).then(async (page) => {
        const headers = Object.fromEntries(page.headers);
        // Without the ETag, a copy in the cache of the browser is never taken for the file of the build.
        for (const name of ['content-length', 'content-encoding', 'etag']) delete headers[name];
        const html = (await page.text()).replace('<head>', `<head>${recorder}`);
        response.writeHead(page.status, headers).end(html);
      });
      return true;
    }
    if (url === COMPLAINTS) {
      request.on('data', (data) => own.complaints.push(String(data)));
      response.writeHead(204).end();
      return true;
    }
    own.requests.push(`${method} ${url}`);
    const isBroken = own.broken?.test(url) ?? false;
    if (isBroken) socket.destroy();
    return isBroken;
  };
  return own;
}

/** The proxy of a browser for everything that is not this machine. It refuses each request and remembers its host. */
export async function startRefusingProxy() {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.url ?? '');
    response.writeHead(403).end();
  });
  server.on('connect', (request, socket) => {
    hosts.push(request.url ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  return { hosts, ...(await listen(server)) };
}
