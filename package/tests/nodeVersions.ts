import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Node of the project, that of the system, and those that `NODES` names (paths, separated as in PATH). */
export function nodeVersions(): readonly (readonly [version: string, path: string])[] {
  const system = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));
  const named = (process.env.NODES ?? '').split(delimiter).filter((path) => path !== '');
  const paths = [process.execPath, ...(system === undefined ? [] : [system]), ...named];
  return [...new Map(paths.map((path) => [versionOf(path), path])).entries()];
}

function versionOf(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}
