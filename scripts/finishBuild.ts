import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../src/build/filesOf.ts';

/** A file of every build, in the format of `sha256sum -c`. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** The compressed copies and the headers for static hosts. */
const NOT_FOR_VISITORS = /\.(br|gz)$|^_headers$/;

/** @returns every file below `folder` with the SHA-256 of its content as 64 hex digits, sorted by path (with slashes) */
export async function checksums(folder: string): Promise<Map<string, string>> {
  const hashOf = async (path: string) => [path, hash('sha256', await readFile(join(folder, path)))] as const;
  return new Map(await Promise.all((await filesOf(folder)).map(hashOf)));
}

/** Writes the checksums of all files that visitors can get. */
export async function writeChecksums(dist: string): Promise<void> {
  const lines = [...(await checksums(dist))]
    .filter(([path]) => !NOT_FOR_VISITORS.test(path) && path !== CHECKSUMS_FILE)
    .map(([path, hash]) => `${hash}  ${path}\n`);
  await writeFile(join(dist, CHECKSUMS_FILE), lines.join(''));
}

const compressible = /\.(html|js|css|svg|json|csv|xml|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const smallestBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a brotli and a gzip copy of every compressible file, so that no server has to compress while a visitor waits. The
 * same input gives the same bytes: neither copy contains a time or a name.
 */
export async function compress(dist: string): Promise<void> {
  const paths = (await filesOf(dist)).filter((path) => compressible.test(path));
  await Promise.all(paths.map((path) => compressFile(join(dist, path))));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
}
