import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
