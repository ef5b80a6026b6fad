/** Finds programs, checks that they start, and installs them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isRoot = process.getuid?.() === 0;

export function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** An existing file is not enough: Ubuntu's chromium-browser and firefox are stubs that ask for a snap. */
export function firstThatStarts(paths: readonly string[], version: RegExp): string | undefined {
  return paths.find((path) => {
    // On Windows, --version opens a window instead of printing.
    if (process.platform === 'win32') return isExecutable(path);
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
    return status === 0 && version.test(stdout);
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function installFromDebian(...names: readonly string[]): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`Installing ${names.join(', ')} with apt-get …`);
  const apt = (...words: string[]) => run('apt-get', words, { DEBIAN_FRONTEND: 'noninteractive' });
  return apt('update') && apt('install', '--yes', '--no-install-recommends', ...names);
}

export function run(command: string, words: readonly string[], env: Record<string, string>): boolean {
  // To standard error, because the standard output of the scripts contains only the path.
  const stdio = ['ignore', process.stderr, process.stderr] as const;
  const tenMinutes = 600_000;
  const { status } = spawnSync(command, words, {
    stdio: [...stdio],
    env: { ...process.env, ...env },
    timeout: tenMinutes,
  });
  return status === 0;
}
