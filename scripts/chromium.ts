/**
 * Finds a Chromium that starts, or installs one: $CHROMIUM_PATH, the system's, Playwright's own, Debian's, Playwright's
 * download, in this order.
 *
 * Usage: node scripts/chromium.ts     prints the path
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

/** Without the --disable arguments a browser without network waits for its vendor's hosts. */
export const chromiumArguments: readonly string[] = [
  // For root, the sandbox needs rights that containers lack.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @throws an Error that says what to do if there is no Chromium and none can be installed */
export function findChromium(): string {
  const asked = process.env.CHROMIUM_PATH;
  const found = firstThatStarts(asked ? [asked] : candidates());
  if (found) return found;
  if (asked) throw new Error(`CHROMIUM_PATH names ${asked}, and that does not start.`);
  for (const install of [() => installFromDebian('chromium'), installFromPlaywright]) {
    if (!install()) continue;
    const installed = firstThatStarts(candidates());
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium starts on this machine, and none could be installed.\n' +
      'Install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium),\n' +
      'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/**
 * Finds the headless shell: Chromium without the parts around the page. Tests take less than half the processor time in it.
 *
 * @param chromium the whole browser, for machines without the shell
 * @returns the path of the shell, of the browser that $CHROMIUM_PATH names, or of `chromium`
 */
export function findHeadlessShell(chromium: string): string {
  const search = () => firstThatStarts(inPath(['chromium-headless-shell', 'chrome-headless-shell']));
  if (process.env.CHROMIUM_PATH) return chromium;
  return search() ?? (installFromDebian('chromium-headless-shell') ? search() : undefined) ?? chromium;
}

function inPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

function candidates(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return [
    ...inPath(names),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ].filter((path) => existsSync(path));
}

/** An existing file is not enough: Ubuntu's chromium-browser is a stub that asks for a snap. */
function firstThatStarts(paths: string[]): string | undefined {
  return paths.find((path) => {
    // chrome.exe --version opens a window instead of printing.
    if (process.platform === 'win32') return isExecutable(path);
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
    return status === 0 && /Chrom/.test(stdout);
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

function installFromDebian(name: string): boolean {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`Installing ${name} with apt-get …`);
  const apt = (...words: string[]) => run('apt-get', words, { DEBIAN_FRONTEND: 'noninteractive' });
  return apt('update') && apt('install', '--yes', '--no-install-recommends', name);
}

function installFromPlaywright(): boolean {
  console.error('Installing Chromium with Playwright …');
  const command = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [command, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {});
}

function run(command: string, words: string[], env: Record<string, string>): boolean {
  // To standard error, because standard output contains only the path.
  const stdio = ['ignore', process.stderr, process.stderr] as const;
  const tenMinutes = 600_000;
  const { status } = spawnSync(command, words, {
    stdio: [...stdio],
    env: { ...process.env, ...env },
    timeout: tenMinutes,
  });
  return status === 0;
}

if (import.meta.main) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
