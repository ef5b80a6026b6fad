import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file with its compressed copies. */
export interface SiteFile {
  type: string;
  etag: string;
  copies: ReadonlyMap<Encoding, Buffer>;
}

/** A built site in memory, so that no file disappears during a response. */
export interface Site {
  /** See `buildStamp`. */
  stamp: string;
  /** By path: pages without extension, other files by their names. */
  files: ReadonlyMap<string, SiteFile>;
  notFoundPage: SiteFile | undefined;
}

/** The compressed copies of a file, the smallest first, with their extensions. */
const endings: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
  ['identity', ''],
];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.json': 'application/json',
  '.csv': 'text/csv;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml;charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Changes with every build, so that a running server notices a new build; undefined while there is no site. */
export function buildStamp(dist: string): string | undefined {
  const modified = (name: string) => statSync(join(dist, name), { throwIfNoEntry: false })?.mtimeMs;
  const pagesWritten = modified('index.html');
  return pagesWritten === undefined ? undefined : `${pagesWritten} ${modified('_headers')}`;
}

/** @returns undefined if `dist` contains no built site or a build is just emptying the folder */
export function readSite(dist: string): Site | undefined {
  const stamp = buildStamp(dist);
  if (stamp === undefined) return undefined;
  try {
    const names = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length));
    const files = new Map<string, SiteFile>();
    for (const name of names) {
      const path = name.split(sep).join('/');
      if (isForVisitors(path)) files.set(addressOf(path), readFile(dist, name, names));
    }
    const notFoundPage = files.get('/404');
    files.delete('/404');
    return { stamp, files, notFoundPage };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Not so the compressed copies and the headers for static hosts. @param path below dist/, with slashes */
export function isForVisitors(path: string): boolean {
  return !/\.(br|gz)$|^_headers$/.test(path);
}

/** index.html → /, a.html → /a, a.png → /a.png. @param path below dist/, with slashes */
export function addressOf(path: string): string {
  return path.endsWith('.html') ? cleanPath(`/${path}`) : `/${path}`;
}

/** /index.html → /, /a.html and /a/ and /a/index.html → /a */
export function cleanPath(path: string): string {
  return path.replace(/(\/index)?(\.html|\/)$|\/index$/, '') || '/';
}

function readFile(dist: string, name: string, names: readonly string[]): SiteFile {
  const copies = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of endings)
    if (names.includes(name + ending)) copies.set(encoding, readFileSync(join(dist, name + ending)));
  const content = copies.get('identity') ?? Buffer.alloc(0);
  return {
    type: types[extname(name)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    copies,
  };
}
