import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { addressOf, isForVisitors } from '../../siteServer/readSite.ts';
import type { Reply } from './connection.ts';

/** A file of dist/ as it must arrive, with its compressed copies by their Content-Encoding. */
export interface ExpectedFile {
  readonly path: string;
  readonly copies: ReadonlyMap<string, Buffer>;
}

export interface ExpectedSite {
  readonly files: readonly ExpectedFile[];
  readonly largest: ExpectedFile;
  readonly notFoundPage: ExpectedFile;
}

/** Reads all files, so that every answer can be compared byte by byte. */
export function expectedSite(dist: string): ExpectedSite {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, sep).length));
  const all = names
    .map((name) => name.split(sep).join('/'))
    .filter(isForVisitors)
    .map((name) => ({ path: addressOf(name), copies: copiesOf(dist, name, names) }));
  const size = (file: ExpectedFile) => file.copies.get('identity')?.length ?? 0;
  const files = all.filter(({ path }) => path !== '/404').sort((a, b) => size(b) - size(a));
  const notFoundPage = all.find(({ path }) => path === '/404');
  const [largest] = files;
  if (!largest || !notFoundPage)
    throw new Error(`There is no built site in ${dist}. Build it first: npm run build`);
  return { files, largest, notFoundPage };
}

function copiesOf(dist: string, name: string, names: readonly string[]): Map<string, Buffer> {
  const copies = new Map([['identity', readFileSync(join(dist, name))]]);
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const)
    if (names.includes(name + ending)) copies.set(encoding, readFileSync(join(dist, name + ending)));
  return copies;
}

/** @throws an Error unless the reply has this status and, byte by byte, a copy of the file */
export function expectFile(reply: Reply, file: ExpectedFile, status = 200): void {
  expectStatus(reply, [status], file.path);
  const encoding = reply.headers.get('content-encoding') ?? 'identity';
  const copy = file.copies.get(encoding);
  if (!copy) throw new Error(`${file.path} has no copy ${encoding}.`);
  if (!reply.body.equals(copy)) throw new Error(`${file.path} (${encoding}) is not the file of dist/.`);
}

export function expectStatus({ status }: Reply, wanted: readonly number[], what: string): void {
  if (!wanted.includes(status))
    throw new Error(`${what}: status ${status} instead of ${wanted.join(' or ')}`);
}
