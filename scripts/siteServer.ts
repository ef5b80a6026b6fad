/**
 * Serves the built site as in production: clean URLs, the copies compressed by the build, the 404 page with its status,
 * and the headers of src/site/headers.ts.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import {
  cacheControlFor,
  contentSecurityPolicyFor,
  contentSecurityPolicyOtherwise,
  revalidate,
  securityHeaders,
} from '../src/site/headers.ts';
import { buildStamp, cleanPath, readSite, type Site, type SiteFile } from './siteServer/readSite.ts';
import { hasAlready, partOf, takesEncoding } from './siteServer/requestHeaders.ts';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** @throws an Error with a sentence for the user if `dist` contains no built site */
export function createSiteServer(dist: string): Server {
  let site = readSite(dist);
  if (!site) throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  const answerTo = (request: IncomingMessage): Answer => {
    try {
      if (site?.stamp !== buildStamp(dist)) site = readSite(dist);
      if (site) return answer(site, request);
      return text(503, 'The site is being built. Try again in a moment.', { 'Retry-After': '5' });
    } catch (error) {
      console.error(error);
      return text(500, 'The server failed on this request.');
    }
  };
  return createServer((request, response) => {
    const { status, headers, body } = answerTo(request);
    response.writeHead(status, {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicyOtherwise,
      'Cache-Control': revalidate,
      ...(body ? { 'Content-Length': String(body.length) } : {}),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

function answer(site: Site, request: IncomingMessage): Answer {
  // The request target may be an absolute URL (RFC 9112, section 3.2.2). Fragments are not for servers.
  const [target = '/'] = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '').split('#');
  const [rawPath = '/', query] = target.split('?', 2);
  const path = decoded(rawPath);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return text(405, 'Only GET and HEAD.', { Allow: 'GET, HEAD' });
  if (path === undefined) return text(400, 'This address is not well-formed.');
  const file = site.files.get(path);
  if (file) return answerWith(file, path, request);
  const page = cleanPath(path);
  if (page === path || !site.files.has(page)) return notFound(site, request);
  const location = encodeURI(page) + (query === undefined ? '' : `?${query}`);
  return text(308, `Moved to ${location}`, { Location: location });
}

function decoded(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

function text(status: number, sentence: string, headers: Record<string, string> = {}): Answer {
  const body = Buffer.from(`${sentence}\n`);
  return { status, headers: { 'Content-Type': 'text/plain;charset=utf-8', ...headers }, body };
}

function answerWith(file: SiteFile, path: string, request: IncomingMessage): Answer {
  const kept = {
    'Content-Security-Policy': contentSecurityPolicyFor(path),
    'Cache-Control': cacheControlFor(path),
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  };
  if (hasAlready(request.headers['if-none-match'], file.etag)) return { status: 304, headers: kept };
  const { headers, body } = copyFor(file, request);
  // If-Range requires a byte-identical copy, which a weak ETag does not guarantee.
  const part = request.headers['if-range'] ? undefined : partOf(request.headers.range, body.length);
  if (part === undefined)
    return { status: 200, headers: { ...kept, ...headers, 'Accept-Ranges': 'bytes' }, body };
  if (part === 'outside')
    return text(416, 'There is no such part.', { 'Content-Range': `bytes */${body.length}` });
  const [first, last] = part;
  return {
    status: 206,
    headers: { ...kept, ...headers, 'Content-Range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  };
}

function notFound(site: Site, request: IncomingMessage): Answer {
  return site.notFoundPage
    ? { status: 404, ...copyFor(site.notFoundPage, request) }
    : text(404, '404 Page Not Found');
}

function copyFor(file: SiteFile, request: IncomingMessage): Required<Omit<Answer, 'status'>> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const headers = { 'Content-Type': file.type, Vary: 'Accept-Encoding' };
  for (const [encoding, body] of file.copies) {
    if (encoding === 'identity') return { headers, body };
    if (takesEncoding(accepted, encoding))
      return { headers: { ...headers, 'Content-Encoding': encoding }, body };
  }
  throw new Error('A file has no content.');
}
