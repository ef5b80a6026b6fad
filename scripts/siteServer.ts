/**
 * Answers for the built site as the web will see it: clean addresses, copies compressed at build time, 404 with its
 * status, the headers of src/site/headers.ts.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import sirv from 'sirv';
import { cacheControlFor, revalidate, securityHeaders } from '../src/site/headers.ts';

/** Names that lie in dist/ for servers, not for visitors. The 404 page has no address of its own. */
const notForVisitors = /\.(br|gz)$|^\/_headers$|^\/404(\.html)?$/;

/** @throws Error, with a sentence for the person at the terminal, if `dist` holds no built site. */
export function createSiteServer(dist: string): Server {
  let site = loadSite(dist);
  if (!site) throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  return createServer((request, response) => {
    if (site?.stamp !== buildStamp(dist)) site = loadSite(dist);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (site) answer(site, request, response);
    else answerText(response, 503, 'The site is being built. Try again in a moment.', { 'Retry-After': '5' });
  });
}

interface Site {
  stamp: string;
  pages: ReadonlySet<string>;
  notFoundPage: ReadonlyMap<Encoding, Buffer>;
  files: ReturnType<typeof sirv>;
}

/** Changes with every build, so that a build beneath a running server is noticed; undefined while there is no site. */
function buildStamp(dist: string): string | undefined {
  const modified = (name: string) => statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs;
  const pagesWritten = modified('index.html');
  return pagesWritten === undefined ? undefined : `${pagesWritten} ${modified('_headers')}`;
}

function loadSite(dist: string): Site | undefined {
  const stamp = buildStamp(dist);
  if (stamp === undefined) return undefined;
  try {
    return readSite(dist, stamp);
  } catch (error) {
    // A build is emptying the folder just now.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readSite(dist: string, stamp: string): Site {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return {
    stamp,
    pages: new Set(names.filter((name) => /\.html$/.test(name) && name !== '404.html').map(pageAddress)),
    notFoundPage: loadNotFoundPage(dist, names),
    files: sirv(dist, { etag: true, brotli: true, gzip: true, extensions: ['html'] }),
  };
}

function pageAddress(name: string): string {
  return cleanPath(`/${name.split(sep).join('/')}`);
}

/** /index.html → /, /a.html and /a/ and /a/index.html → /a */
function cleanPath(path: string): string {
  return path.replace(/(\/index)?(\.html|\/)$|\/index$/, '') || '/';
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const [rawPath = '/', query] = (request.url ?? '/').split(/[?#]/, 2);
  const path = decoded(rawPath);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    answerText(response, 405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  } else if (path === undefined) {
    answerText(response, 400, 'This address is not well-formed.');
  } else if (cleanPath(path) !== path && site.pages.has(cleanPath(path))) {
    const location = encodeURI(cleanPath(path)) + (query === undefined ? '' : `?${query}`);
    answerText(response, 308, `Moved to ${location}`, { Location: location });
  } else if (notForVisitors.test(path) || (path.endsWith('/') && path !== '/')) {
    // sirv would take /name/ for /name, and so would answer one page at two addresses.
    answerNotFound(site, request, response);
  } else {
    response.setHeader('Cache-Control', cacheControlFor(path));
    response.setHeader('Vary', 'Accept-Encoding');
    site.files(request, response, () => answerNotFound(site, request, response));
  }
}

/** decodeURI, not decodeURIComponent: sirv decodes so, and the two must see the same path. */
function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

function answerText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain;charset=utf-8',
    'Cache-Control': revalidate,
    ...headers,
  });
  response.end(`${text}\n`);
}

type Encoding = 'br' | 'gzip' | 'identity';
const endings = new Map<Encoding, string>([
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
]);

function loadNotFoundPage(dist: string, names: string[]): Map<Encoding, Buffer> {
  const page = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of endings) {
    const name = `404.html${ending}`;
    if (names.includes(name)) page.set(encoding, readFileSync(join(dist, name)));
  }
  return page;
}

function answerNotFound(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const accepted = `${request.headers['accept-encoding'] ?? ''},identity`;
  for (const [encoding, content] of site.notFoundPage) {
    if (!accepted.includes(encoding)) continue;
    response.writeHead(404, {
      'Cache-Control': revalidate,
      'Content-Length': content.length,
      'Content-Type': 'text/html;charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      Vary: 'Accept-Encoding',
    });
    response.end(content);
    return;
  }
  answerText(response, 404, '404 Page Not Found');
}
