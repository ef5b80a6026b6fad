import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** In every build, in the format of `sha256sum -c`. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** The compressed copies and the headers for static hosts. */
const NOT_FOR_VISITORS = /\.(br|gz)$|^_headers$/;

/** @returns every file below `folder` with the SHA-256 of its content as 64 hex digits, sorted by path (with slashes) */
export async function checksums(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(
    await Promise.all(paths.map(async (path) => [path, sha256(await readFile(join(folder, path)))] as const)),
  );
}

/** Writes the checksums of all files that visitors can get. */
export async function writeChecksums(dist: string): Promise<void> {
  const lines = [...(await checksums(dist))]
    .filter(([path]) => !NOT_FOR_VISITORS.test(path) && path !== CHECKSUMS_FILE)
    .map(([path, hash]) => `${hash}  ${path}\n`);
  await writeFile(join(dist, CHECKSUMS_FILE), lines.join(''));
}

/** @returns 64 hex digits */
function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
