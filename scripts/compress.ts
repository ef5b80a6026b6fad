/**
 * Writes a brotli and a gzip copy of every compressible file in dist/, so that no server has to compress while a visitor
 * waits. The same input gives the same bytes: neither copy contains a time or a name.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from '../src/build/filesOf.ts';

const compressible = /\.(html|js|css|svg|json|csv|xml|txt|webmanifest)$/;
/** Smaller files fit into one packet anyway. */
const smallestBytes = 256;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @returns how many files have a copy */
export async function compress(dist: string): Promise<number> {
  const paths = (await filesOf(dist)).filter((path) => compressible.test(path));
  const isCompressed = await Promise.all(paths.map((path) => compressFile(join(dist, path))));
  return isCompressed.filter(Boolean).length;
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path);
  if (content.length < smallestBytes) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
  if (br.length < content.length) await writeFile(`${path}.br`, br);
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
  return true;
}
