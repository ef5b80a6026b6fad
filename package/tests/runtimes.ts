import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** What runs a script: a name with its version, and the words before the script's name. */
type Runtime = readonly [name: string, command: readonly [program: string, ...words: string[]]];

/** The Node of the project, that of the system, and the runtimes that `RUNTIMES` names (paths, separated as in PATH). */
export function runtimes(): readonly Runtime[] {
  const system = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((path) => existsSync(path));
  const named = (process.env.RUNTIMES ?? '').split(delimiter).filter((path) => path !== '');
  const paths = [process.execPath, ...(system === undefined ? [] : [system]), ...named];
  return [...new Map(paths.map((path) => [nameOf(path), path]))].map(([name, path]) => [
    name,
    // Deno asks before a program may read files.
    basename(path) === 'deno' ? [path, 'run', '--allow-all'] : [path],
  ]);
}

function nameOf(path: string): string {
  const [version = ''] = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim().split('\n');
  return version.startsWith('v')
    ? `Node ${version}`
    : `${basename(path)} ${version.replace(/^deno | \(.*/g, '')}`;
}
